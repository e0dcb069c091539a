import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, pushFile } from '#contract/files/files.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { FORMATS } from '#domain/formats/model/format.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { recountAll } from '../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const { params } = await projectOf(anna);
const FIXTURES = join(import.meta.dirname, '..', '..', 'domain', 'formats', 'programs', 'fixtures');

/** Where files say the language of their translations, which an export makes that of the project. */
const LANGUAGES = [
  / target-language="ru"(?=>)/,
  /(?<="@@locale": ?)"\w+"/,
  /(?<=<TS[^>]*) language="\w+"/,
  /^en(?=:$)/m,
  /^ru(?=:$)/m,
];
/** A text without them. */
const withoutLanguage = (text: string) => LANGUAGES.reduce((rest, one) => rest.replace(one, ''), text);

test.each(globSync('*', { cwd: FIXTURES }).sort())(
  '%s comes out as it came, with the translations that it brought',
  async (name) => {
    const body = readFileSync(join(FIXTURES, name));
    const at = { project: params.project };
    const query = { name, with_translations: '', load_same: '' } as const;
    const read = await anna.does(importFile, { params: at, query, body });
    expect(name.startsWith(`${read.format}-`)).toBe(true);
    expect(read.refused).toMatchObject({ total: 0 });
    // A table may have one language alone.
    const isBilingual = FORMATS[read.format].kind === 'bilingual' && read.translations_added > 0;
    const asked = {
      sections: String(read.section?.id),
      untranslated: isBilingual ? ('empty' as const) : ('source' as const),
    };
    const url = addressOf(exportFile.path, at, asked);
    const { statusCode, rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
    expect(statusCode).toBe(200);
    expect(withoutLanguage(rawPayload.toString())).toBe(withoutLanguage(body.toString()));
  },
);

const XLIFF = `<xliff version="1.2"><file source-language="en" target-language="ru"><body>
<trans-unit id="a" approved="yes"><source>Open</source><target>Открыть</target></trans-unit>
<trans-unit id="b"><source>Close</source><target state="signed-off">Закрыть</target></trans-unit>
<trans-unit id="c"><source>Save</source><target state="translated">Сохранить</target></trans-unit>
<trans-unit id="d"><source>Delete</source><target state="needs-review-translation">Удалить</target></trans-unit>
<trans-unit id="e"><source>{n, plural, one {# file} other {# files}}</source><target state="final">{n, plural, one {# файл} other {# файла}}</target></trans-unit>
</body></file></xliff>`;

test('translations that a file says are approved are approved on request, by who may approve own ones', async () => {
  const { project, params } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, carl, project, 'proficient');
  const asked = (query: object) => ({
    params: { project: params.project },
    query: { name: 'a.xlf', ...query },
    body: Buffer.from(XLIFF),
  });
  const statusesIn = async (section: number) => {
    const at = { project: params.project, section };
    const strings = await anna.does(listStrings, { params: at, query: { fetch_translations: '' } });
    return strings.map(({ translations = [] }) => translations.map(({ status }) => status));
  };
  const plain = await anna.does(importFile, asked({ with_translations: '' }));
  const section = plain.section?.id ?? 0;
  expect(await statusesIn(section)).toEqual([[REGULAR], [REGULAR], [REGULAR], [INITIAL], [INITIAL]]);
  const approved = await anna.does(importFile, asked({ with_translations: '', approves: '' }));
  expect(await statusesIn(approved.section?.id ?? 0)).toEqual([
    [APPROVED],
    [APPROVED],
    [REGULAR],
    [INITIAL],
    [INITIAL],
  ]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  const again = asked({ kind: 'translations', section, approves: '' });
  expect(await boris.tries(importFile, again)).toBe('403 role role');
  // Translations that are there already stay as they are.
  await carl.does(importFile, again);
  expect(await statusesIn(section)).toEqual([[REGULAR], [REGULAR], [REGULAR], [INITIAL], [INITIAL]]);
});

test('the columns that were chosen for a table stay those of its section (programs.35)', async () => {
  const { params } = await projectOf(anna);
  const at = { project: params.project };
  const table = '\uFEFFNote;Wording;Ours;Code\r\nMenu;Open;;a.open\r\nMenu;Close;Закрыть;a.close\r\n';
  const columns = 'context,source,translation,key';
  const read = await anna.does(importFile, {
    params: at,
    query: { name: 'menu.csv', columns, header_row: 'true', with_translations: '' },
    body: Buffer.from(table),
  });
  expect(read).toMatchObject({ strings_added: 2, translations_added: 1 });
  const section = read.section?.id ?? 0;
  const sections = String(section);
  const exported = async (query: object) => {
    const url = addressOf(exportFile.path, at, { sections, untranslated: 'empty', ...query });
    return (await testApp.app.inject({ url, headers: anna.headers })).rawPayload.toString();
  };
  expect(await exported({})).toBe(table);
  const translated = await anna.does(importFile, {
    params: at,
    query: { name: 'menu.csv', kind: 'translations', section, skip_empty: '' },
    body: Buffer.from(table.replace('Open;', 'Open;Открыть')),
  });
  expect(translated).toMatchObject({ translations_added: 1 });
  expect(await exported({})).toBe(table.replace('Open;', 'Open;Открыть'));
  const newer = table.replace('Open;', 'Open it;').replace('\uFEFF', '').replaceAll('\r', '');
  const pushed = await anna.does(pushFile, {
    params: at,
    query: { path: 'menu.csv', section },
    body: Buffer.from(newer),
  });
  expect(pushed).toMatchObject({ changed: 1, added: 0 });
  expect(await exported({ source: '' })).toBe(newer);
  const forExcel = await exported({ for_excel: '' });
  expect(forExcel.startsWith('\uFEFFNote;Wording')).toBe(true);
  // Other columns can be chosen for a newer file.
  const again = await anna.does(pushFile, {
    params: at,
    query: { path: 'menu.csv', section, columns: 'source,context,,key', header_row: 'true' },
    body: Buffer.from(newer),
  });
  expect(again).toMatchObject({ changed: 2 });
  expect(await exported({ source: '' })).toBe(newer);
});

test('a workbook brings its translations and comes out as the same file (programs.37, programs.39)', async () => {
  const { params } = await projectOf(anna);
  const at = { project: params.project };
  const body = readFileSync(join(FIXTURES, '..', '..', 'workbook', 'fixtures', 'excel.xlsx'));
  const read = await anna.does(importFile, {
    params: at,
    query: { name: 'menu.xlsx', with_translations: '' },
    body,
  });
  expect(read).toMatchObject({ format: 'xlsx', strings_added: 4, translations_added: 1 });
  const sections = String(read.section?.id);
  const exported = async (query: object) =>
    testApp.app.inject({
      url: addressOf(exportFile.path, at, { sections, untranslated: 'empty', ...query }),
      headers: anna.headers,
    });
  const file = await exported({});
  expect(file.headers['content-type']).toBe(FORMATS.xlsx.mediaType);
  expect(file.headers['content-disposition']).toContain('menu.ru.xlsx');
  expect(file.rawPayload.equals(body)).toBe(true);
  expect((await exported({ source: '' })).rawPayload.equals(body)).toBe(true);
  expect((await exported({ zip: '' })).statusCode).toBe(200);
  const pushed = await anna.does(pushFile, { params: at, query: { path: 'menu.xlsx' }, body });
  expect(pushed).toMatchObject({ unchanged: 4, changed: 0, added: 0 });
  const lists = { path: 'lists.xlsx', sheets: 'Lists', columns: 'source', header_row: 'false' } as const;
  expect(await anna.does(pushFile, { params: at, query: lists, body })).toMatchObject({ read: 1, added: 1 });
  const damaged = Buffer.from(body);
  damaged.fill(0, 900, 1200);
  const refused = await anna.asks(importFile, { params: at, query: { name: 'menu.xlsx' }, body: damaged });
  expect(refused.statusCode).toBe(400);
});

test('values that are no plain texts are named, of translations those of strings, which are kept while these have no translation (imports.62)', async () => {
  const { project } = await projectOf(anna);
  const at = { project: project.id };
  const named = (line: number, key: string, kind = 'notPlain') => ({
    total: 1,
    lines: [{ line, kind, key }],
  });
  const body = Buffer.from('en:\n  no: "No"\n  flag: off\n');
  const source = await anna.does(importFile, { params: at, query: { name: 'en.yml' }, body });
  expect(source).toMatchObject({ read: 1, skipped: named(3, 'flag') });
  const query = { name: 'ru.yml', kind: 'translations', section: source.section?.id } as const;
  const later = Buffer.from('ru:\n  no: off\n  flag: off\n');
  expect(await anna.does(importFile, { params: at, query, body: later })).toMatchObject({
    translations_added: 0,
    refused: named(2, 'no', 'keptInFile'),
  });
  await anna.does(importFile, { params: at, query, body: Buffer.from('ru:\n  no: Net\n') });
  expect(await anna.does(importFile, { params: at, query, body: later })).toMatchObject({
    refused: named(2, 'no'),
  });
});
