import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { exportFile, importFile, pushFile } from '#contract/files.ts';
import { addressOf } from '#contract/request.ts';
import { deleteSection, editSection, listSections } from '#contract/sections.ts';
import { listSourceVersions } from '#contract/source-versions.ts';
import { listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { undoEvent } from '#contract/undo.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { recountAll } from '../recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const EPUB = readFileSync(join(import.meta.dirname, '../../domain/books/fixtures/alice-pandoc-3.epub'));
let project: number;

beforeEach(async () => {
  ({ project } = (await projectOf(anna)).params);
  for (const { id } of await sections()) await anna.does(deleteSection, { params: { project, section: id } });
  await joinAs(testApp, boris, { id: project }, 'redactor');
});

type Query = Parameters<typeof anna.does<typeof pushFile>>[1]['query'];
const PATH = 'book/alice.html';
const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

const page = (...chapters: string[][]) => {
  const texts = chapters.map(([name, ...others]) =>
    [`<h1>${name}</h1>`, ...others.map((text) => `<p>${text}</p>`)].join('\n'),
  );
  return `<!doctype html>\n<html lang="en"><body>\n${texts.join('\n')}\n</body></html>\n`;
};
const ONE = ['Down the Hole', 'Alice was beginning to get very tired.', 'The Rabbit took a watch out.'];
const TWO = ['The Pool', 'Curiouser and curiouser! cried Alice.', 'She began to cry again.'];
const THREE = ['A Long Tale', 'They were a queer-looking party.', 'The Mouse told a long tale.'];

const call = (body: string | Uint8Array, query: Partial<Query> = {}) => ({
  params: { project },
  query: { path: PATH, ...query },
  body: Buffer.from(body),
});
const pushes = (...asked: Parameters<typeof call>) => anna.does(pushFile, call(...asked));
const sections = () => anna.does(listSections, { params: { project } });
const namesOf = async () => (await sections()).map(({ name }) => name);
const stringsOf = (section: number) => anna.does(listStrings, { params: { project, section } });
const textsOf = async (nth: number) =>
  (await stringsOf((await sections())[nth]?.id ?? 0)).map(({ text }) => text);
async function translate(nth: number, at: number, text: string) {
  const section = (await sections())[nth]?.id ?? 0;
  const string = (await stringsOf(section))[at]?.id ?? 0;
  await anna.does(addTranslation, { params: { project, section, string }, body: { text } });
}
async function translated(query: object = {}) {
  const all = await sections();
  const ids = all.flatMap(({ id, source_path }) => (source_path === PATH ? id : []));
  const url = addressOf(exportFile.path, { project }, { sections: ids.join(','), ...query });
  const { rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
  return rawPayload.toString();
}
const rightCounters = async () =>
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

test('a new book becomes a section for each chapter, all of its path (updates.18)', async () => {
  const pushed = await pushes(page(ONE, TWO), { hash: HASHES[0] });
  expect(pushed).toMatchObject({
    is_new: true,
    format: 'html',
    section: null,
    read: 6,
    added: 6,
    event: null,
  });
  expect(pushed.sections.map(({ name }) => name)).toEqual([ONE[0], TWO[0]]);
  expect((await sections()).map(({ source_path, source_hash }) => [source_path, source_hash])).toEqual([
    [PATH, HASHES[0]],
    [PATH, HASHES[0]],
  ]);
  await rightCounters();
});

test('a newer file updates the chapters, translations stay, and the translated file is the newer one', async () => {
  await pushes(page(ONE, TWO));
  await translate(0, 1, 'Алиса устала.');
  await translate(1, 2, 'Она заплакала.');
  const newer = page([...ONE, 'She fell.'], TWO.with(2, 'She began to cry again and again.'));
  expect(await pushes(newer, { hash: HASHES[1] })).toMatchObject({
    ...{ is_new: false, added: 1, changed: 1, unchanged: 5, removed: 0, kept: 0 },
  });
  expect(await textsOf(0)).toEqual([...ONE, 'She fell.']);
  const [first, second] = await sections();
  expect([first?.source_hash, second?.source_hash]).toEqual([HASHES[1], HASHES[1]]);
  expect(second?.stats.strings_needing_review).toBe(1);
  expect(await translated()).toBe(
    newer
      .replace(ONE[1] ?? '', 'Алиса устала.')
      .replace('She began to cry again and again.', 'Она заплакала.')
      .replace('lang="en"', 'lang="ru"'),
  );
  await rightCounters();
});

test('a new chapter is a section behind the one before it', async () => {
  await pushes(page(ONE, THREE));
  expect(await pushes(page(ONE, TWO, THREE))).toMatchObject({ is_new: false, added: 3, unchanged: 6 });
  expect(await namesOf()).toEqual([ONE[0], TWO[0], THREE[0]]);
  await rightCounters();
});

test('chapters and strings that the file lacks stay, or are deleted on request', async () => {
  await pushes(page(ONE, TWO, THREE));
  const newer = page(ONE, TWO.slice(0, 2));
  expect(await pushes(newer)).toMatchObject({ kept: 4, removed: 0 });
  expect(await namesOf()).toEqual([ONE[0], TWO[0], THREE[0]]);
  // What stays has no place in the newer file (books.11).
  expect(await translated({ source: '' })).toBe(newer);
  expect(await pushes(newer, { removes_missing: '' })).toMatchObject({ kept: 0, removed: 4 });
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
  expect(await translated({ source: '' })).toBe(newer);
  await rightCounters();
});

test('a section that was renamed and one of several chapters stay what they are', async () => {
  await anna.does(importFile, {
    params: { project },
    query: { name: 'alice.html', chapters: '0+1,2' },
    body: Buffer.from(page(ONE, TWO, THREE)),
  });
  const [first] = await sections();
  const params = { project, section: first?.id ?? 0 };
  await anna.does(editSection, { params, body: { name: 'Both' } });
  // Nobody pushed it before: it is found by the name of its file.
  expect(await pushes(page(ONE, TWO, [...THREE, 'So she said.']))).toMatchObject({ is_new: false, added: 1 });
  expect(await namesOf()).toEqual(['Both', THREE[0]]);
  expect((await sections()).map(({ source_path }) => source_path)).toEqual([PATH, PATH]);
});

test('the same file again changes nothing, and a dry run neither', async () => {
  await pushes(page(ONE, TWO));
  const before = await sections();
  expect(await pushes(page(ONE, TWO))).toMatchObject({ added: 0, changed: 0, unchanged: 6 });
  const dry = await pushes(page(ONE, [...TWO, 'The end.'], THREE), { dry_run: '' });
  expect(dry).toMatchObject({ is_new: false, sections: [], added: 4 });
  expect(await sections()).toEqual(before);
});

test('an update can be undone in one section, whose texts are then those of the source', async () => {
  await pushes(page(ONE, TWO));
  const newer = page(ONE.with(1, 'Alice was beginning to get a bit tired.'), TWO);
  await pushes(newer);
  await translate(0, 1, 'Алиса устала.');
  const params = { project, section: (await sections())[0]?.id ?? 0 };
  const versions = await anna.does(listSourceVersions, { params, query: {} });
  expect(versions.map(({ file }) => file)).toEqual(['alice.html', 'alice.html']);
  await anna.does(undoEvent, { params: { project, event: versions[0]?.event ?? 0 } });
  expect(await textsOf(0)).toEqual(ONE);
  // Of the section that is not as the newer file the file has the source.
  expect(await translated()).toBe(newer.replace('lang="en"', 'lang="ru"'));
  await rightCounters();
});

test('an EPUB is pushed too', async () => {
  const query = { path: 'alice.epub' };
  expect(await pushes(EPUB, query)).toMatchObject({ is_new: true, format: 'epub', added: 23 });
  expect(await pushes(EPUB, query)).toMatchObject({ is_new: false, unchanged: 23 });
});

test('Markdown and plain text are books when the call says so', async () => {
  const text = '# One\n\nDown.\n\n# Two\n\nUp.\n';
  expect((await pushes(text, { path: 'a.md' })).section?.name).toBe('a');
  const book = await pushes(text, { path: 'b.md', format: 'markdown_document' });
  expect(book.sections.map(({ name }) => name)).toEqual(['One', 'Two']);
});

test('who may not add sections updates a book, as long as it has no new chapters', async () => {
  const refused = (body: string) => boris.tries(pushFile, call(body));
  expect(await refused(page(ONE))).toBe('403 role role');
  await pushes(page(ONE));
  expect(await boris.does(pushFile, call(page([...ONE, 'She fell.'])))).toMatchObject({ added: 1 });
  expect(await refused(page(ONE, TWO))).toBe('403 role role');
  expect(await textsOf(0)).toEqual([...ONE, 'She fell.']);
});

test('a book does not go into one section, and one that can’t be read is refused', async () => {
  await pushes(page(ONE));
  const [section] = await sections();
  expect(await anna.tries(pushFile, call(page(ONE), { section: section?.id }))).toBe('400 section illegal');
  expect(await anna.tries(pushFile, call(EPUB.subarray(0, 5000), { path: 'b.epub' }))).toBe(
    '400 body syntax',
  );
});

test('of two programs that push a new book at once one makes its sections', async () => {
  const done = await Promise.all([pushes(page(ONE, TWO)), pushes(page(ONE, TWO))]);
  expect(done.filter(({ is_new }) => is_new)).toHaveLength(1);
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
});
