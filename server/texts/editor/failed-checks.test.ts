import { beforeEach, expect, test } from 'vitest';
import { importFile } from '#contract/files/files.ts';
import { editProject, getProject } from '#contract/projects/projects.ts';
import { addDismissal } from '#contract/texts/dismissals.ts';
import {
  countFailedChecks,
  findNextString,
  listMatchingStrings,
  openEditorPage,
} from '#contract/texts/editor.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, deleteTranslation, editTranslation } from '#contract/texts/translations.ts';
import { CUE_PROFILES } from '#domain/core/access/cue-limits.ts';
import { comparedFindings } from '#domain/texts/checks/string-findings.ts';
import { fingerprintOf } from '#domain/texts/checks/without-dismissed.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { foldDeltas } from '../sections/fold-queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
let project: number;

beforeEach(async () => {
  project = (await projectOf(anna, { strings: ['A text of no film.'] })).params.project;
});

/** Imports cues of these seconds, and returns their section and ids. */
async function film(name: string, cues: readonly (readonly [from: number, to: number])[]) {
  const time = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`.replace(
      '.',
      ',',
    );
  const file = cues.map(([from, to], nth) => `${nth + 1}\n${time(from)} --> ${time(to)}\nCue ${nth + 1}\n`);
  const asked = { params: { project }, query: { name }, body: Buffer.from(file.join('\n')) };
  const section = (await anna.does(importFile, asked)).section?.id ?? 0;
  const strings = await anna.does(listStrings, { params: { project, section } });
  return { section, ids: strings.map(({ id }) => id) };
}
const translate = async (at: { section: number }, string: number | undefined, text: string) => {
  const params = { project, section: at.section, string: string ?? 0 };
  const { id } = await anna.does(addTranslation, { params, body: { text } });
  return { ...params, translation: id };
};
const failed = async (sections = 'all') => {
  const query = { sections, status: 'failed_checks' };
  return (await anna.does(openEditorPage, { params: { project }, query })).rows.map(({ id }) => id);
};

const failing = async (checks: string, sections = 'all') => {
  const query = { sections, checks };
  return (await anna.does(openEditorPage, { params: { project }, query })).rows.map(({ id }) => id);
};

/** Imports an object of JSON, and returns its section and the ids of its strings. */
async function sectionOf(name: string, texts: Readonly<Record<string, string>>) {
  const asked = { params: { project }, query: { name }, body: Buffer.from(JSON.stringify(texts)) };
  const section = (await anna.does(importFile, asked)).section?.id ?? 0;
  const strings = await anna.does(listStrings, { params: { project, section } });
  return { section, ids: strings.map(({ id }) => id) };
}

test('a filter finds the cues of all sections that break a limit (subtitles.13)', async () => {
  const one = await film('one.srt', [
    [1, 3],
    [4, 6],
    [6.05, 8],
    [20, 30],
  ]);
  const two = await film('two.vtt', [
    [1, 1.5],
    [9, 11],
  ]);
  await translate(one, one.ids[0], 'x'.repeat(43));
  // Too near to the third, too long, and too short.
  const [first, second, , last] = one.ids;
  expect(await failed()).toEqual([first, second, last, two.ids[0]]);
  expect(await failed(one.section.toString(16))).toEqual([first, second, last]);
  const query = { sections: 'all', status: 'failed_checks' };
  const listed = await anna.does(listMatchingStrings, { params: { project }, query });
  expect(listed).toEqual({ strings: [first, second, last, two.ids[0]], matching_amount: 4 });
  const next = { sections: 'all', be: 'failed_checks' as const, after: String(second) };
  expect(await anna.does(findNextString, { params: { project }, query: next })).toMatchObject({
    string: last,
  });
});

test('the list follows what is saved and what the limits are (subtitles.13)', async () => {
  const one = await film('one.srt', [
    [1, 3],
    [4, 6],
  ]);
  expect(await failed()).toEqual([]);
  const params = await translate(one, one.ids[0], 'x\ny\nz');
  expect(await failed()).toEqual([one.ids[0]]);
  await anna.does(editTranslation, { params, body: { text: 'x\ny' } });
  expect(await failed()).toEqual([]);
  const own = { cue_lines: 1, cue_min_gap: null };
  await anna.does(editProject, { params: { project }, body: own });
  expect(await failed()).toEqual([one.ids[0]]);
});

test('a cue is checked by the times of its translation, if it has some (subtitles.16)', async () => {
  const one = await film('one.srt', [
    [1, 3],
    [4, 6],
  ]);
  const params = await translate(one, one.ids[0], 'x'.repeat(34));
  const edit = (body: object) => anna.does(editString, { params, body });
  expect(await failed()).toEqual([]);
  // Too fast, too near to the next one, and both as in the source.
  await edit({ target_end: 2500 });
  expect(await failed()).toEqual([one.ids[0]]);
  await edit({ target_start: 1900, target_end: 3950 });
  expect(await failed()).toEqual([one.ids[0]]);
  await edit({ target_start: null });
  expect(await failed()).toEqual([]);
});

test('a filter finds the strings whose current translation fails a check, all or some, and a call counts them (checks.26, checks.27)', async () => {
  const po = await anna.does(importFile, {
    params: { project },
    query: { name: 'app.po' },
    body: Buffer.from(
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n#, c-format\nmsgid "%d files"\nmsgstr ""\n\nmsgid "%d % off"\nmsgstr ""\n\nmsgid "<b>Save</b>"\nmsgstr ""\n',
    ),
  });
  const section = po.section?.id ?? 0;
  const ids = (await anna.does(listStrings, { params: { project, section } })).map(({ id }) => id);
  const [files, off, save] = ids;
  const first = await translate({ section }, files, 'Файлы');
  await translate({ section }, off, 'Скидка');
  await translate({ section }, save, ' Сохранить</b>');
  // Only entries with a flag of gettext have placeholders of printf.
  expect(await failed()).toEqual([files, save]);
  expect(await failing('placeholders')).toEqual([files]);
  expect(await failing('tags,edge-spaces')).toEqual([save]);
  expect(await failing('line-breaks')).toEqual([]);
  expect(await anna.does(countFailedChecks, { params: { project } })).toEqual({
    checks: [
      { check: 'placeholders', strings: 1, fixable: 0 },
      { check: 'tags', strings: 1, fixable: 0 },
      { check: 'edge-spaces', strings: 1, fixable: 1 },
    ],
    strings: 2,
  });
  await anna.does(editTranslation, { params: first, body: { text: 'Файлов: %d' } });
  expect(await failed()).toEqual([save]);
  await anna.does(editString, { params: first, body: { text: '%s and %d files' } });
  expect(await failing('placeholders')).toEqual([files]);
});

test('a translation is compared with those of all sections, again after each change (checks.25)', async () => {
  const sources = { a: 'Open the file.', b: 'Save all.', c: 'Store all.' };
  const one = await sectionOf('one.json', sources);
  const two = await sectionOf('two.json', { a: 'OPEN the file.' });
  const first = await translate(one, one.ids[0], 'Открыть файл.');
  await translate(one, one.ids[1], 'Сохранить всё.');
  expect(await failing('inconsistent')).toEqual([]);
  const second = await translate(two, two.ids[0], 'Раскрыть файл.');
  expect(await failing('inconsistent')).toEqual([one.ids[0], two.ids[0]]);
  expect(await failing('inconsistent', two.section.toString(16))).toEqual([two.ids[0]]);
  expect(await failed()).toEqual([]);
  await translate(one, one.ids[2], 'Сохранить всё.');
  expect(await failing('inconsistent')).toEqual([...one.ids, two.ids[0]]);
  expect((await anna.does(countFailedChecks, { params: { project } })).checks).toEqual([
    { check: 'inconsistent', strings: 4, fixable: 0 },
  ]);
  await anna.does(editTranslation, { params: second, body: { text: 'ОТКРЫТЬ файл.' } });
  expect(await failing('inconsistent')).toEqual([one.ids[1], one.ids[2]]);
  await anna.does(deleteTranslation, { params: first });
  await anna.does(editString, { params: second, body: { text: 'Save all.' } });
  expect(await failing('inconsistent')).toEqual([one.ids[1], one.ids[2], two.ids[0]]);
});

test('a dismissed comparison leaves its string alone out (dismissals.1)', async () => {
  const one = await sectionOf('one.json', { a: 'Open.', b: 'OPEN.' });
  const [a, b] = one.ids;
  await translate(one, a, 'Открыть.');
  await translate(one, b, 'Раскрыть.');
  expect(await failing('inconsistent')).toEqual([a, b]);
  const texts = { source: 'Open.', translation: 'Открыть.', targetLanguage: 'ru' };
  const [finding] = comparedFindings(texts.source, texts.translation);
  if (!finding) expect.fail();
  const here = {
    scope: 'here' as const,
    check: 'inconsistent' as const,
    what: fingerprintOf(finding, texts),
  };
  await anna.does(addDismissal, { params: { project }, body: { ...here, string: a ?? 0 } });
  expect(await failing('inconsistent')).toEqual([b]);
  const whole = { scope: 'string' as const, check: 'inconsistent' as const, what: '' };
  await anna.does(addDismissal, { params: { project }, body: { ...whole, string: b ?? 0 } });
  expect(await failing('inconsistent')).toEqual([]);
});

test('lengths are compared once a project has 100 translations of some length (checks.24)', async () => {
  const source = 'A sentence that is long enough to be compared.';
  const keys = Array.from({ length: 100 }, (_, nth) => `key${nth}`);
  const one = await sectionOf('one.json', Object.fromEntries(keys.map((key) => [key, `${source} ${key}`])));
  const add = (nth: number, text: string) => translate(one, one.ids[nth], text);
  const usual = 'Предложение, достаточно длинное для сравнения.';
  for (const nth of keys.keys()) if (nth < 99) await add(nth, nth === 0 ? 'Вот.' : `${usual} key${nth}`);
  expect(await failing('length-ratio')).toEqual([]);
  await add(99, `${usual} key`);
  expect(await failing('length-ratio')).toEqual([one.ids[0]]);
});

test('strings of several sections that have changed are counted once each (checks.27)', async () => {
  const sections = [await film('one.srt', [[1, 3]]), await film('two.srt', [[1, 3]])];
  const count = async () => (await anna.does(countFailedChecks, { params: { project } })).checks;
  const translations: Awaited<ReturnType<typeof translate>>[] = [];
  for (const section of sections) translations.push(await translate(section, section.ids[0], 'Раз'));
  // From now on only what has changed is read again.
  await foldDeltas(testApp.sql);
  expect(await count()).toEqual([]);
  const edit = async (text: string) => {
    for (const params of translations) await anna.does(editTranslation, { params, body: { text } });
  };
  await edit('Раз  два');
  expect(await count()).toEqual([{ check: 'double-spaces', strings: 2, fixable: 2 }]);
  await edit('Раз');
  expect(await count()).toEqual([]);
});

test('a project has placeholders of its own, by which its texts are checked again (checks.35)', async () => {
  const one = await sectionOf('one.json', { a: 'Hello, [[user]].' });
  await translate(one, one.ids[0], 'Привет.');
  expect(await failing('placeholders')).toEqual([]);
  const set = (placeholder_patterns: string) => ({ params: { project }, body: { placeholder_patterns } });
  const changed = await anna.does(editProject, set('[[*]]  @* '));
  expect(changed.placeholder_patterns).toBe('[[*]] @*');
  expect(await failing('placeholders')).toEqual([one.ids[0]]);
  expect(await anna.tries(editProject, set('word*'))).toBe('400 placeholder_patterns pattern');
});

test('of several translations the current one is checked (subtitles.13)', async () => {
  const one = await film('one.srt', [[1, 3]]);
  await translate(one, one.ids[0], 'x\ny\nz');
  await translate(one, one.ids[0], 'x');
  expect(await failed()).toEqual([]);
});

test('a long film is checked to its end (subtitles.13)', async () => {
  const cues = Array.from({ length: 1100 }, (_, nth) => [nth * 2, nth * 2 + 1] as const);
  const one = await film('long.srt', [...cues.slice(0, 1050), [2100, 2100.2]]);
  expect(await failed()).toEqual([one.ids[1050]]);
});

test('a project begins with the limits of Netflix and has others when they are set (subtitles.12)', async () => {
  const params = { project };
  expect(await anna.does(getProject, { params })).toMatchObject(CUE_PROFILES.netflix);
  expect(await anna.does(editProject, { params, body: CUE_PROFILES.bbc })).toMatchObject(CUE_PROFILES.bbc);
  const wrong = { cue_min_duration: 5000, cue_max_duration: 4000 };
  expect(await anna.tries(editProject, { params, body: wrong })).toBe('400 cue_max_duration min');
});
