import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { importFile } from '#contract/files/files.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { askApp } from '../../test/ask-app.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { recountAll } from '../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: number;
let section: number;

beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.'] });
  ({ project, section } = testProject.params);
  await joinAs(testApp, boris, { id: project }, 'translator');
});

type Query = Parameters<typeof anna.does<typeof importFile>>[1]['query'];

const bytes = (text: string) => Buffer.from(text);
const imports = (text: string | Uint8Array, query: Query = {}, who = anna) =>
  who.does(importFile, {
    params: { project },
    query,
    body: typeof text === 'string' ? bytes(text) : text,
  });
const refusal = async (text: string | Uint8Array, query: object = {}, who = anna) =>
  (
    await who.asks(importFile, {
      params: { project },
      query,
      body: typeof text === 'string' ? bytes(text) : text,
    })
  ).json();
const textsIn = async (at = section) =>
  (await anna.does(listStrings, { params: { project, section: at } })).map(({ text }) => text);
const translationsIn = async (at = section) =>
  (await anna.does(listStrings, { params: { project, section: at }, query: { fetch_translations: '' } })).map(
    ({ translations = [] }) => translations.map(({ text, status }) => [text, status]),
  );
const sectionNames = async () =>
  (await anna.does(listSections, { params: { project } })).map(({ name }) => name);
const rightCounters = async () =>
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

const PO = `msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "Open"
msgstr "Открыть"

#, fuzzy
msgid "Save"
msgstr "Сохранить"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] ""

msgid "Close"
msgstr ""
`;

test('a file of strings becomes a new section named after it, in its format', async () => {
  const report = await imports('{"ok": "OK", "no": "No"}', { name: 'menu.en.json' });
  expect(report).toMatchObject({
    format: 'json',
    encoding: 'utf-8',
    splitting: null,
    section: { name: 'menu' },
    read: 2,
    strings_added: 2,
    translations_added: 0,
    skipped: { total: 0, lines: [] },
  });
  expect(await textsIn(report.section?.id)).toEqual(['OK', 'No']);
  const sections = await anna.does(listSections, { params: { project } });
  expect(sections.at(-1)).toMatchObject({ name: 'menu', type: 'json', stats: { strings_amount: 2 } });
  await rightCounters();
});

test('strings are added at the end of the section that the query names', async () => {
  expect(await imports('Four.\nFive.', { name: 'more.txt', section })).toMatchObject({
    section: { id: section, name: 'One' },
    splitting: 'lines',
    strings_added: 2,
  });
  expect(await textsIn()).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
  expect(await sectionNames()).toEqual(['One']);
});

test('the encoding is told from the bytes, or by the query', async () => {
  const utf16: Buffer = Buffer.from('\uFEFFПривет, как твои дела сегодня?', 'utf16le');
  expect(await imports(utf16, { section })).toMatchObject({ encoding: 'utf-16le' });
  expect((await textsIn()).at(-1)).toBe('Привет, как твои дела сегодня?');
  const koi8 = Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]);
  expect(await imports(koi8, { section, encoding: 'koi8-r' })).toMatchObject({ encoding: 'koi8-r' });
  expect((await textsIn()).at(-1)).toBe('Привет');
});

test('a file with mistakes is refused with the line of each, and stores nothing', async () => {
  const lines = `{"a": "Fine.",\n"b": "${'x'.repeat(2001)}",\n\n"c": "${'y'.repeat(2001)}"}`;
  expect(await refusal(lines, { name: 'long.json' })).toEqual({
    status: 400,
    total: 2,
    errors: [
      { key: 'text', kind: 'maxlength', index: 1, line: 2 },
      { key: 'text', kind: 'maxlength', index: 2, line: 4 },
    ],
  });
  expect(
    await refusal('{"a": "A",\n"b": {"c": "C"}}', { name: 'nested.json', format: 'json' }),
  ).toMatchObject({
    status: 400,
    errors: [{ key: 'text', kind: 'string', line: 2 }],
  });
  expect(await refusal('{"a": "A"\n"b": "B"}', { name: 'x.json' })).toMatchObject({
    errors: [{ key: 'body', kind: 'json', line: 2 }],
  });
  expect(await refusal('msgid "a', { name: 'x.po' })).toMatchObject({
    errors: [{ key: 'body', kind: 'syntax' }],
  });
  expect(await sectionNames()).toEqual(['One']);
  await rightCounters();
});

test('long paragraphs of a text are cut at the ends of sentences (imports.14)', async () => {
  const paragraph = 'This is a sentence. '.repeat(100).trim();
  const report = await imports(`Short.\n${paragraph}\nLast.`, { name: 'long.txt' });
  expect(report).toMatchObject({ read: 4, strings_added: 4 });
  const params = { project, section: report.section?.id ?? 0 };
  const strings = await anna.does(listStrings, { params });
  expect(strings.map(({ text, continues }) => [text.length, continues])).toEqual([
    [6, false],
    [1019, false],
    [979, true],
    [5, false],
  ]);
});

