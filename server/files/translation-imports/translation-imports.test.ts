import { beforeEach, expect, test } from 'vitest';
import {
  importTranslationsToProject,
  importTranslationsToSection,
} from '#contract/files/translation-imports.ts';
import { addSection, getSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: { id: number };
let params: { project: number; section: number };
let ids: number[];

beforeEach(async () => {
  const testProject = await projectOf(anna);
  ({ project, params } = testProject);
  ids = testProject.strings.map(({ string }) => string);
  await joinAs(testApp, boris, project, 'translator');
});

const importDrafts = (body: { string_id: number; text: string; status?: number }[]) =>
  boris.does(importTranslationsToSection, { params, body });
const id = (at: number) => ids[at] ?? expect.fail();
const rightCounters = async () =>
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

/** A section of strings with keys, in the same project or another. */
async function keyed(of: number, keys: string[]) {
  const section = await anna.does(addSection, { params: { project: of }, body: { name: 'Keyed' } });
  const path = { project: of, section: section.id };
  const body = keys.map((key) => ({ key, text: `Text of ${key}` }));
  const made = await anna.does(addStrings, { params: path, body });
  return { params: path, ids: made.map((string) => string.id) };
}

test('a string gets no more translations than it may have, by an import either', async () => {
  const room = 2;
  await testApp.sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT ${project.id}, ${id(0)}, 'Вариант ' || n, false, ${anna.id}
    FROM generate_series(1, ${LIMITS.translationsPerString - room}::int) n`;
  await recountAll(testApp.sql);
  const answers = await importDrafts([
    { string_id: id(0), text: 'Раз.' },
    { string_id: id(0), text: 'Вариант 1' },
    { string_id: id(1), text: 'Один.' },
    { string_id: id(0), text: 'Раз.' },
    { string_id: id(0), text: 'Два.' },
    { string_id: id(0), text: 'Три.' },
    { string_id: id(1), text: 'Два.' },
    { string_id: id(0), text: 'Три.' },
  ]);
  const outcomes = ['added', 'identical', 'added', 'identical', 'added', 'full', 'added', 'full'];
  expect(answers.map(({ outcome }) => outcome)).toEqual(outcomes);
  for (const { string_id, outcome, translation_id } of answers) {
    if (outcome === 'full') expect(translation_id).toBeNull();
    else {
      const [row] = await testApp.sql`SELECT string_id FROM translations WHERE id = ${translation_id}`;
      expect(row?.string_id).toBe(string_id);
    }
  }
  await rightCounters();
});

test('an import says of each pair what became of it, in order', async () => {
  const old = await anna.does(addTranslation, {
    params: { ...params, string: id(0) },
    body: { text: 'Раз.' },
  });
  await testApp.sql`UPDATE strings SET max_length = 3 WHERE id = ${id(2)}`;
  const answers = await importDrafts([
    { string_id: id(1), text: 'Два.' },
    { string_id: id(0), text: 'Раз.' },
    { string_id: 999_999_999, text: 'Ничего.' },
    { string_id: id(1), text: 'Два.' },
    { string_id: id(2), text: 'Три.' },
    { string_id: id(0), text: 'раз.', status: INITIAL },
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'added',
    'identical',
    'gone',
    'identical',
    'maxlength',
    'added',
  ]);
  expect(answers[1]?.translation_id).toBe(old.id);
  expect(answers[3]?.translation_id).toBe(answers[0]?.translation_id);
  expect(answers.map(({ string_id }) => string_id)).toEqual([id(1), id(0), 999_999_999, id(1), id(2), id(0)]);
  await rightCounters();
});

test('what is imported is as if added by who imports: status, counters, a line of the log each', async () => {
  await importDrafts([
    { string_id: id(0), text: 'Раз.' },
    { string_id: id(1), text: 'Два.', status: INITIAL },
    { string_id: id(0), text: 'Один.', status: REGULAR },
  ]);
  const stored = await testApp.sql`
    SELECT text, initial, author_id FROM translations WHERE project_id = ${project.id} ORDER BY id`;
  expect(stored).toEqual([
    { text: 'Раз.', initial: false, author_id: boris.id },
    { text: 'Два.', initial: true, author_id: boris.id },
    { text: 'Один.', initial: false, author_id: boris.id },
  ]);
  const lines = await testApp.sql`
    SELECT data, string_id, section_id FROM log WHERE project_id = ${project.id} AND w = 4 ORDER BY id`;
  expect(lines).toEqual(
    [id(0), id(1), id(0)].map((string_id, at) => ({
      data: { acts: { text: [null, ['Раз.', 'Два.', 'Один.'][at]] } },
      string_id,
      section_id: params.section,
    })),
  );
  const { stats } = await anna.does(getSection, { params });
  expect(stats).toMatchObject({ strings_translated: 2, translations_amount: 3 });
  await rightCounters();
});

test('repeating an import adds nothing', async () => {
  const body = ids.map((string_id) => ({ string_id, text: ' with spaces ' }));
  await importDrafts(body);
  expect((await importDrafts(body)).every(({ outcome }) => outcome === 'identical')).toBe(true);
});

test.each([
  [[{ string_id: 1, text: '' }], '400 text required'],
  [[{ string_id: 1, text: ' \n' }], '400 text required'],
  [[{ string_id: 1 }], '400 text required'],
  [[{ string_id: 1, text: 5 }], '400 text string'],
  [[{ string_id: 1, text: 'я'.repeat(2001) }], '400 text maxlength'],
  [[{ string_id: 1, text: 'a', status: 2 }], '400 status status'],
  [[{ text: 'a' }], '400 string_id required'],
  [[{ string_id: '1', text: 'a' }], '400 string_id number'],
  [[{ string_id: 0, text: 'a' }], '400 string_id min'],
  [[], '400 body required'],
  [{ string_id: 1, text: 'a' }, '400 body array'],
  [Array.from({ length: 501 }, () => ({ string_id: 1, text: 'a' })), '413 body tooMany'],
])('an import is refused whole: %.60j', async (body, refusal) => {
  expect(await boris.tries(importTranslationsToSection, { params, body })).toBe(refusal);
});

test('an empty translation is named by its place', async () => {
  const body = [
    { string_id: id(0), text: 'Раз.' },
    { string_id: id(1), text: '' },
  ];
  const answer = await boris.asks(importTranslationsToSection, { params, body });
  expect(answer.json().errors).toEqual([{ key: 'text', kind: 'required', index: 1 }]);
  expect(await testApp.sql`SELECT FROM translations WHERE project_id = ${project.id}`).toHaveLength(0);
});

test('a string of another section or project is not there', async () => {
  const other = await keyed(project.id, ['a']);
  const foreign = await projectOf(anna);
  const strange = foreign.strings[0]?.string ?? expect.fail();
  const body = [...other.ids, strange].map((string_id) => ({ string_id, text: 'x' }));
  expect((await importDrafts(body)).map(({ outcome }) => outcome)).toEqual(['gone', 'gone']);
});

test('a whole project takes imports into strings of several sections, whatever these are', async () => {
  const [one, two] = [await keyed(project.id, ['a', 'b']), await keyed(project.id, ['a'])];
  const pairs = [id(0), ...one.ids, ...two.ids].map((string_id) => ({ string_id, text: 'Текст' }));
  const asked = { params: { project: project.id }, body: pairs };
  const answers = await boris.does(importTranslationsToProject, asked);
  expect(answers.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added', 'added']);
  expect((await anna.does(getSection, { params: one.params })).stats.strings_translated).toBe(2);
  expect((await anna.does(getSection, { params: two.params })).stats.strings_translated).toBe(1);
  await rightCounters();
});

test('only translators import', async () => {
  const stranger = await testApp.signUp(`stranger${project.id}`);
  const asked = { params, body: [{ string_id: id(0), text: 'x' }] };
  expect(await testApp.guest.tries(importTranslationsToSection, asked)).toBe('401 session signedOut');
  expect(await stranger.tries(importTranslationsToSection, asked)).toBe('403 project hidden');
});

test('imports at once that cross each other add each text once', async () => {
  const pairs = ids.flatMap((string_id) => ['a', 'b', 'c'].map((text) => ({ string_id, text })));
  const imports = Array.from({ length: 8 }, (_, n) => importDrafts(n % 2 ? pairs : pairs.toReversed()));
  const outcomes = (await Promise.all(imports)).flat().filter(({ outcome }) => outcome === 'added');
  expect(outcomes).toHaveLength(pairs.length);
  await rightCounters();
});

testOnOneServer('round trips')('one pair or five hundred take the same round trips', async () => {
  const body = (amount: number, text: string) =>
    Array.from({ length: amount }, (_, n) => ({ string_id: id(n % ids.length), text: `${text} ${n}` }));
  // Session and path; BEGIN, strings, translations, COMMIT.
  expect(await countQueries(testApp, () => importDrafts(body(1, 'one')))).toBe(5);
  expect(await countQueries(testApp, () => importDrafts(body(500, 'many')))).toBe(5);
  await rightCounters();
});

test('an import approves what its file says is approved, instead of what was; only with the right (imports.55)', async () => {
  const body = [
    { string_id: id(1), text: 'Два.', status: APPROVED },
    { string_id: id(0), text: 'Один.', status: APPROVED },
    { string_id: id(0), text: 'Раз.', status: APPROVED },
  ];
  expect(await boris.tries(importTranslationsToSection, { params, body })).toBe('403 role role');
  const old = await anna.does(addTranslation, {
    params: { ...params, string: id(0) },
    body: { text: 'Раз.' },
  });
  await anna.does(approve, { params: { ...params, string: id(0), translation: old.id } });
  const answers = await anna.does(importTranslationsToSection, { params, body });
  expect(answers.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'identical']);
  const approved = await testApp.sql`
    SELECT t.text FROM strings s JOIN translations t ON t.id = s.approved_id AND t.project_id = s.project_id
    WHERE s.project_id = ${project.id} ORDER BY s.id`;
  expect(approved.map(({ text }) => text)).toEqual(['Один.', 'Два.']);
  await rightCounters();
});
