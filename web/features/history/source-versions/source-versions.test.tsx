import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { undoEvent } from '#contract/history/undo.ts';
import { grantRole } from '#contract/projects/members.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, editString, updateStrings } from '#contract/texts/strings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { fileStringsOf } from '#domain/files/imports/section-update.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const sourceOf = (content: string) => parseSource('json', content);
const MENU = 'Menu of “Toolbar”';
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Source versions of “Toolbar”' }));
const findRows = async () =>
  within(await (await findDialog()).findByRole('list', { name: /^Source versions/ })).findAllByRole(
    'listitem',
  );
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const findEntries = async () =>
  within(await screen.findByRole('region', { name: 'Log, newest first' })).findAllByRole('listitem');

/** A project with a section whose source was imported and updated. */
async function updated() {
  const { project } = await projectOf(anna, { strings: [] });
  const of = { project: project.id };
  const { id: section } = await anna.does(addSection, { params: of, body: { name: 'Toolbar' } });
  const params = { ...of, section };
  const body = importBody(sourceOf('{"a":"Line","b":"Rubber","c":"Old"}'));
  const strings = await anna.does(addStrings, { params, body: { ...body, file: 'en.json' } });
  const newer = sourceOf('{"a":"Line","b":"Eraser","d":"Brush"}');
  const { event } = await anna.does(updateStrings, {
    params,
    body: { strings: fileStringsOf(newer, newer.strings), file: 'newer.json', remove: [strings[2]?.id ?? 0] },
  });
  return { project, params, strings, event: event ?? 0, address: `/projects/${project.id}` };
}

/** The same, set back by an undo. */
async function toolbar() {
  const made = await updated();
  await anna.does(undoEvent, { params: { project: made.project.id, event: made.event } });
  return made;
}

async function open() {
  await enter(MENU);
  await enter('Source versions', undefined, 'menuitem');
  return findRows();
}

test('a section lists what its source comes from, by keyboard, and each leads to its entry in the log', async () => {
  const { address } = await toolbar();
  const page = await openPage(testApp, anna, address);
  const rows = await open();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Undo.*newer\.json.*1 changed, 1 added, 1 removed/),
    expect.stringMatching(/^Update.*newer\.json.*Undone.*1 changed, 1 added, 1 removed/),
    expect.stringMatching(/^Import.*en\.json.*3 added/),
  ]);
  expect(rows[1]).toHaveTextContent('anna');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: MENU })).toHaveFocus());

  const [, update = expect.fail()] = await open();
  await enter('Show in the log', within(update), 'link');
  await isClosed();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Log' })).toHaveFocus());
  const entries = await findEntries();
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\S+ updated the source of “Toolbar”/),
  ]);
  await enter('Show all entries');
  await waitFor(async () => expect((await findEntries())[0]).toHaveTextContent(/undid .*updated the source/));
});

test('older versions are fetched on request, and reading goes on at the first of them', async () => {
  const { address, params } = await toolbar();
  for (let at = 0; at < 49; at += 1) {
    const body = importBody(sourceOf(`{"x${at}":"One","y${at}":"Two"}`));
    await anna.does(addStrings, { params, body });
  }
  const page = await openPage(testApp, anna, address);
  const rows = await open();
  expect(rows).toHaveLength(50);
  expect(rows[0]).toHaveTextContent('without a file name');
  await page.press('Show older versions');
  await waitFor(async () => expect(await findRows()).toHaveLength(52));
  expect((await findRows())[50]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull();
});

test('who manages strings without seeing the log has no link to it, and a translator has no list', async () => {
  const { address, project } = await toolbar();
  await joinAs(testApp, boris, project, 'translator');
  const page = await openPage(testApp, boris, address);
  await page.press(MENU);
  await screen.findByRole('menuitem', { name: 'Download source' });
  expect(screen.queryByRole('menuitem', { name: 'Source versions' })).toBeNull();

  await anna.does(grantRole, { params: { project: project.id, user: boris.id }, body: { role_id: 3 } });
  await page.load();
  expect(await open()).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Show in the log' })).toBeNull();
});

test('the undo of an update says what it has left, and the log has its file and counts', async () => {
  const { project, params, strings, address } = await updated();
  await joinAs(testApp, boris, project, 'redactor');
  const edited = { ...params, string: strings[1]?.id ?? 0 };
  await boris.does(editString, { params: edited, body: { text: 'An eraser' } });

  const page = await openPage(testApp, anna, `${address}/editor/${printSectionId(params.section)}`);
  await waitFor(() => expect(document.querySelectorAll('li[data-string]')).toHaveLength(3));
  await pressOn(await screen.findByRole('main'), '{Control>}z{/Control}');
  await screen.findByRole('group', { name: 'Undone: Source updated. Left as they are: 1 edited since' });

  await page.load(`${address}?kind=updateSource#log`);
  const [undone, update] = await findEntries();
  expect(undone).toHaveTextContent(/undid .*updated the source of “Toolbar”/);
  expect(undone).toHaveTextContent('1 added, 1 removed');
  expect(undone).toHaveTextContent('Left as they are: 1 edited since');
  expect(update).toHaveTextContent('newer.json1 changed, 1 added, 1 removed');
});
