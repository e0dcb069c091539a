import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { importFile } from '#contract/files/files.ts';
import { addStrings, editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { isShown } from '../../../../test/page/find.ts';
import {
  chooseFiles,
  importPageOf,
  openImport,
  previewed,
  previews,
  transform,
} from '../../../../test/page/import.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const FILE = {
  'tool.line': 'Line',
  'tool.pencil': 'Pencil',
  'tool.eraser': 'Rubber',
  'dialog.close': 'Close the window',
  'dialog.old': 'No longer used',
};
const NEWER = {
  'tool.line': 'Line',
  'tool.pencil': 'Pencil',
  'tool.brush': 'Brush',
  'tool.eraser': 'Eraser',
  'dialog.close': 'Close this window',
};
const printed = (file: object) => `${JSON.stringify(file, null, 2)}\n`;

/** A section with the strings of a file, and its pages. */
async function sectionOf(format: Format, content: string) {
  const { project, params } = await projectOf(anna, { strings: [] });
  const made = await anna.does(addStrings, { params, body: importBody(parseSource(format, content)) });
  const strings = made.map(({ id }) => ({ ...params, string: id }));
  const stored = () => anna.does(listStrings, { params, query: { fetch_translations: '' } });
  const pages = { update: importPageOf(params, 'update_source'), load: importPageOf(params, 'load_strings') };
  return { project, strings, stored, ...pages };
}

const submit = 'Update source';
const inEditor = (page: { address(): string }) => waitFor(() => expect(page.address()).toContain('/editor/'));

test('a newer file updates its section by key: translations stay, and an undo brings everything back', async () => {
  const { project, strings, stored } = await sectionOf('json', printed(FILE));
  const [, , eraser, close, old] = strings;
  if (!eraser || !close || !old) throw new Error('The file has five strings.');
  const { id } = await anna.does(addTranslation, { params: eraser, body: { text: 'Ластик' } });
  await anna.does(approve, { params: { ...eraser, translation: id } });
  await anna.does(addTranslation, { params: old, body: { text: 'Не нужно' } });

  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await page.press(/One/, within(await screen.findByRole('table')));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Update source' }));
  await screen.findByRole('heading', { name: 'Update source' });
  await chooseFiles(page, { name: 'en.json', content: printed(NEWER) });
  await previews(/tool\.eraser\s*Rubber\s*Eraser/, /dialog\.close/);
  await isShown('Translations that will need review: 1.');
  await page.user.click(screen.getByText('Added 1'));
  await previews(/tool\.brush\s*Brush/);
  await page.user.click(screen.getByText('Removed 1'));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Delete “dialog.old”' }));
  await isShown('2 changed, 1 added, 1 to delete · translations deleted: 1');

  // Somebody else edits a string meanwhile: the update waits until the user has seen it.
  await anna.does(editString, { params: close, body: { text: 'Close this window' } });
  await page.press(submit);
  await screen.findByRole('alert');
  await isShown('1 changed, 1 added, 1 to delete');
  await page.press(submit);
  await inEditor(page);

  const updated = await stored();
  expect(Object.fromEntries(updated.map(({ key, text }) => [key, text]))).toEqual(NEWER);
  expect(updated[3]).toMatchObject({ id: eraser.string, translations: [{ text: 'Ластик', status: 1 }] });

  const toast = await screen.findByRole('group', { name: 'Source updated' });
  await runJobs(testApp);
  await page.press('Undo', within(toast));
  await screen.findByRole('group', { name: 'Undone: Source updated' });
  const back = await stored();
  expect(back.map(({ key }) => key)).toEqual(Object.keys(FILE));
  expect(back[4]).toMatchObject({ id: old.string, translations: [{ text: 'Не нужно' }] });
});

test('paragraphs are updated by their text, moved ones are listed, and pairs are corrected by keyboard', async () => {
  const text = 'It was a cold night in the old town.\nNobody spoke a word.\nThe door was shut.\nHello.\n';
  const { strings, stored, update } = await sectionOf('text', text);
  const [, , , hello] = strings;
  if (!hello) throw new Error('The text has four lines.');
  await anna.does(addTranslation, { params: hello, body: { text: 'Привет.' } });

  const page = await openImport(testApp, anna, update);
  const content =
    'Nobody spoke a word.\nThe door was shut.\nIt was a cold night in the old town.\nGood morning, dear!\n';
  await chooseFiles(page, { name: 'chapter.txt', content });
  await isShown('0 changed, 1 added, 0 to delete');
  await previews(/It was a cold night/);
  await page.user.click(screen.getByText('Removed 1'));
  await enter('Pair “Hello.” with another string');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which string of the file is it now?' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Search strings' })).toHaveFocus());
  await page.user.keyboard('MORNING');
  await dialog.findByText('1 string');
  await enter(/Good morning/, dialog);
  await isShown('1 changed, 0 added, 0 to delete');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus());

  // The pair is taken apart and made again from the other side.
  await page.user.click(screen.getByText('Changed 1'));
  await enter('Unpair “Good morning, dear!”');
  await isShown('0 changed, 1 added, 0 to delete');
  await page.user.click(screen.getByText('Added 1'));
  await enter('Pair “Good morning, dear!” with another string');
  await enter(/Hello/, within(await screen.findByRole('dialog')));
  await isShown('1 pair corrected.');
  await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
  await enter(submit);
  await inEditor(page);
  const updated = await stored();
  expect(textsOfStrings(updated).join('\n')).toBe(content.trim());
  expect(updated[3]).toMatchObject({
    id: hello.string,
    translations: [{ text: 'Привет.', needs_review: true }],
  });
});

