import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, pushFile } from '#contract/files/files.ts';
import { listSourceVersions } from '#contract/history/source-versions.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { deleteSection, getSection, listSections } from '#contract/texts/sections.ts';
import { listStrings, updateStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { askApp } from '../../test/ask-app.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { recountAll } from '../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: number;

beforeEach(async () => {
  ({ project } = (await projectOf(anna, { strings: ['One.'] })).params);
  await joinAs(testApp, boris, { id: project }, 'redactor');
});

type Query = Parameters<typeof anna.does<typeof pushFile>>[1]['query'];
const PATH = 'locales/en/menu.json';
const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

const pushes = (text: string, query: Partial<Query> = {}, who = anna) =>
  who.does(pushFile, { params: { project }, query: { path: PATH, ...query }, body: Buffer.from(text) });
const sections = () => anna.does(listSections, { params: { project } });
const stringsOf = async (section = 0) =>
  (await anna.does(listStrings, { params: { project, section } })).map(({ key, text }) => [key, text]);
const rightCounters = async () =>
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

test('a file that is new becomes a section that is found by its path', async () => {
  const pushed = await pushes('{"ok": "OK", "no": "No"}', { hash: HASHES[0] });
  expect(pushed).toMatchObject({ is_new: true, format: 'json', read: 2, added: 2, event: null });
  expect(pushed.section?.name).toBe('menu');
  expect((await sections()).at(-1)).toMatchObject({
    id: pushed.section?.id,
    source_path: PATH,
    source_hash: HASHES[0],
    stats: { strings_amount: 2 },
  });
  await rightCounters();
});

test('a newer file of the same path updates its section, and translations stay', async () => {
  const { section } = await pushes('{"ok": "OK", "no": "No"}');
  const at = { project, section: section?.id ?? 0 };
  const [first] = await anna.does(listStrings, { params: at });
  await anna.does(addTranslation, {
    params: { ...at, string: first?.id ?? 0 },
    body: { text: 'Хорошо' },
  });
  const pushed = await pushes('{"ok": "Okay", "yes": "Yes"}', { hash: HASHES[1] });
  expect(pushed).toMatchObject({ is_new: false, section, added: 1, changed: 1, unchanged: 0, kept: 1 });
  expect(pushed.event).not.toBeNull();
  expect(await stringsOf(section?.id)).toEqual([
    ['ok', 'Okay'],
    ['no', 'No'],
    ['yes', 'Yes'],
  ]);
  expect((await sections()).at(-1)?.stats.strings_translated).toBe(1);
  expect(await sections()).toHaveLength(2);
  await rightCounters();
});

test('strings that the file lacks are deleted only when the program asks for it', async () => {
  const { section } = await pushes('{"ok": "OK", "no": "No"}');
  expect(await pushes('{"ok": "OK"}')).toMatchObject({ kept: 1, removed: 0 });
  expect(await pushes('{"ok": "OK"}', { removes_missing: '' })).toMatchObject({ kept: 0, removed: 1 });
  expect(await stringsOf(section?.id)).toEqual([['ok', 'OK']]);
  await rightCounters();
});

test.each([
  ['gettext', 'app.pot', 'msgid "Open"\nmsgstr ""\n', 'msgid "Save"\nmsgstr ""\n\nmsgid "Open"\nmsgstr ""\n'],
  ['Markdown', 'help.md', '# Open\n', '# Open\n\nHow to save.\n'],
  ['plain text', 'tale.txt', 'Open\n', 'Save\nOpen\n'],
])('a section of %s is updated from a newer file too', async (_, path, former, newer) => {
  const { section } = await pushes(former, { path });
  expect(await pushes(newer, { path, removes_missing: '' })).toMatchObject({
    section,
    added: 1,
    unchanged: 1,
    removed: 0,
  });
  const file = await anna.asks(exportFile, {
    params: { project },
    query: { sections: String(section?.id), source: '' },
  });
  expect(file.body).toBe(newer);
});

test('a section that was made on the site is taken by its name, if only one has it', async () => {
  const made = await anna.does(importFile, {
    params: { project },
    query: { name: 'menu.json' },
    body: Buffer.from('{"ok": "OK"}'),
  });
  expect(await pushes('{"ok": "Okay"}')).toMatchObject({ is_new: false, section: made.section, changed: 1 });
  expect(await pushes('{"ok": "OK"}', { path: 'other/menu.json' })).toMatchObject({ is_new: true });
  expect((await sections()).map(({ source_path }) => source_path)).toEqual([null, PATH, 'other/menu.json']);
});

test('a section that is named by its id is updated, whatever it is called, and takes the path', async () => {
  const made = await anna.does(importFile, {
    params: { project },
    query: { name: 'other.json' },
    body: Buffer.from('{"ok": "OK"}'),
  });
  const section = made.section?.id ?? 0;
  expect(await pushes('{"ok": "Okay"}', { section })).toMatchObject({ is_new: false, changed: 1 });
  expect((await sections()).at(-1)).toMatchObject({ id: section, name: 'other', source_path: PATH });
  const unknown = {
    params: { project },
    query: { path: PATH, section: 999_999 },
    body: Buffer.from('{"ok": "OK"}'),
  };
  expect(await anna.tries(pushFile, unknown)).toBe('400 section unknown');
  expect(await boris.tries(pushFile, unknown)).toBe('400 section unknown');
});

test('the hash goes when the section gets another source, and comes back when that is undone', async () => {
  const { section } = await pushes('{"ok": "OK"}', { hash: HASHES[0] });
  const at = { project, section: section?.id ?? 0 };
  const hash = async () => (await anna.does(getSection, { params: at })).source_hash;
  const { event } = await pushes('{"ok": "Okay"}', { hash: HASHES[1] });
  expect(await hash()).toBe(HASHES[1]);
  await anna.does(undoEvent, { params: { project, event: event ?? 0 } });
  expect(await hash()).toBe(HASHES[0]);
  await anna.does(updateStrings, { params: at, body: { strings: [{ key: 'ok', text: 'Fine' }] } });
  expect(await hash()).toBeNull();
  await pushes('{"ok": "Fine"}', { hash: HASHES[2] });
  expect(await hash()).toBe(HASHES[2]);
  await anna.does(importFile, { params: { project }, query: at, body: Buffer.from('{"more": "More"}') });
  expect(await hash()).toBeNull();
});

test('a dry run answers what would be done, and does nothing', async () => {
  expect(await pushes('{"ok": "OK"}', { dry_run: '' })).toMatchObject({
    is_new: true,
    section: null,
    added: 1,
  });
  expect(await sections()).toHaveLength(1);
  const { section } = await pushes('{"ok": "OK"}', { hash: HASHES[0] });
  const planned = await pushes('{"yes": "Yes"}', { dry_run: '', removes_missing: '', hash: HASHES[1] });
  expect(planned).toMatchObject({ is_new: false, section, added: 1, removed: 1, event: null });
  expect(await stringsOf(section?.id)).toEqual([['ok', 'OK']]);
  expect((await sections()).at(-1)?.source_hash).toBe(HASHES[0]);
});

test('two programs that push a new file at once make one section', async () => {
  const both = await Promise.all([
    pushes('{"ok": "OK"}'),
    pushes('{"ok": "OK"}', {}, boris).catch(() => null),
  ]);
  expect(both.filter((one) => one?.is_new)).toHaveLength(1);
  expect(await sections()).toHaveLength(2);
});

test('who may manage strings and no sections updates a section, and makes none', async () => {
  const asked = { params: { project }, query: { path: PATH }, body: Buffer.from('{"ok": "OK"}') };
  expect(await boris.tries(pushFile, asked)).toBe('403 role role');
  await pushes('{"ok": "OK"}');
  expect(await pushes('{"ok": "Okay"}', {}, boris)).toMatchObject({ changed: 1 });
});

test('a file with mistakes is refused with the line of each, and makes no section', async () => {
  const answer = await anna.asks(pushFile, {
    params: { project },
    query: { path: PATH },
    body: Buffer.from('{"ok": "OK",\n"no": ""}'),
  });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ key: 'text', kind: 'required', line: 2 }] });
  expect(await sections()).toHaveLength(1);
});

