import { expect } from '@playwright/test';
import { listEditorRows } from '#contract/texts/editor.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('a text that is not saved is shown in two tabs, and one of them saves it when the connection is back', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, editor);
  const context = page.context();
  await context.route('**/translations', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Your translation' }).fill('Раз.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Not saved').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(editor);
  const tabs = [page, other];
  await expect(other.getByText('Not saved').first()).toBeVisible();
  await context.setOffline(true);
  for (const tab of tabs) await expect(tab.getByText('No connection').first()).toBeVisible();
  await context.unroute('**/translations');
  let sent = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/translations')) sent += 1;
  });
  await context.setOffline(false);
  for (const tab of tabs) await expect(tab.getByText('Not saved')).toHaveCount(0);
  const params = { project: String(project.id) };
  const query = { ids: String(string(1).string) };
  const [stored] = await anna.does(listEditorRows, { params, query });
  expect(stored?.translations.map(({ text }) => text)).toEqual(['Раз.']);
  expect(sent).toBe(1);
});
