import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { readLog } from '#contract/history/log.ts';
import { readPastStrings } from '#contract/history/past.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { editProject } from '#contract/projects/projects.ts';
import { getBatch, previewBatch, startBatch } from '#contract/texts/batches.ts';
import { addSection, deleteSection, getSection } from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
} from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SORT_KEY_STEP } from '#domain/texts/sections/sort-keys.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

type At = { project: number; section: number };
let project: number;
let one: At;
let two: At;
/** The strings a to e of the first section and x and y of the second one, by their texts. */
let ids: Map<string, number>;

beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['a', 'b', 'c', 'd', 'e'] });
  project = testProject.project.id;
  one = testProject.params;
  two = await addedSection('Two', ['x', 'y']);
  await joinAs(testApp, boris, testProject.project, 'translator');
  const all = [...(await stringsOf(one)), ...(await stringsOf(two))];
  ids = new Map(all.map(({ text, id }) => [text, id]));
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

async function addedSection(name: string, texts: string[]): Promise<At> {
  const { id } = await anna.does(addSection, { params: { project }, body: { name } });
  const params = { project, section: id };
  if (texts.length > 0)
    await anna.does(addStrings, { params, query: {}, body: texts.map((text) => ({ text })) });
  return params;
}

const stringsOf = (params: At) => anna.does(listStrings, { params, query: {} });
const textsOf = async (params: At) => (await stringsOf(params)).map(({ text }) => text).join('');
const shown = async () => [await textsOf(one), await textsOf(two)];
const idsOf = (texts: string) => [...texts].map((text) => ids.get(text) ?? expect.fail());
const idOf = (text: string) => ids.get(text) ?? expect.fail();

type Place = Pick<BodyOf<typeof startBatch>, 'section_id' | 'pos' | 'before' | 'after'>;
const asked = (texts: string, place: Place) => ({
  params: { project },
  body: { action: 'move' as const, strings: idsOf(texts), ...place },
});
const move = (texts: string, place: Place, who = anna) => who.does(startBatch, asked(texts, place));
const tryMove = (texts: string, place: Place, who = anna) => who.tries(startBatch, asked(texts, place));
const preview = (texts: string, place: Place) => anna.does(previewBatch, asked(texts, place));
const undo = (event: number, who: TestUser = anna) => who.does(undoEvent, { params: { project, event } });
const batchOf = (batch: number) => anna.does(getBatch, { params: { project, batch } });
const logOf = (query: object) => anna.does(readLog, { params: { project }, query });

test.each([
  ['to the start of their section', 'db', () => ({ section_id: one.section, pos: 1 }), ['bdace', 'xy']],
  ['to the end of another one', 'db', () => ({ section_id: two.section }), ['ace', 'xybd']],
  ['before a string', 'ca', () => ({ before: idOf('y') }), ['bde', 'xacy']],
  ['after a string', 'ab', () => ({ after: idOf('d') }), ['cdabe', 'xy']],
  ['from several sections, in the order of these', 'yd', () => ({ after: idOf('a') }), ['adybce', 'x']],
] as const)('strings are moved %s and keep their order (batches.10)', async (_, texts, place, made) => {
  const batch = await move(texts, place());
  expect(batch).toMatchObject({ action: 'move', done: 2, changed: 2, skipped: [], refused: null });
  expect(batch.ended_at).not.toBeNull();
  expect(await shown()).toEqual(made);
  await undo(batch.id);
  expect(await shown()).toEqual(['abcde', 'xy']);
});

test('translations, approvals and counters go along', async () => {
  for (const text of 'ab') {
    const params = { ...one, string: idOf(text) };
    const added = await anna.does(addTranslation, { params, body: { text, status: 0 } });
    if (text === 'a') await anna.does(approve, { params: { ...params, translation: added.id } });
  }
  await move('abc', { section_id: two.section, pos: 2 });
  expect(await shown()).toEqual(['de', 'xabcy']);
  const { stats } = await anna.does(getSection, { params: two });
  expect(stats).toMatchObject({ strings_amount: 5, strings_translated: 2, strings_approved: 1 });
});

test('the preview counts what moves and what stays, names the sections that strings leave, and changes nothing', async () => {
  await anna.does(deleteString, { params: { ...one, string: idOf('c') } });
  const place = { section_id: one.section, pos: 1 };
  expect(await preview('acdy', place)).toEqual({
    changed: 2,
    skipped: [
      { reason: 'already', amount: 1, strings: idsOf('a') },
      { reason: 'gone', amount: 1, strings: idsOf('c') },
    ],
    left: [two.section],
    positions: 3,
  });
  expect(await shown()).toEqual(['abde', 'xy']);
  expect(await move('acdy', place)).toMatchObject({
    changed: 2,
    skipped: [
      { reason: 'gone', amount: 1 },
      { reason: 'already', amount: 1 },
    ],
  });
  expect(await shown()).toEqual(['adybe', 'x']);
});