test('a file of another kind than its section is refused', async () => {
  await pushes('{"ok": "OK"}');
  const answer = await anna.asks(pushFile, {
    params: { project },
    query: { path: PATH, format: 'text' },
    body: Buffer.from('OK'),
  });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ key: 'strings', kind: 'keys' }] });
});

test('a repeated request with its key answers the same, and adds no version', async () => {
  const send = async (text: string) => {
    const answer = await askApp(testApp.app, {
      method: 'POST',
      url: addressOf(pushFile.path, { project }, { path: PATH }),
      headers: { ...anna.headers, 'idempotency-key': `push-${project}`, 'content-type': 'text/plain' },
      payload: text,
    });
    return { status: answer.statusCode, reply: answer.json(), again: answer.headers['idempotent-replayed'] };
  };
  const first = await send('{"ok": "OK"}');
  expect(await send('{"ok": "OK"}')).toEqual({ ...first, again: 'true' });
  expect((await send('{"ok": "No"}')).status).toBe(422);
  const section = first.reply.section.id;
  expect(await anna.does(listSourceVersions, { params: { project, section } })).toMatchObject([
    { file: 'menu.json', added: 1 },
  ]);
});

test('the path of a deleted section is free', async () => {
  const { section } = await pushes('{"ok": "OK"}');
  await anna.does(deleteSection, { params: { project, section: section?.id ?? 0 } });
  const again = await pushes('{"ok": "OK"}');
  expect([again.is_new, again.section?.id === section?.id]).toEqual([true, false]);
});

