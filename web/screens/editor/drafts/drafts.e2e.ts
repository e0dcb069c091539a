import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { listEditorRows } from '#contract/editor.ts';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });
const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const drafts = (page: Page) => page.getByRole('dialog', { name: 'My drafts' });

test('a text that is not saved stays on its row, outlives a reload, and is saved once when the connection is back', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  await joins(boris, project);
  const page = await boris.opens(browser, editor);
  const context = page.context();

  // The first is stored, but its response is lost; the second does not reach the server.
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
  // Right after the page has loaded, a text waits for the dictionary check.
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
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

  // A guest in the same browser sees no drafts.
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

  // A refused text becomes a draft with the reason, and is not retried.
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

test('changes of comments and of strings, and a string that is not added yet, are listed among the drafts', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  await anna.does(addComment, { params: string(1), body: { text: 'Sent.' } });
  const page = await anna.opens(browser, editor);
  await expect(entry(page)).toBeVisible();
  await page.keyboard.press('Alt+Shift+E');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('One, changed.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+m');
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('Sent, and changed.');
  await page.keyboard.press('Alt+Shift+N');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text', exact: true }).fill('Three.');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Key', exact: true }).fill('three');

  await page.reload();
  await page.getByRole('button', { name: 'My drafts: 3' }).click();
  const draft = (hasText: string) => drafts(page).getByRole('listitem').filter({ hasText });
  await expect(draft('Edited string')).toContainText('One, changed.');
  await expect(draft('Edited comment')).toContainText('Sent, and changed.');
  await expect(draft('New string')).toContainText(/Three\.\s*Key: three/);
  await draft('New string').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Three.',
  );
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).nth(2)).toContainText('Three.');
  await expect(page.getByRole('button', { name: 'My drafts: 2' })).toBeVisible();
});

test('what is saved after one has gone on to another string is no draft, and what fails then is listed as not saved', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor);
  const goOn = async (submit: () => Promise<void>, answer: (route: Route) => Promise<void>) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/strings\/\d+/, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await held;
      return answer(route);
    });
    const answered = page.waitForEvent('requestfinished', (request) => request.method() === 'PATCH');
    await submit();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
    release();
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
  };
  const editTranslation = (text: string) => async () => {
    await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Alt+e');
    await page.getByRole('textbox', { name: 'Edit translation' }).fill(text);
    await page.keyboard.press('Control+Enter');
  };
  await goOn(editTranslation('Раз-два.'), (route) => route.continue());
  await expect(rows(page).first()).toContainText('Раз-два.');
  await expect(page.getByRole('button', { name: /^My drafts/ })).toHaveCount(0);

  await page.keyboard.press('Alt+ArrowUp');
  await goOn(editTranslation('Раз-два-три.'), (route) =>
    route.fulfill({ status: 500, json: { status: 500, errors: [{ key: 'general', kind: 'broken' }] } }),
  );
  await expect(rows(page).first()).toContainText('Not saved');
  await expect(rows(page).first()).not.toContainText('Not saved');
  await expect(rows(page).first()).toContainText('Раз-два-три.');

  await page.keyboard.press('Alt+ArrowUp');
  await goOn(
    async () => {
      await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('Alt+Shift+E');
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('One, changed.');
      await page.keyboard.press('Control+Shift+Enter');
    },
    (route) => route.continue(),
  );
  await expect(rows(page).first()).toContainText('One, changed.');
  await expect(page.getByRole('button', { name: /^My drafts/ })).toHaveCount(0);
});

test('a text that is not saved is discarded after a question, and the focus stays where it was listed', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  const page = await anna.opens(browser, editor);
  await page.route('**/translations', (route) =>
    route.fulfill({
      status: 503,
      json: { status: 503, errors: [{ key: 'general', kind: 'busy', wait: 60 }] },
    }),
  );
  for (const text of ['Раз.', 'Два.', 'Три.']) {
    await entry(page).fill(text);
    await page.keyboard.press('Control+Shift+Enter');
    await expect(entry(page)).toHaveValue('');
    await page.keyboard.press('Alt+ArrowDown');
  }
  const question = page.getByRole('dialog', { name: 'Discard this text?' });
  const discard = async (place: Locator) => {
    await place.getByRole('button', { name: 'Discard' }).first().click();
    await question.getByRole('button', { name: 'Discard' }).click();
  };
  await expect(rows(page).nth(2)).toContainText('Not saved');
  await discard(page.getByRole('list', { name: 'Not saved' }));
  await expect(rows(page).nth(2)).not.toContainText('Not saved');
  await expect(entry(page)).toBeFocused();

  await page.keyboard.press('Alt+Shift+D');
  await expect(drafts(page).getByRole('listitem')).toHaveCount(2);
  for (const left of [1, 0]) {
    await discard(drafts(page).getByRole('list'));
    await expect(drafts(page).getByRole('listitem')).toHaveCount(left);
    await expect(drafts(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeFocused();
});
