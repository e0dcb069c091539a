import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { editString, updateStrings } from '#contract/strings.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('the undo of an update waits for the words that say what it has left', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, section, project, string } = await projectWithStrings(anna, ['Line', 'Rubber']);
  const params = { project: project.id, section: section.id };
  const strings = [{ text: 'Line' }, { text: 'Eraser' }];
  await anna.does(updateStrings, { params, body: { format: 'text', strings } });
  await anna.does(editString, { params: string(2), body: { text: 'An eraser' } });

  const page = await (await browser.newContext({ storageState: await anna.state() })).newPage();
  const isUndone = page.waitForResponse((response) => response.url().endsWith('/undo'));
  // The words for what was left are in texts that come after the editor's first view.
  await page.route('**/assets/all-*.js', async (route) => {
    await Promise.race([isUndone, setTimeout(2000)]);
    await route.continue();
  });
  await page.goto(editor);
  await expect(page.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  const words = /^Undone: .*Left as they are: 1 edited since$/;
  await expect(page.getByRole('group', { name: words })).toBeVisible();
});