test('an export has an ETag of its bytes, and is not sent to who has it', async () => {
  const { section } = await pushes('{"ok": "OK"}');
  const url = addressOf(exportFile.path, { project }, { sections: String(section?.id), source: '' });
  const first = await askApp(testApp.app, { method: 'GET', url, headers: anna.headers });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[0-9a-f]{64}"$/);
  const headers = { ...anna.headers, 'if-none-match': etag };
  const second = await askApp(testApp.app, { method: 'GET', url, headers });
  expect([second.statusCode, second.body]).toEqual([304, '']);
  await pushes('{"ok": "Okay"}');
  expect((await askApp(testApp.app, { method: 'GET', url, headers })).statusCode).toBe(200);
});

const PARAGRAPH = Array.from({ length: 100 }, (_, nth) => `Sentence ${nth} of it ends.`).join(' ');

test('a pushed text is cut for its translations, and a newer one where its section is cut (updates.21)', async () => {
  const lengths = async () =>
    (await anna.does(listStrings, { params: { project, section: at } })).map(({ text }) => text.length);
  const query = { path: 'book.txt', splitting: 'paragraphs' } as const;
  const { section } = await pushes(`One.\n\n${PARAGRAPH}\n\nTwo.`, query);
  const at = section?.id ?? expect.fail();
  expect(await lengths()).toEqual([4, 1213, 1175, 4]);
  expect(await pushes(`One.\n\n${PARAGRAPH}\n\nTwo.`, query)).toMatchObject({ unchanged: 4, event: null });
  const newer = PARAGRAPH.replace('Sentence 7 of it ends.', 'Sentence 7 of it is over and done with.');
  expect(await pushes(`One.\n\n${newer}\n\nTwo.`, query)).toMatchObject({
    changed: 1,
    unchanged: 3,
    added: 0,
  });
});

test('a section with longer strings is updated without being cut', async () => {
  const long = PARAGRAPH.slice(0, 1900);
  const { params } = await projectOf(anna, { strings: [long] });
  const { section } = params;
  const query = { path: 'book.txt', section, splitting: 'paragraphs' } as const;
  const body = Buffer.from(`${long}\n\n${long.replace('7', 'seven')}`);
  const pushed = await anna.does(pushFile, { params, query, body });
  expect(pushed).toMatchObject({ unchanged: 1, added: 1, changed: 0 });
});
