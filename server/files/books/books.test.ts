import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile } from '#contract/files/files.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { deleteSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, deleteString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { openArchive, readEntry } from '#domain/core/archive/archive.ts';
import { readBook } from '#domain/files/books/open-book.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { Snapshot } from '../../platform/import-workers/messages.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { purgeProject } from '../../projects/delete-queries.ts';
import { handleExportFile } from '../export-file.ts';

const testApp = await openTestApp();
const { anna } = await testApp.signUps('anna');
const BOOK = readFileSync(
  join(import.meta.dirname, '../../../domain/files/books/fixtures/alice-pandoc-3.epub'),
);
const NAMES = [
  'Alice’s Adventures in Wonderland',
  'CHAPTER I. Down the Rabbit-Hole',
  'The jar',
  'CHAPTER II. The Pool of Tears',
  'Labels',
];
let project: number;

beforeEach(async () => {
  ({ project } = (await projectOf(anna)).params);
});

const imports = (query: object = {}, body: Uint8Array = BOOK) =>
  anna.does(importFile, { params: { project }, query: { name: 'alice.epub', ...query }, body });
const refusal = async (query: object, body: Uint8Array) =>
  (
    await anna.asks(importFile, { params: { project }, query: { name: 'alice.epub', ...query }, body })
  ).json();
const download = async (query: object = {}) => {
  const response = await testApp.app.inject({
    method: 'GET',
    url: addressOf(exportFile.path, { project }, query),
    headers: anna.headers,
  });
  return {
    headers: response.headers,
    bytes: new Uint8Array(response.rawPayload),
    json: () => response.json(),
  };
};
const namesIn = async () => (await anna.does(listSections, { params: { project } })).map(({ name }) => name);
const entry = (bytes: Uint8Array, name: string) =>
  new TextDecoder().decode(readEntry(openArchive(bytes), name) ?? new Uint8Array());

test('a book becomes a section for each chapter, and comes out as the same file', async () => {
  const before = await namesIn();
  const report = await imports();
  expect(report).toMatchObject({ format: 'epub', section: null, read: 23, strings_added: 23 });
  expect(report.sections.map(({ name }) => name)).toEqual(NAMES);
  expect(await namesIn()).toEqual([...before, ...NAMES]);
  const sections = report.sections.map(({ id }) => id).join(',');
  const { bytes, headers } = await download({ sections, source: '' });
  expect(bytes).toEqual(new Uint8Array(BOOK));
  expect(headers['content-type']).toBe('application/epub+zip');
  expect(headers['content-disposition']).toContain('.epub');
});

test('a section says whether it has nothing but labels of its file, by the contexts of its strings (reading.14)', async () => {
  const { sections } = await imports();
  const params = { project, section: sections.at(-1)?.id ?? 0 };
  const labelled = async () => {
    const listed = await anna.does(listSections, { params: { project } });
    const page = await anna.does(openEditorPage, { params: { project }, query: { sections: 'all' } });
    const kinds = listed.map(({ name, has_only_labels }) => ({ name, has_only_labels }));
    expect(page.sections.map(({ name, has_only_labels }) => ({ name, has_only_labels }))).toEqual(kinds);
    return kinds.flatMap(({ name, has_only_labels }) => (has_only_labels ? name : []));
  };
  expect(await labelled()).toEqual(['Labels']);
  const [added] = await anna.does(addStrings, { params, body: [{ text: 'A text' }] });
  expect(await labelled()).toEqual([]);
  await anna.does(deleteString, { params: { ...params, string: added?.id ?? 0 } });
  expect(await labelled()).toEqual(['Labels']);
  for (const { id } of await anna.does(listStrings, { params, query: {} }))
    await anna.does(deleteString, { params: { ...params, string: id } });
  expect(await labelled()).toEqual([]);
});

