import { expect } from '@playwright/test';
import { whoami } from '#contract/identity/users.ts';
import { grantRole } from '#contract/projects/members.ts';
import { addStrings, editString, updateStrings } from '#contract/texts/strings.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { fileStringsOf } from '#domain/files/imports/section-update.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('the undo of an update waits for the words that say what it has left', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, section, editor } = await projectWithStrings(anna, []);
  const params = { project: project.id, section: section.id };
  const sourceOf = (content: string) => parseSource('json', content);
  const [, second] = await anna.does(addStrings, {
    params,
    body: importBody(sourceOf('{"a":"Line","b":"Rubber"}')),
  });
  const newer = sourceOf('{"a":"Line","b":"Eraser"}');
  await anna.does(updateStrings, { params, body: { strings: fileStringsOf(newer, newer.strings) } });
  const boris = await newUser('boris');
  await joins(boris, project);
  const { id: user } = await boris.does(whoami, {});
  await anna.does(grantRole, { params: { project: project.id, user }, body: { role_id: 3 } });
  const edited = { ...params, string: second?.id ?? 0 };
  await boris.does(editString, { params: edited, body: { text: 'An eraser' } });

  const page = await (await browser.newContext({ storageState: await anna.state() })).newPage();
  const undone: Promise<unknown>[] = [];
  page.on('request', (made) => made.url().endsWith('/undo') && undone.push(made.response()));
  // The words for what was left are in texts that come after the editor's first view.
  const words = Promise.withResolvers<void>();
  await page.route('**/assets/all-*.js', async (route) => {
    await words.promise;
    await route.continue();
  });
  await page.goto(editor);
  await expect(page.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  // Whether it is sent first or waits: the words come after it.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await Promise.all(undone);
  words.resolve();
  const said = /^Undone: .*Left as they are: 1 edited since$/;
  await expect(page.getByRole('group', { name: said })).toBeVisible();
});