test('a full section takes as many as fit, the first ones', async () => {
  const texts = Array.from({ length: LIMITS.stringsPerSection - 1 }, (_, nth) => ({ text: `${nth}` }));
  const full = await addedSection('Full', []);
  await anna.does(addStrings, { params: full, query: { silent: '' }, body: texts });
  const place = { section_id: full.section, pos: 2 };
  expect(await preview('bcd', place)).toMatchObject({
    changed: 1,
    skipped: [{ reason: 'full', amount: 2, strings: idsOf('cd') }],
  });
  expect(await move('bcd', place)).toMatchObject({ changed: 1 });
  expect(await textsOf(one)).toBe('acde');
});

test('a section that gets a string without a key becomes text (sections.6)', async () => {
  const keyed = await addedSection('Keyed', []);
  await anna.does(addStrings, { params: keyed, query: {}, body: [{ text: 'k', key: 'k' }] });
  expect((await anna.does(getSection, { params: keyed })).type).toBe('json');
  await move('ab', { section_id: keyed.section });
  expect((await anna.does(getSection, { params: keyed })).type).toBe('text');
});

test('ten thousand strings are moved between neighbours without room, and back', async () => {
  const large = await addedSection('Large', []);
  const texts = Array.from({ length: LIMITS.batch }, (_, nth) => ({ text: `${nth}` }));
  await anna.does(addStrings, { params: large, query: { silent: '' }, body: texts });
  const before = (await stringsOf(large)).map(({ id }) => id);
  await move('abcde', { section_id: two.section });
  await testApp.sql`UPDATE strings SET place = place / ${SORT_KEY_STEP} WHERE project_id = ${project} AND section_id = ${two.section}`;
  const body = { action: 'move' as const, strings: before.slice(7), section_id: two.section, pos: 2 };
  const batch = await anna.does(startBatch, { params: { project }, body });
  const ofTwo = (await stringsOf(two)).map(({ id }) => id);
  expect(ofTwo).toEqual([idOf('x'), ...before.slice(7), ...idsOf('yabcde')]);
  await undo(batch.id);
  expect((await stringsOf(large)).map(({ id }) => id)).toEqual(before);
});

test('the log has one entry, whose parts tell of each string as its own call would', async () => {
  const { id } = await move('bd', { section_id: two.section, pos: 1 });
  const [head] = await logOf({});
  expect(head).toMatchObject({ id, w: LOG_CODES.runBatch, action: 'move', amount: 2 });
  const parts = await logOf({ batch: id });
  expect(parts.map(({ w, string_id, se, acts }) => [w, string_id, se?.id, acts])).toEqual([
    [LOG_CODES.editString, idOf('d'), two.section, { section: ['One', 'Two'], place: [3, 2] }],
    [LOG_CODES.editString, idOf('b'), two.section, { section: ['One', 'Two'], place: [2, 1] }],
  ]);
  expect((await anna.does(listMyEvents, { params: { project } }))[0]).toMatchObject({ id });
});

test('a move is undone and done again as a whole, at once', async () => {
  const { id } = await move('bdy', { section_id: one.section, pos: 1 });
  expect(await shown()).toEqual(['bdyace', 'x']);
  const undone = await undo(id);
  expect(undone).toMatchObject({ w: LOG_CODES.runBatch, action: 'undo', amount: 3, undoes: id });
  expect(await shown()).toEqual(['abcde', 'xy']);
  expect(await logOf({ batch: undone.id })).toHaveLength(3);
  expect(await anna.tries(undoEvent, { params: { project, event: id } })).toBe('409 event undone');
  const again = await undo(undone.id);
  expect(again).toMatchObject({ redo: true, amount: 3 });
  expect((await logOf({ batch: again.id }))[0]).toMatchObject({ redo: true });
  expect(await shown()).toEqual(['bdyace', 'x']);
  await undo(again.id);
  expect(await shown()).toEqual(['abcde', 'xy']);
});

test('undoing follows what others have done around the strings, and leaves strings that were moved since', async () => {
  const { id } = await move('abcde', { section_id: two.section });
  await anna.does(addStrings, { params: one, query: {}, body: [{ text: 'n' }] });
  await anna.does(addStrings, { params: two, query: { pos: 1 }, body: [{ text: 'm' }] });
  await anna.does(editString, { params: { ...two, string: idOf('b') }, body: { pos: 8 } });
  await anna.does(deleteString, { params: { ...two, string: idOf('e') } });
  expect(await shown()).toEqual(['n', 'mxyacdb']);
  const undone = await undo(id);
  expect(await batchOf(undone.id)).toMatchObject({
    changed: 3,
    skipped: [
      { reason: 'gone', amount: 1 },
      { reason: 'movedSince', amount: 1 },
    ],
  });
  expect(await shown()).toEqual(['acdn', 'mxyb']);
});