test('its translations stand in the place of their sources, whichever chapters are exported', async () => {
  const { sections } = await imports();
  const [, chapter] = sections;
  const params = { project, section: chapter?.id ?? 0 };
  const [heading] = await anna.does(listStrings, { params });
  await anna.does(addTranslation, {
    params: { ...params, string: heading?.id ?? 0 },
    body: { text: 'ГЛАВА I. Вниз по кроличьей норе' },
  });
  const { bytes } = await download({ sections: String(chapter?.id) });
  expect(entry(bytes, 'EPUB/text/ch001.xhtml')).toContain('>ГЛАВА I. Вниз по кроличьей норе</h1>');
  expect(entry(bytes, 'EPUB/nav.xhtml')).toContain('>ГЛАВА I. Вниз по кроличьей норе</a>');
  expect(entry(bytes, 'EPUB/content.opf')).toContain('<dc:language>ru</dc:language>');
  expect(entry(bytes, 'EPUB/text/ch002.xhtml')).toContain('CHAPTER II. The Pool of Tears');
  const zip = await download({ sections: sections.map(({ id }) => id).join(','), zip: '' });
  expect([...openArchive(zip.bytes).entries.keys()].every((name) => name.endsWith('.txt'))).toBe(true);
});

test('it says what the project says of the work, in a translation alone (exports.41)', async () => {
  const { sections } = await imports();
  await anna.does(editProject, {
    params: { project },
    body: { translated_title: 'Алиса', author: 'Льюис Кэрролл', translators: 'Boris' },
  });
  const ids = sections.map(({ id }) => id).join(',');
  const content = entry((await download({ sections: ids })).bytes, 'EPUB/content.opf');
  expect(content).toMatch(/<dc:title[^>]*>Алиса<.*<dc:creator[^>]*>Льюис Кэрролл<.*>Boris</s);
  expect((await download({ sections: ids, source: '' })).bytes).toEqual(new Uint8Array(BOOK));
});

test('chapters are left out, put in another order and merged', async () => {
  const before = await namesIn();
  await imports({ chapters: '3,1+2' });
  expect(await namesIn()).toEqual([...before, NAMES[3], NAMES[1]]);
  for (const chapters of ['', '1,1', '-1', 'x', '1,,2'])
    expect(await refusal({ chapters }, BOOK)).toMatchObject({
      status: 400,
      errors: [{ key: 'chapters', kind: 'illegal' }],
    });
  expect(await refusal({ chapters: '9' }, BOOK)).toMatchObject({
    errors: [{ key: 'sections', kind: 'unknown' }],
  });
});

test('a string that was added stands behind the one before it', async () => {
  const { sections } = await imports();
  const params = { project, section: sections[3]?.id ?? 0 };
  await anna.does(addStrings, { params, query: { pos: 4 }, body: [{ text: 'So she said & went.' }] });
  const { bytes } = await download({ sections: String(params.section), source: '' });
  expect(entry(bytes, 'EPUB/text/ch002.xhtml')).toContain('cried Alice.<br/>So she said &amp; went.</p>');
  expect(readBook('', bytes).ok).toBe(true);
});

test('a file is kept once, counted in the quota, and purged with its project', async () => {
  const filesOf = () => testApp.sql`SELECT size FROM project_files WHERE project_id = ${project}`;
  await imports();
  const { sections } = await imports();
  expect(await filesOf()).toEqual([{ size: BOOK.length }]);
  await anna.does(deleteSection, { params: { project, section: sections[0]?.id ?? 0 } });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  await anna.does(deleteProject, { params: { project } });
  await purgeProject(testApp.sql, project, 0);
  expect(await filesOf()).toEqual([]);
  expect(await testApp.sql`SELECT FROM project_file_pieces WHERE project_id = ${project}`).toHaveLength(0);
});

test('a dry run stores nothing, and what is no book is refused', async () => {
  const before = await namesIn();
  expect(await imports({ dry_run: '' })).toMatchObject({ strings_added: 23, sections: [] });
  expect(await namesIn()).toEqual(before);
  expect(await refusal({}, BOOK.subarray(0, 3000))).toMatchObject({
    status: 400,
    errors: [{ key: 'body', kind: 'syntax' }],
  });
});