test('of many mistakes the first are listed and all are counted', async () => {
  const { errors, total } = await refusal(
    JSON.stringify(Object.fromEntries(Array.from({ length: 150 }, (_, nth) => [nth, 'x'.repeat(2001)]))),
    { name: 'long.json' },
  );
  expect([errors.length, total]).toEqual([LIMITS.mistakes, 150]);
});

test.each([
  ['nothing to read', ' \n', 'notes.txt', '400 strings required'],
  ['an image', '\x89PNG\r\n\x1a\n', 'image.txt', '400 body mediaType'],
  ['a format that is not read', '{\\rtf1 Line}', 'a.rtf', '400 body mediaType'],
  ['too many strings', 'x\n'.repeat(LIMITS.stringsPerSection + 1), 'a.txt', '413 strings tooMany'],
])('%s is refused', async (_, text, name, refused) => {
  const body = Buffer.from(text, 'latin1');
  expect(await anna.tries(importFile, { params: { project }, query: { name }, body })).toBe(refused);
  expect(await sectionNames()).toEqual(['One']);
});

test('a section holds 10,000 strings, those it has included', async () => {
  expect(await refusal('x\n'.repeat(LIMITS.stringsPerSection - 2), { section })).toMatchObject({
    status: 413,
    errors: [{ key: 'strings', kind: 'tooMany' }],
  });
  expect(await textsIn()).toHaveLength(3);
});

test('a text of a format that is not read is imported as plain text where the query says so', async () => {
  expect(await imports('{\\rtf1 Line}', { name: 'a.rtf', format: 'text', section })).toMatchObject({
    format: 'text',
    strings_added: 1,
  });
});

test('a file of both languages brings its translations with it, those it is not sure of as initial', async () => {
  const report = await imports(PO, { name: 'app.po', with_translations: '' });
  expect(report).toMatchObject({
    format: 'po',
    read: 4,
    strings_added: 4,
    translations_added: 2,
  });
  expect(await translationsIn(report.section?.id)).toEqual([
    [['Открыть', REGULAR]],
    [['Сохранить', INITIAL]],
    [],
    [],
  ]);
  await rightCounters();
  expect(await imports('Four.', { section, with_translations: '' })).toMatchObject({ translations_added: 0 });
});

test('a file that says it is in another language than the project is imported with a warning', async () => {
  const german = PO.replace('"Content-Type', '"Language: de_AT\\n"\n"Content-Type');
  const warnings = { total: 1, lines: [{ line: 1, kind: 'targetLanguage' }] };
  expect(german).toContain('"Language: de_AT\\n"');
  expect(await imports(german, { name: 'app.po' })).toMatchObject({ strings_added: 4, warnings });
  const asked = { kind: 'translations', section, name: 'app.po', dry_run: '' } as const;
  expect(await imports(german, asked)).toMatchObject({ warnings });
  const own = german.replace('de_AT', 'ru_RU');
  expect(await imports(own, { name: 'app.po', dry_run: '' })).toMatchObject({ warnings: { total: 0 } });
});

test('plural forms that are not those of the language, or lack one, come in as initial, with a warning', async () => {
  const header = '"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n';
  const english = PO.replace('"Content-Type', `${header}"Content-Type`).replace(
    'msgstr[0] ""',
    'msgstr[0] "%d файл"\nmsgstr[1] "%d файла"',
  );
  const warnings = { total: 1, lines: [{ line: 12, kind: 'otherForms' }] };
  const report = await imports(english, { name: 'app.po', with_translations: '' });
  expect(report).toMatchObject({ translations_added: 3, warnings });
  expect((await translationsIn(report.section?.id))[2]).toMatchObject([[expect.any(String), INITIAL]]);
  const later = {
    kind: 'translations',
    section: report.section?.id,
    skip_empty: '',
    name: 'app.po',
  } as const;
  const other = english.replace('%d файла', '%d файлов');
  expect(await imports(other, later)).toMatchObject({ translations_added: 1, warnings });
  const lacking = PO.replace('msgstr[0] ""', 'msgstr[0] "%d файл"\nmsgstr[1] ""\nmsgstr[2] "%d файлов!"');
  expect(await imports(lacking, later)).toMatchObject({
    translations_added: 1,
    warnings: { total: 1, lines: [{ line: expect.any(Number), kind: 'missingForms' }] },
  });
});

test('a list of inner-format JSON brings the translations of those items that have any', async () => {
  const list = [{ text: 'Open', translation: 'Открыть' }, { text: 'Close' }];
  const query = { name: 'app.json', format: 'special_json', with_translations: '' } as const;
  expect(await imports(JSON.stringify(list), query)).toMatchObject({
    strings_added: 2,
    translations_added: 1,
  });
});

