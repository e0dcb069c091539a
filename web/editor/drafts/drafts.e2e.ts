import { expect, type Page, test } from '@playwright/test';
import { listEditorRows } from '#contract/editor.ts';
import { joins, stage, visitor } from '../../../test/stage.ts';

const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });
const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const drafts = (page: Page) => page.getByRole('dialog', { name: 'My drafts' });

test('a text that is not saved stays on its row, outlives a reload, and is saved once when the connection is back', async ({
  browser,
}) => {
  const [anna, boris] = [await visitor('anna'), await visitor('boris')];
  const { editor, project, string } = await stage(anna, ['One.', 'Two.', 'Three.']);
  await joins(boris, project);
  const page = await boris.opens(browser, editor);
  const context = page.context();

  // The first is stored, and its answer is lost; the second does not arrive.
  let isCut = true;
  const keys: (string | undefined)[] = [];
  await context.route('**/translations', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isCut) return route.fallback();
    if (route.request().postData()?.includes('Раз')) await route.fetch();
    return route.abort();
  });
  await entry(page).fill('Раз.');
  await page.keyboard.press('Control+Enter');
  await entry(page).fill('Два.');
  await page.keyboard.press('Control+Enter');
  await entry(page).fill('Только начато');
  await expect(rows(page).nth(0)).toContainText('Not saved');
  await expect(rows(page).nth(1)).toContainText('Not saved');

  await page.reload();
  await expect(rows(page).nth(0)).toContainText('Not saved');
  await expect(rows(page).nth(1)).toContainText('Два.');
  await page.keyboard.press('Alt+Shift+D');
  await expect(drafts(page).getByRole('listitem')).toHaveCount(3);
  await expect(drafts(page).getByRole('listitem').filter({ hasText: 'Только начато' })).toContainText(
    'Draft',
  );
  await page.keyboard.press('Escape');

  // A guest at the same browser sees none of it.
  const cookies = await context.cookies();
  await context.clearCookies();
  const guest = await context.newPage();
  await guest.goto(editor);
  await expect(rows(guest).nth(1)).toContainText('Two.');
  await expect(guest.getByText('Not saved')).toHaveCount(0);
  await guest.close();
  await context.addCookies(cookies);

  const other = await context.newPage();
  await other.goto(editor);
  await expect(rows(other).nth(1)).toContainText('Not saved');
  await context.setOffline(true);
  await expect(page.getByText('No connection').first()).toBeVisible();
  await expect(other.getByText('No connection').first()).toBeVisible();
  keys.length = 0;
  isCut = false;
  await context.setOffline(false);
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(other.getByText('Not saved')).toHaveCount(0);
  const params = { project: String(project.id) };
  const ids = [string(1).string, string(2).string].join();
  const stored = await anna.does(listEditorRows, { params, query: { ids } });
  expect(stored.map(({ translations }) => translations.map(({ text }) => text))).toEqual([
    ['Раз.'],
    ['Два.'],
  ]);
  expect(keys).toHaveLength(2);

  // What is refused is a draft again, with the reason, and is not tried again.
  await context.unroute('**/translations');
  let refused = 0;
  await context.route('**/translations', (route) => {
    refused++;
    return route.fulfill({
      status: 403,
      json: { status: 403, errors: [{ key: 'status', kind: 'frozen' }] },
    });
  });
  await page.getByRole('button', { name: 'My drafts: 1' }).click();
  await drafts(page).getByRole('link', { name: 'Open' }).click();
  await entry(page).fill('Три.');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('This project is paused.').first()).toBeVisible();
  await expect(rows(page).nth(2)).toContainText('Not saved');
  await page.reload();
  await expect(rows(page).nth(2)).toContainText('Три.');
  await expect(entry(page)).toHaveValue('Три.');
  expect(refused).toBe(1);
});