test('sections of a book and others don’t go into one file', async () => {
  await imports();
  const { section } = (await projectOf(anna, { strings: ['A'] })).params;
  expect(section).toBeGreaterThan(0);
  await anna.does(importFile, { params: { project }, query: { name: 'a.txt' }, body: Buffer.from('Text') });
  expect((await download()).json()).toMatchObject({
    status: 400,
    errors: [{ key: 'sections', kind: 'mixed' }],
  });
});

const fileOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../domain/files/books/fixtures', name));

test.each(['alice-word.docx', 'alice-editor.odt', 'alice-site.html'])(
  '%s becomes chapters, and comes out as the same file',
  async (name) => {
    const bytes = fileOf(name);
    const report = await imports({ name }, bytes);
    expect(report.sections.length).toBeGreaterThan(2);
    const sections = report.sections.map(({ id }) => id).join(',');
    const { bytes: result, headers } = await download({ sections, source: '' });
    expect(result).toEqual(new Uint8Array(bytes));
    expect(headers['content-disposition']).toContain(name.slice(name.lastIndexOf('.')));
  },
);

test('Markdown and plain text become chapters only if the call says so', async () => {
  expect(await imports({ name: 'a.md' }, fileOf('alice-github.md'))).toMatchObject({ format: 'markdown' });
  const chosen = await imports({ name: 'a.md', chapters: '1' }, fileOf('alice-github.md'));
  expect(chosen).toMatchObject({ format: 'markdown_document', sections: [{ name: 'Contents' }] });
  const text = await imports({ name: 'a.txt', format: 'text_document' }, fileOf('alice-gutenberg.txt'));
  expect(text.sections.map(({ name }) => name)).not.toContain('Project Gutenberg');
  expect(text.sections.length).toBeGreaterThan(2);
});

test('the report of a book says the encoding that its file is in', async () => {
  const file = readFileSync(
    join(import.meta.dirname, '../../../domain/files/books/fixtures/detstvo-1251.txt'),
  );
  const report = await imports({ name: 'a.txt', format: 'text_document', dry_run: '' }, file);
  expect(report).toMatchObject({ encoding: 'windows-1251' });
});

test('a book is printed once its transaction has ended', async () => {
  const { sections } = await imports();
  let read: unknown;
  const snapshot: Snapshot = async (work) => {
    const given = (await testApp.sql.begin(work)) as Awaited<ReturnType<typeof work>>;
    read = given;
    return given;
  };
  const query = exportFile.query.parse({ sections: sections.map(({ id }) => id).join(',') });
  const call = {
    project: {
      id: project,
      handle: 'alice',
      source_lang: 'en',
      target_lang: 'ru',
      check_severities: {},
      placeholder_patterns: '',
    },
    viewer: { id: anna.id, role: undefined },
    query,
  };
  const file = await handleExportFile({ snapshot })(call);
  // What the transaction has given prints the file.
  expect(read).toBeTypeOf('function');
  expect((read as () => unknown)()).toEqual(file);
  expect(file.mediaType).toBe('application/epub+zip');
});

test('paragraphs that are cut lose neither line breaks nor spaces, translated or not (imports.14)', async () => {
  const verse = Array.from({ length: 60 }, (_, nth) => `Line ${nth} of a song that goes on.`).join('<br/>');
  const prose = Array.from({ length: 60 }, (_, nth) => `Sentence ${nth} of\u00a0it ends.`).join('  ');
  const file = new TextEncoder().encode(
    `<html><body><h1>One</h1><p>${verse}</p><p>${prose}</p></body></html>`,
  );
  const { sections } = await imports({ name: 'song.html' }, file);
  const [section] = sections;
  const params = { project, section: section?.id ?? 0 };
  const query = { sections: String(section?.id) };
  expect((await download({ ...query, source: '' })).bytes).toEqual(file);
  const strings = await anna.does(listStrings, { params });
  expect(strings.filter(({ continues }) => continues)).toHaveLength(2);
  for (const { id, text } of strings) {
    await anna.does(addTranslation, {
      params: { ...params, string: id },
      body: { text: text.toUpperCase() },
    });
  }
  const translated = new TextDecoder().decode((await download(query)).bytes);
  expect(translated.match(/<br\/>/g)).toHaveLength(59);
  expect(translated).toContain('GOES ON.<br/>LINE 30 OF');
});