const textsOfStrings = (strings: { text: string }[]) => strings.map(({ text }) => text);

test('subtitles that were edited update their section by time, on a phone', async () => {
  const cue = (number: number, from: number, text: string) =>
    `${number}\n00:00:0${from},000 --> 00:00:0${from + 1},000\n${text}\n`;
  const film = [cue(1, 3, 'What do you want?'), cue(2, 5, 'I search for someone.')].join('\n');
  const { strings, stored, update } = await sectionOf('srt', film);
  const texts = ['Hello.', 'What do you want?', 'I’m searching for someone.'];
  const page = await openPage(testApp, anna, update, { width: 390 });
  const content = texts.map((text, at) => cue(at + 1, at * 2 + 1, text)).join('\n');
  await chooseFiles(page, { name: 'new.srt', content });
  // Cues that differ only in their number count as unchanged.
  await isShown('1 changed, 1 added, 0 to delete');
  expect(previewed()).toHaveLength(1);
  await page.press(submit);
  await inEditor(page);
  const updated = await stored();
  expect(textsOfStrings(updated)).toEqual(texts);
  expect(updated[2]?.id).toBe(strings[1]?.string);
});

test('a file that has nothing in common with the section is said to be so', async () => {
  const { update } = await sectionOf('json', printed(FILE));
  const page = await openImport(testApp, anna, update);
  await chooseFiles(page, { name: 'chapter.txt', content: 'One.\nTwo.\n' });
  await isShown('This file can’t be matched with the section');
  expect(screen.getByRole('button', { name: submit })).toBeDisabled();
});

test('importing adds to the end, and leads to updating where the section has the text already', async () => {
  const content = 'Alice was beginning to get very tired.\nThere was nothing so very remarkable in that.\n';
  const { stored, load } = await sectionOf('text', content);
  const page = await openImport(testApp, anna, load);
  const said = 'This section already has these 2 strings.';
  await chooseFiles(page, { name: 'chapter.txt', content });
  await isShown(said);
  await transform(page, 'Text to import', 'Quite another text.');
  await waitFor(() => expect(document.body).not.toHaveTextContent('This section already has'));
  await page.press('Import 1 string');
  await inEditor(page);
  expect(await stored()).toHaveLength(3);

  await page.load(load);
  await chooseFiles(page, { name: 'chapter.txt', content });
  await isShown(said);
  await page.user.click(screen.getByRole('link', { name: 'Update source instead' }));
  await page.press('Leave');
  await screen.findByRole('heading', { name: 'Update source' });
});

test('a newer file of a book is sent to the page that imports it for all chapters (imports.70)', async () => {
  const { project, params } = await projectOf(anna, { strings: [] });
  const body = Buffer.from('<html lang="en"><body><h1>One</h1><p>Once.</p></body></html>');
  const { sections } = await anna.does(importFile, { params, query: { name: 'tale.html' }, body });
  const at = { ...params, section: sections[0]?.id ?? 0 };
  const page = await openPage(testApp, anna, importPageOf(at, 'update_source'));
  for (const place of ['update_source', 'load_strings'] as const) {
    await page.load(importPageOf(at, place));
    await chooseFiles(page, { name: 'tale.epub', content: 'PK\u0003\u0004' });
    const link = await screen.findByRole('link', { name: 'Import files' });
    expect(link.closest('[role=alert]')).toHaveTextContent(/^“tale\.epub” is a book/);
    await page.user.click(link);
    await waitFor(() => expect(page.address()).toBe(`/projects/${project.id}/load_files`));
  }
});

test('comparing a file with the section is stopped and begun again (updates.16)', async () => {
  const { update } = await sectionOf('text', 'It was a cold night.\nHello.\n');
  const page = await openImport(testApp, anna, update);
  const letMatchesCome = page.network.hold(/^POST .*\/previews\/matches/);
  await chooseFiles(page, { name: 'chapter.txt', content: 'It was a very cold night.\nHello.\n' });
  await screen.findByRole('progressbar', { name: 'Comparing with the section…' });
  await page.press('Stop');
  await isShown('Comparing was stopped.');
  letMatchesCome();
  await page.press('Compare again');
  await isShown('1 changed, 0 added, 0 to delete');
});

test('what can’t be imported is said at its row, also once it is compared', async () => {
  const { update } = await sectionOf('json', '{"a": "Open", "b": "Shut"}');
  const page = await openImport(testApp, anna, update);
  await chooseFiles(page, { name: 'app.json', content: '{"a": "Open\\ud800", "b": "Shut it"}' });
  await isShown('Some of these characters can’t be saved.');
  await waitFor(() => expect(page.network.answered.join()).toContain('/previews/matches'));
  expect(screen.queryByText(/^Couldn’t compare/)).toBeNull();
});
