import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile } from '#contract/files/files.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { editProject } from '#contract/projects/projects.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris } = await testApp.signUps('anna', 'boris');

const SOURCE = '{n, plural, one {# file} other {# files}}';
const WHOLE = '{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}';
const PART = '{n, plural, one {# файл} other {# файла}}';

let params: { project: number; section: number };
let at: typeof params & { string: number };

beforeEach(async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const section = await anna.does(addSection, { params: { project: project.id }, body: { name: 'App' } });
  params = { project: project.id, section: section.id };
  const [string] = await anna.does(addStrings, { params, body: [{ text: SOURCE }] });
  at = { ...params, string: string?.id ?? expect.fail() };
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

const LACKS = '400 text forms';

test('a plural is one string, and a translation with all forms is added, voted on and approved as one (plurals.1, plurals.4)', async () => {
  const { id } = await boris.does(addTranslation, { params: at, body: { text: WHOLE } });
  const params = { ...at, translation: id };
  await anna.does(castVote, { params, body: {} });
  expect(await anna.does(approve, { params })).toMatchObject({ text: WHOLE, status: 1 });
  const listed = await anna.does(listStrings, { params: at });
  expect(listed).toHaveLength(1);
});

test('a translation that lacks forms is initial, and is neither regular nor approved before it has them (plurals.5)', async () => {
  expect(await boris.tries(addTranslation, { params: at, body: { text: PART } })).toBe(LACKS);
  expect(await boris.tries(addTranslation, { params: at, body: { text: 'файлы' } })).toBe(LACKS);
  const { id } = await boris.does(addTranslation, { params: at, body: { text: PART, status: -1 } });
  const params = { ...at, translation: id };
  expect(await anna.tries(approve, { params })).toBe(LACKS);
  expect(await boris.tries(editTranslation, { params, body: { status: 0 } })).toBe(LACKS);
  await boris.does(editTranslation, { params, body: { text: WHOLE, status: 0 } });
  await anna.does(approve, { params });
  expect(await anna.tries(editTranslation, { params, body: { text: PART } })).toBe(LACKS);
});

test('a translation whose language has changed stays as it is, and its note can still be edited (plurals.11)', async () => {
  const { id } = await boris.does(addTranslation, { params: at, body: { text: WHOLE } });
  const edit = { ...at, translation: id };
  await anna.does(approve, { params: edit });
  await anna.does(editProject, { params: { project: params.project }, body: { target_lang: 'ar' } });
  const noted = await anna.does(editTranslation, { params: edit, body: { context: 'A note' } });
  expect(noted).toMatchObject({ status: 1, context: 'A note' });
  expect(await anna.tries(editTranslation, { params: edit, body: { text: PART } })).toBe(LACKS);
});

test('a batch leaves translations that lack forms initial, and copies a source that does as initial (batches.3)', async () => {
  await boris.does(addTranslation, { params: at, body: { text: PART, status: -1 } });
  const where = { project: params.project };
  const batch = (action: 'approve' | 'clearInitial' | 'copySource', strings: number[]) =>
    anna.does(startBatch, { params: where, body: { action, strings } });
  const left = { changed: 0, skipped: [{ reason: 'forms', amount: 1 }] };
  expect(await batch('approve', [at.string])).toMatchObject(left);
  expect(await batch('clearInitial', [at.string])).toMatchObject(left);
  const [other] = await anna.does(addStrings, { params, body: [{ text: SOURCE }] });
  await batch('copySource', [other?.id ?? expect.fail()]);
  const strings = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
  expect(strings[1]?.translations).toMatchObject([{ text: SOURCE, status: -1 }]);
});

test('each form has the limit of a translation, or that of the string (plurals.3)', async () => {
  const plural = (length: number) =>
    `{n, plural, one {${'а'.repeat(length)}} few {${'б'.repeat(length)}} many {${'в'.repeat(length)}} other {г}}`;
  const long = await boris.does(addTranslation, {
    params: at,
    body: { text: plural(LIMITS.translation.max) },
  });
  expect(long.text.length).toBeGreaterThan(3 * LIMITS.translation.max);
  const tooLong = '400 text maxlength';
  expect(
    await boris.tries(addTranslation, { params: at, body: { text: plural(LIMITS.translation.max + 1) } }),
  ).toBe(tooLong);
  const [short] = await anna.does(addStrings, { params, body: [{ text: SOURCE, max_length: 10 }] });
  const inShort = { ...params, string: short?.id ?? expect.fail() };
  const { id } = await boris.does(addTranslation, { params: inShort, body: { text: plural(10) } });
  expect(await boris.tries(addTranslation, { params: inShort, body: { text: plural(11) } })).toBe(tooLong);
  const edit = { params: { ...inShort, translation: id }, body: { text: plural(11) } };
  expect(await boris.tries(editTranslation, edit)).toBe(tooLong);
});

test('an imported translation that lacks forms is initial (plurals.8)', async () => {
  const body = [
    { string_id: at.string, text: PART },
    { string_id: at.string, text: WHOLE },
  ];
  await boris.does(importTranslationsToSection, { params, body });
  const [string] = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
  expect(string?.translations?.map(({ text, status }) => [text, status])).toEqual([
    [WHOLE, 0],
    [PART, -1],
  ]);
});

test('plurals of a PO file come with their translations, and go back into it (plurals.6)', async () => {
  const file = [
    'msgid ""\nmsgstr ""\n"Language: ru\\n"\n"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"\n',
    'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d файл"\nmsgstr[1] "%d файла"\nmsgstr[2] "%d файлов"\n',
  ].join('\n');
  const report = await anna.does(importFile, {
    params: { project: params.project },
    query: { name: 'app.po', with_translations: 'true' },
    body: Buffer.from(file),
  });
  expect(report).toMatchObject({ strings_added: 1, translations_added: 1 });
  const url = addressOf(
    exportFile.path,
    { project: params.project },
    { sections: [report.section?.id ?? 0] },
  );
  const { payload } = await testApp.app.inject({ url, headers: anna.headers });
  expect(payload).toContain('msgstr[2] "%d файлов"');
});