test('a part that was undone by itself stays when the rest is undone', async () => {
  const { id } = await move('bc', { section_id: two.section, pos: 1 });
  const [newest] = await logOf({ batch: id });
  await undo(newest?.id ?? expect.fail());
  expect(await shown()).toEqual(['acde', 'bxy']);
  const undone = await undo(id);
  expect(await batchOf(undone.id)).toMatchObject({ changed: 1, skipped: [{ reason: 'undone', amount: 1 }] });
  expect(await shown()).toEqual(['abcde', 'xy']);
});

test('strings stay where they are if the section that they came from is deleted', async () => {
  const { id } = await move('xy', { section_id: one.section });
  await anna.does(deleteSection, { params: two });
  const undone = await undo(id);
  expect(await batchOf(undone.id)).toMatchObject({ changed: 0, skipped: [{ reason: 'gone', amount: 2 }] });
  expect(await textsOf(one)).toBe('abcdexy');
});

test('the past has the orders of before and after a move (past.1)', async () => {
  const { id } = await move('bd', { section_id: two.section, pos: 2 });
  await undo(id);
  await anna.does(rearrangeStrings, { params: one, body: { strings: idsOf('edcba') } });
  await testApp.sql`UPDATE log SET at = at - 1000000 + id`;
  const [entry] = await testApp.sql<{ at: number }[]>`SELECT max(at) AS at FROM log WHERE batch = ${id}`;
  const then = async (params: At, at: number) =>
    (await anna.does(readPastStrings, { params: { project }, query: { at, section: params.section } }))
      .map(({ text }) => text)
      .join('');
  const moved = entry?.at ?? expect.fail();
  expect([await then(one, moved), await then(two, moved)]).toEqual(['ace', 'xbdy']);
  const before = (await logOf({ batch: id })).at(-1) ?? expect.fail();
  expect([await then(one, before.T - 1), await then(two, before.T - 1)]).toEqual(['abcde', 'xy']);
});

test('who may not manage strings moves none, and a call says one place', async () => {
  const place = { section_id: one.section };
  expect(await tryMove('a', place, boris)).toBe('403 role role');
  expect(await tryMove('a', {})).toBe('400 section_id required');
  expect(await tryMove('a', { ...place, before: idOf('b') })).toBe('400 before choice');
  expect(await tryMove('a', { pos: 1, before: idOf('b') })).toBe('400 pos choice');
  const elsewhere = await projectOf(anna);
  expect(await tryMove('a', { section_id: elsewhere.params.section })).toBe('400 section_id unknown');
  expect(await tryMove('a', { after: elsewhere.strings[0]?.string ?? 0 })).toBe('400 after unknown');
  expect(await anna.tries(previewBatch, asked('a', { section_id: elsewhere.params.section }))).toBe(
    '400 section_id unknown',
  );
  const body = { action: 'approve' as const, strings: idsOf('a'), ...place };
  expect(await anna.tries(startBatch, { params: { project }, body })).toBe('400 section_id choice');
  const { id } = await move('a', place);
  await testApp.sql`UPDATE log SET actor_id = ${boris.id} WHERE id = ${id}`;
  expect(await boris.tries(undoEvent, { params: { project, event: id } })).toBe('403 role role');
  await testApp.sql`UPDATE log SET actor_id = ${anna.id} WHERE id = ${id}`;
  const translates = await testApp.byToken(anna, ['translate']);
  expect(await translates.tries(undoEvent, { params: { project, event: id } })).toBe('403 token scope');
  await anna.does(editProject, { params: { project }, body: { status: 'closed' } });
  expect(await tryMove('b', place)).toMatch(/^(403 status closed|201)/);
});

test('moves of the same strings at once, and edits and deletions beside them, leave one order', async () => {
  await Promise.all([
    move('abc', { section_id: two.section, pos: 1 }),
    move('cba', { section_id: one.section }),
    move('xy', { section_id: one.section, pos: 1 }),
    anna.asks(editString, { params: { ...one, string: idOf('d') }, body: { pos: 1 } }),
    anna.asks(deleteString, { params: { ...one, string: idOf('e') } }),
  ]);
  const texts = (await shown()).join('');
  expect([...texts].sort().join('')).toBe('abcdxy');
});
