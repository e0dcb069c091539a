import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { grantRole } from '#contract/members.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings, editString, updateStrings } from '#contract/strings.ts';
import { undoEvent } from '#contract/undo.ts';
import { whoami } from '#contract/users.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { importBody, parseSource } from '#domain/imports/import-source.ts';
import { fileStringsOf } from '#domain/imports/section-update.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const sourceOf = (content: string) => parseSource('json', content);
const dots = (page: Page) => page.getByRole('button', { name: 'Menu of “Toolbar”' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Source versions of “Toolbar”' });
const rows = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Source versions' }).getByRole('listitem');

/** A project with a section whose source was imported and updated. */
async function updated() {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, []);
  const { id: section } = await anna.does(addSection, {
    params: { project: project.id },
    body: { name: 'Toolbar' },
  });
  const params = { project: project.id, section };
  const body = importBody(sourceOf('{"a":"Line","b":"Rubber","c":"Old"}'));
  const strings = await anna.does(addStrings, { params, body: { ...body, file: 'en.json' } });
  const newer = sourceOf('{"a":"Line","b":"Eraser","d":"Brush"}');
  const { event } = await anna.does(updateStrings, {
    params,
    body: { strings: fileStringsOf(newer, newer.strings), file: 'newer.json', remove: [strings[2]?.id ?? 0] },
  });
  const address = `/projects/${project.id}`;
  return { anna, project, params, strings, event: event ?? 0, address };
}

/** The same, set back by an undo. */
async function toolbar() {
  const made = await updated();
  await made.anna.does(undoEvent, { params: { project: made.project.id, event: made.event } });
  return made;
}

async function open(page: Page) {
  await dots(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Source versions' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('a section lists what its source comes from, by keyboard, and each leads to its entry in the log', async ({
  browser,
}) => {
  const { anna, address } = await toolbar();
  const page = await anna.opens(browser, address);
  await open(page);
  await expect(rows(page)).toHaveText([
    /^Undo newer\.json 1 changed, 1 added, 1 removed/,
    /^Update newer\.json Undone1 changed, 1 added, 1 removed/,
    /^Import en\.json 3 added/,
  ]);
  await expect(rows(page).nth(1)).toContainText(anna.username);
  await page.keyboard.press('Escape');
  await expect(dots(page)).toBeFocused();

  await open(page);
  await rows(page).nth(1).getByRole('link', { name: 'Show in the log' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
  const entries = page.getByRole('region', { name: 'Log, newest first' }).getByRole('listitem');
  await expect(entries).toHaveText([/^\S+ updated the source of “Toolbar”/]);
  await page.getByRole('button', { name: 'Show all entries' }).press('Enter');
  await expect(entries.first()).toContainText(/undid .*updated the source/);
});

test('older versions are fetched on request, and reading goes on at the first of them', async ({
  browser,
}) => {
  const { anna, address, params } = await toolbar();
  for (let at = 0; at < 49; at += 1) {
    const body = importBody(sourceOf(`{"x${at}":"One","y${at}":"Two"}`));
    await anna.does(addStrings, { params, body });
  }
  const page = await anna.opens(browser, address, { viewport: { width: 390, height: 844 } });
  await open(page);
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first()).toContainText('without a file name');
  await dialog(page).getByRole('button', { name: 'Show older versions' }).click();
  await expect(rows(page)).toHaveCount(52);
  await expect(rows(page).nth(50)).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Show older versions' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('who manages strings without seeing the log has no link to it, and a translator has no list', async ({
  browser,
}) => {
  const { anna, address, project } = await toolbar();
  const boris = await newUser('boris');
  await joins(boris, project);
  const page = await boris.opens(browser, address);
  await dots(page).click();
  await expect(page.getByRole('menuitem', { name: 'Download source' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Source versions' })).toHaveCount(0);

  const me = await boris.does(whoami, {});
  await anna.does(grantRole, { params: { project: project.id, user: me.id }, body: { role_id: 3 } });
  await page.reload();
  await open(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(dialog(page).getByRole('link', { name: 'Show in the log' })).toHaveCount(0);
});

test('the undo of an update says what it has left, and the log has its file and counts', async ({
  browser,
}) => {
  const { anna, project, params, strings, address } = await updated();
  const boris = await newUser('boris');
  await joins(boris, project);
  const { id: user } = await boris.does(whoami, {});
  await anna.does(grantRole, { params: { project: project.id, user }, body: { role_id: 3 } });
  const edited = { ...params, string: strings[1]?.id ?? 0 };
  await boris.does(editString, { params: edited, body: { text: 'An eraser' } });

  const page = await (await browser.newContext({ storageState: await anna.state() })).newPage();
  const isUndone = page.waitForResponse((response) => response.url().endsWith('/undo'));
  // The words for what was left are in texts that come after the editor's first view.
  await page.route('**/assets/all-*.js', async (route) => {
    await Promise.race([isUndone, setTimeout(2000)]);
    await route.continue();
  });
  await page.goto(`${address}/editor/${printSectionId(params.section)}`);
  await expect(page.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  const words = 'Undone: Source updated. Left as they are: 1 edited since';
  await expect(page.getByRole('group', { name: words, exact: true })).toBeVisible();

  await page.goto(`${address}?kind=updateSource#log`);
  const entries = page.getByRole('region', { name: 'Log, newest first' }).getByRole('listitem');
  await expect(entries.first()).toContainText(/undid .*updated the source of “Toolbar”/);
  await expect(entries.first()).toContainText('1 added, 1 removed');
  await expect(entries.first()).toContainText('Left as they are: 1 edited since');
  await expect(entries.nth(1)).toContainText('newer.json1 changed, 1 added, 1 removed');
});
