import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSection, deleteSection, getSection } from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
} from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { projectOf } from '../../../test/project.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { recountAll } from '../../programs/recount/queries.ts';

// Each write has passed its guard and waits until a concurrent one has ended.

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
let testProject: Awaited<ReturnType<typeof projectOf>>;
/** The first string's path, and a section beside its own. */
let params: { project: number; section: number; string: number };
let other: number;

beforeEach(async () => {
  testProject = await projectOf(anna);
  params = testProject.strings[0] ?? expect.fail();
  other = (await anna.does(addSection, { params, body: { name: 'Two' } })).id;
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

/** Moves the string as another call would. */
async function moveAway(tx: Transaction) {
  const { project, section, string } = params;
  await tx`
    SELECT FROM sections WHERE project_id = ${project} AND id IN (${section}, ${other}) ORDER BY id FOR NO KEY UPDATE`;
  await tx`UPDATE strings SET section_id = ${other} WHERE project_id = ${project} AND id = ${string}`;
  await tx`
    UPDATE sections s SET strings_amount = strings_amount + sign, bytes = bytes + sign * own
    FROM (SELECT own_bytes + inner_bytes AS own FROM strings WHERE project_id = ${project} AND id = ${string}) moved,
      LATERAL (VALUES (${other}::bigint, 1), (${section}::bigint, -1)) signs (of, sign)
    WHERE of = s.id AND project_id = ${project} AND id IN (${section}, ${other})`;
}

/** Translates the string as another call would. */
async function translate(tx: Transaction) {
  const { project, section, string } = params;
  await tx`UPDATE strings SET translations_amount = 1, regular_amount = 1, inner_bytes = 1
    WHERE project_id = ${project} AND id = ${string}`;
  await tx`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    VALUES (${project}, ${string}, 'x', false, ${anna.id})`;
  await tx`
    UPDATE sections SET strings_translated = strings_translated + 1, translations_amount = translations_amount + 1,
      bytes = bytes + 1
    WHERE project_id = ${project} AND id = ${section}`;
  await tx`UPDATE projects SET bytes = bytes + 1 WHERE id = ${project}`;
}

test('a translation of a string that was moved meanwhile counts in the new section', async () => {
  await runWhileLocked(testApp, moveAway, () => anna.asks(addTranslation, { params, body: { text: 'x' } }));
  const otherPath = { ...params, section: other };
  expect((await anna.does(getSection, { params: otherPath })).stats).toMatchObject({
    translations_amount: 1,
  });
});

test('an approval in a string that was moved meanwhile counts in the new section', async () => {
  const { id } = await anna.does(addTranslation, { params, body: { text: 'x' } });
  const move = async (tx: Transaction) => {
    await moveAway(tx);
    await tx`
      INSERT INTO section_deltas
        (project_id, section_id, strings_amount, strings_translated, strings_approved, translations_amount, at)
      VALUES (${params.project}, ${params.section}, 0, -1, 0, -1, 0), (${params.project}, ${other}, 0, 1, 0, 1, 0)`;
  };
  await runWhileLocked(testApp, move, () => anna.asks(approve, { params: { ...params, translation: id } }));
  const otherPath = { ...params, section: other };
  expect((await anna.does(getSection, { params: otherPath })).stats).toMatchObject({ strings_approved: 1 });
});

test.each([
  ['edited', () => anna.tries(editString, { params, body: { text: 'New' } })],
  ['moved', () => anna.tries(editString, { params, body: { section_id: other } })],
  ['deleted', () => anna.tries(deleteString, { params })],
])('a string that was moved meanwhile is not there to be %s', async (_, act) => {
  expect(await runWhileLocked(testApp, moveAway, act)).toBe('404 string gone');
  const listed = await anna.does(listStrings, { params: { ...params, section: other } });
  expect(listed.map(({ text }) => text)).toEqual(['One.']);
});

test.each([
  ['string', () => anna.does(deleteString, { params })],
  ['section', () => anna.does(deleteSection, { params })],
])('a %s that was translated meanwhile is deleted with the translation', async (_, act) => {
  await runWhileLocked(testApp, translate, act);
  expect(await testApp.sql`SELECT FROM translations WHERE project_id = ${params.project}`).toHaveLength(0);
});

test('a string that was translated meanwhile is moved with the translation', async () => {
  await runWhileLocked(testApp, translate, () =>
    anna.does(editString, { params, body: { section_id: other } }),
  );
  const otherPath = { ...params, section: other };
  expect((await anna.does(getSection, { params: otherPath })).stats).toMatchObject({
    strings_amount: 1,
    strings_translated: 1,
    translations_amount: 1,
  });
});

test('a reorder after which a string came meanwhile is refused with the order as it is', async () => {
  const strings = testProject.strings.map(({ string }) => string);
  const moveIn = async (tx: Transaction) => {
    const { project, section } = params;
    await tx`SELECT FROM sections WHERE project_id = ${project} AND id = ${section} FOR NO KEY UPDATE`;
    await tx`UPDATE sections SET strings_amount = strings_amount + 1, bytes = bytes + 5
      WHERE project_id = ${project} AND id = ${section}`;
    await tx`UPDATE projects SET strings_amount = strings_amount + 1, bytes = bytes + 5 WHERE id = ${project}`;
    await tx`
      INSERT INTO strings (project_id, section_id, place, text)
      VALUES (${project}, ${section}, 0, 'Zero.')`;
  };
  const body = { strings: strings.toReversed() };
  const answer = await runWhileLocked(testApp, moveIn, () => anna.asks(rearrangeStrings, { params, body }));
  expect(answer.json()).toEqual({
    status: 409,
    errors: [{ key: 'strings', kind: 'order' }],
    current: [expect.any(Number), ...strings],
  });
});

test.each([
  [
    'loaded into',
    () => anna.tries(addStrings, { params: { ...params, section: other }, body: [{ text: 'a' }] }),
    '404 section gone',
  ],
  [
    'moved to',
    () => anna.tries(editString, { params, body: { section_id: other } }),
    '400 section_id unknown',
  ],
  ['deleted', () => anna.tries(deleteSection, { params: { ...params, section: other } }), '404 section gone'],
])('a section that was deleted meanwhile can’t be %s', async (_, act, refusal) => {
  const remove = async (tx: Transaction) => {
    await lockProject(tx, params.project);
    await tx`DELETE FROM sections WHERE project_id = ${params.project} AND id = ${other}`;
  };
  expect(await runWhileLocked(testApp, remove, act)).toBe(refusal);
});