test('translations are imported into a section, and what is not stored is told by its line', async () => {
  const report = await imports('Раз.\n \nThree.', { kind: 'translations', section, skip_empty: '' }, boris);
  expect(report).toMatchObject({
    section: { id: section },
    read: 3,
    strings_added: 0,
    translations_added: 1,
    skipped: {
      total: 2,
      lines: [
        { line: 2, kind: 'empty' },
        { line: 3, kind: 'same' },
      ],
    },
  });
  expect(await translationsIn()).toEqual([[['Раз.', REGULAR]], [], []]);
  const again = await imports(
    'Раз.\nДва.\nThree.',
    { kind: 'translations', section, status: -1, load_same: '' },
    boris,
  );
  expect(again).toMatchObject({
    translations_added: 2,
    skipped: { total: 1, lines: [{ line: 1, kind: 'identical' }] },
  });
  expect(await translationsIn()).toEqual([[['Раз.', REGULAR]], [['Два.', INITIAL]], [['Three.', INITIAL]]]);
  await rightCounters();
});

test('a translation for nothing, and one that is too long, are refused by their lines; the others are stored', async () => {
  const { id } = await anna.does(addSection, { params: { project }, body: { name: 'Keys' } });
  await anna.does(addStrings, {
    params: { project, section: id },
    body: [
      { text: 'Yes', key: 'yes', max_length: 3 },
      { text: 'No', key: 'no' },
    ],
  });
  // A list is no file of the language, which would be kept (imports.62).
  const file =
    '[{"key":"yes","translation":"Конечно"},\n{"key":"no","translation":"Нет"},\n{"key":"maybe","translation":"Может"}]';
  expect(await imports(file, { name: 'ru.json', kind: 'translations', section: id }, boris)).toMatchObject({
    translations_added: 1,
    refused: {
      total: 2,
      lines: [
        { line: 1, kind: 'maxlength', key: 'yes' },
        { line: 3, kind: 'unknown', key: 'maybe' },
      ],
    },
  });
  expect(await translationsIn(id)).toEqual([[], [['Нет', REGULAR]]]);
});

test('as many lines as strings make a text of translations, and empty ones refuse it', async () => {
  const asked = { kind: 'translations', section };
  expect(await refusal('Раз.', asked)).toEqual({
    status: 400,
    total: 1,
    errors: [{ key: 'lines', kind: 'order' }],
  });
  expect(await refusal('Раз.\n \nТри.', asked)).toEqual({
    status: 400,
    total: 1,
    errors: [{ key: 'text', kind: 'required', line: 2 }],
  });
  expect(await translationsIn()).toEqual([[], [], []]);
});

test('a whole project takes translations while all its sections are JSON', async () => {
  const asked = { name: 'ru.json', kind: 'translations' } as const;
  const file = '{"ok": "Да", "no": "Нет"}';
  expect(await refusal(file, asked)).toMatchObject({
    status: 400,
    errors: [{ key: 'section', kind: 'required' }],
  });
  await testApp.sql`UPDATE sections SET type = 'json' WHERE project_id = ${project} AND id = ${section}`;
  const one = await imports('{"ok": "OK"}', { name: 'one.json' });
  const two = await imports('{"no": "No", "ok": "OK"}', { name: 'two.json' });
  expect(await imports(file, asked, boris)).toMatchObject({ section: null, translations_added: 3 });
  expect(await translationsIn(one.section?.id)).toEqual([[['Да', REGULAR]]]);
  expect(await translationsIn(two.section?.id)).toEqual([[['Нет', REGULAR]], [['Да', REGULAR]]]);
  await rightCounters();
});

test('a dry run answers what would be done, and does nothing', async () => {
  const log = () => testApp.sql`SELECT id FROM log WHERE project_id = ${project} ORDER BY id`;
  const before = await log();
  const planned = await imports(PO, { name: 'app.po', with_translations: '', dry_run: '' });
  expect(planned).toMatchObject({ section: null, strings_added: 4, translations_added: 2 });
  await imports('Раз.\nДва.\nТри.', { kind: 'translations', section, dry_run: '' });
  expect(await sectionNames()).toEqual(['One']);
  expect(await translationsIn()).toEqual([[], [], []]);
  expect(await log()).toEqual(before);
  await rightCounters();
});

async function withKey(text: string, query: object, key: string) {
  const answer = await askApp(testApp.app, {
    method: 'POST',
    url: addressOf(importFile.path, { project }, query),
    headers: { ...anna.headers, 'idempotency-key': key, 'content-type': 'text/plain' },
    payload: text,
  });
  return { status: answer.statusCode, again: answer.headers['idempotent-replayed'], reply: answer.json() };
}

test('a repeated request with its key answers the same, and stores nothing twice', async () => {
  const first = await withKey('Four.', { name: 'four.txt' }, 'file-1');
  expect(first).toMatchObject({ status: 200, again: undefined });
  expect(await withKey('Four.', { name: 'four.txt' }, 'file-1')).toEqual({ ...first, again: 'true' });
  expect(await withKey('Five.', { name: 'four.txt' }, 'file-1')).toMatchObject({ status: 422 });
  expect(await sectionNames()).toEqual(['One', 'four']);
});

test.each([
  ['a translator may not import strings', {}, '403 role role'],
  ['nor into a section', { section: true }, '403 role role'],
  ['an unknown section is refused', { kind: 'translations', section: 999_999 }, '400 section unknown'],
])('%s', async (_, query, refused) => {
  const asked = { ...query, ...('section' in query && query.section === true && { section }) };
  const answer = boris.tries(importFile, { params: { project }, query: asked, body: bytes('Four.') });
  expect(await answer).toBe(refused);
  expect(await textsIn()).toHaveLength(3);
});

test('who may manage strings and no sections imports into one and makes none', async () => {
  await testApp.sql`UPDATE members SET role_id = 3 WHERE project_id = ${project} AND user_id = ${boris.id}`;
  expect(await imports('Four.', { section }, boris)).toMatchObject({ strings_added: 1 });
  const asked = { params: { project }, query: {}, body: bytes('Five.') };
  const refused = await boris.tries(importFile, asked);
  expect([refused, await sectionNames()]).toEqual(['403 role role', ['One']]);
});

test('a section of another project is not there', async () => {
  const other = await projectOf(anna);
  const query = { section: other.params.section };
  expect(await anna.tries(importFile, { params: { project }, query, body: bytes('x') })).toBe(
    '400 section unknown',
  );
});

test('a quota refuses the strings with their translations, and stores neither', async () => {
  await testApp.sql`UPDATE projects SET bytes = ${2 ** 50} WHERE id = ${project}`;
  expect(await refusal(PO, { name: 'app.po', with_translations: '' })).toMatchObject({
    status: 403,
    errors: [{ key: 'general', kind: 'quotaBytes' }],
  });
  expect(await sectionNames()).toEqual(['One']);
  await testApp.sql`UPDATE projects SET bytes = 0 WHERE id = ${project}`;
});

test('ten thousand strings are imported whole and in order, with their translations', async () => {
  const items = Array.from(
    { length: LIMITS.stringsPerSection },
    (_, at) => `msgid "T ${at}"\nmsgstr "П ${at}"\n`,
  );
  const report = await imports(items.join('\n'), { name: 'large.po', with_translations: '' });
  expect(report).toMatchObject({
    strings_added: LIMITS.stringsPerSection,
    translations_added: LIMITS.stringsPerSection,
  });
  const all = await translationsIn(report.section?.id);
  expect(all[4321]).toEqual([['П 4321', REGULAR]]);
  await rightCounters();
});

test('a form is no file, and a translation that is imported is never approved', async () => {
  const answer = await askApp(testApp.app, {
    method: 'POST',
    url: addressOf(importFile.path, { project }, { section }),
    headers: { ...anna.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  expect(answer.json().errors).toEqual([{ key: 'body', kind: 'mediaType' }]);
  const query = { kind: 'translations', section, status: APPROVED };
  expect(await anna.tries(importFile, { params: { project }, query, body: bytes('x') })).toBe(
    '400 status max',
  );
});

test('a short file in a code page is read by the language of the project, and a guess is named (imports.57, imports.58)', async () => {
  const languages = { source_lang: 'cs', target_lang: 'en' };
  const body = { name: 'Film', handle: 'film_cs', visibility: 'public', ...languages } as const;
  const at = { project: (await anna.does(createProject, { body })).id };
  const file = (words: number[]) =>
    Buffer.from([...Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), ...words, 0x0a]);
  const query = { name: 'film.srt' };
  const czech = await anna.does(importFile, { params: at, query, body: file([0xe8, 0x6c, 0x9d, 0x9a]) });
  expect(czech).toMatchObject({ encoding: 'windows-1250', warnings: { total: 0 } });
  const strange = await anna.does(importFile, {
    params: at,
    query,
    body: file([0x41, 0xe5, 0x42, 0xf8, 0x43]),
  });
  expect(strange.warnings).toEqual({ total: 1, lines: [{ line: 3, kind: 'encodingGuess' }] });
  const wrong = { ...query, encoding: 'utf-8' } as const;
  const lost = await anna.does(importFile, { params: at, query: wrong, body: file([0x41, 0xe5, 0x42]) });
  expect(lost.warnings).toEqual({ total: 1, lines: [{ line: 3, kind: 'lostBytes' }] });
});
