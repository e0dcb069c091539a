import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { previewRevert, startRevert } from '#contract/history/reverts.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { getBatch, startBatch } from '#contract/texts/batches.ts';
import { addComment, editComment, listSectionComments } from '#contract/texts/comments.ts';
import { addEntry, editEntry, listEntries } from '#contract/texts/dictionary.ts';
import { addSection, editSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, deleteString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { ROLES, type RoleName } from '#domain/core/access/roles.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch } from '../../texts/batches/run.ts';

const testApp = await openTestApp();
const { anna, boris, carl, dora } = await testApp.signUps('anna', 'boris', 'carl', 'dora');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
let at: Awaited<ReturnType<typeof projectOf>>;
let project: number;

// Anna owns the project, Boris is who is reverted, Carl a moderator.
beforeEach(async () => {
  at = await projectOf(anna);
  project = at.project.id;
  await joinAs(testApp, boris, at.project, 'redactor');
  await joinAs(testApp, carl, at.project, 'moderator');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

const nth = (index: number) => at.strings[index] ?? expect.fail();
const of = (user: TestUser) => ({ project, user: user.id });
type Body = { section?: number; since?: number; until?: number };
const preview = (who: TestUser, user: TestUser, body: Body & { before?: number } = {}) =>
  who.does(previewRevert, { params: of(user), body });
const start = (who: TestUser, user: TestUser, body: Body = {}) =>
  who.does(startRevert, { params: of(user), body });
const tryStart = (who: TestUser, user: TestUser) => who.tries(startRevert, { params: of(user), body: {} });
const translate = (who: TestUser, index: number, text: string) =>
  who.does(addTranslation, { params: nth(index), body: { text, status: 0 } });
const shown = async () =>
  (
    await anna.does(listStrings, { params: at.params, query: { fetch_translations: '', fetch_votes: '1' } })
  ).map(({ translations = [] }) =>
    translations.map(
      ({ text, status, votes_plus, votes_minus }) =>
        `${text} ${status} +${votes_plus.length} -${votes_minus.length}`,
    ),
  );
const promote = (who: TestUser, role: RoleName) => testApp.sql`
  UPDATE members SET role_id = ${ROLES.find(({ name }) => name === role)?.id ?? 4}
  WHERE project_id = ${project} AND user_id = ${who.id}`;
const logOf = (query: object = {}) => anna.does(readLog, { params: { project }, query });
/** Runs what is queued of a batch, as a server does, and returns how it ended. */
async function finish(who: TestUser, batch: number) {
  const running = { settings, handle: handleBatchItems, signal: new AbortController().signal };
  await runBatch(testApp.sql, { project, batch }, running);
  return who.does(getBatch, { params: { project, batch } });
}
const revert = async (who: TestUser, user: TestUser, body: Body = {}) =>
  finish(who, (await start(who, user, body)).id);
const undo = async (who: TestUser, event: number) =>
  finish(who, (await who.does(undoEvent, { params: { project, event } })).id);

test('what a member has done is undone, the newest first, and what others have built on stays (reverts.3)', async () => {
  const own = await translate(anna, 0, 'Раз');
  await boris.does(editTranslation, { params: { ...nth(0), translation: own.id }, body: { text: 'Разз' } });
  await boris.does(editTranslation, { params: { ...nth(0), translation: own.id }, body: { text: 'Раззз' } });
  await boris.does(approve, { params: { ...nth(0), translation: own.id } });
  const bad = await translate(boris, 1, 'Спам');
  const translation = await translate(boris, 2, 'Три');
  await anna.does(castVote, {
    params: { ...nth(2), translation: translation.id },
    body: { is_minus: false },
  });

  const { total, kinds, rows, next, has_more } = await preview(carl, boris);
  expect({ total, next, has_more }).toEqual({ total: 5, next: null, has_more: false });
  expect(kinds).toEqual(
    expect.arrayContaining([
      { w: LOG_CODES.addTranslation, amount: 2 },
      { w: LOG_CODES.editTranslation, amount: 2 },
      { w: LOG_CODES.approve, amount: 1 },
    ]),
  );
  expect(rows.map(({ entry, conflict }) => [entry.w, entry.acts.text ?? null, conflict])).toEqual([
    [LOG_CODES.addTranslation, [null, 'Три'], 'votedSince'],
    [LOG_CODES.addTranslation, [null, 'Спам'], null],
    [LOG_CODES.approve, null, null],
    [LOG_CODES.editTranslation, ['Разз', 'Раззз'], null],
    [LOG_CODES.editTranslation, ['Раз', 'Разз'], null],
  ]);
  expect(rows[2]).toMatchObject({ source: 'One.', translation: 'Раззз' });
  // The preview has changed nothing.
  expect(await shown()).toEqual([['Раззз 1 +0 -0'], ['Спам 0 +0 -0'], ['Три 0 +1 -0']]);

  const batch = await revert(carl, boris);
  expect(batch).toMatchObject({
    action: 'revert',
    amount: 5,
    done: 5,
    changed: 4,
    skipped: [{ reason: 'votedSince', amount: 1 }],
  });
  expect(await shown()).toEqual([['Раз 0 +0 -0'], [], ['Три 0 +1 -0']]);
  const [head, second] = await logOf();
  expect(head).toMatchObject({
    id: batch.id,
    w: LOG_CODES.runBatch,
    action: 'revert',
    amount: 4,
    m: { username: 'boris' },
  });
  expect(second?.id).toBeLessThan(batch.id);
  expect(await logOf({ batch: batch.id })).toHaveLength(4);

  await undo(carl, batch.id);
  expect(await shown()).toEqual([['Раззз 1 +0 -0'], ['Спам 0 +0 -0'], ['Три 0 +1 -0']]);
  // Undone, it can be reverted again: what was done again has an effect.
  expect((await preview(carl, boris)).total).toBe(5);
  expect(await revert(carl, boris)).toMatchObject({ changed: 4 });
  expect(await shown()).toEqual([['Раз 0 +0 -0'], [], ['Три 0 +1 -0']]);
  expect(await preview(carl, boris)).toMatchObject({
    total: 1,
    rows: [{ entry: { acts: { text: [null, 'Три'] } } }],
  });
  expect(bad.id).toBeGreaterThan(0);
});

test('votes go and come back, and so do texts of comments, words and sections (reverts.4)', async () => {
  const own = await translate(anna, 0, 'Раз');
  const at0 = { ...nth(0), translation: own.id };
  await boris.does(castVote, { params: at0, body: { is_minus: true } });
  const comment = await boris.does(addComment, { params: nth(0), body: { text: 'Well' } });
  await boris.does(editComment, { params: { ...nth(0), comment: comment.id }, body: { text: 'Worse' } });
  const word = await anna.does(addEntry, { params: { project }, body: { word: 'one', translate: 'раз' } });
  await boris.does(editEntry, { params: { project, entry: word.id }, body: { translate: 'два' } });
  await promote(boris, 'moderator');
  await boris.does(editSection, { params: at.params, body: { name: 'Spam' } });
  const second = await boris.does(addSection, { params: { project }, body: { name: 'Two' } });
  const [string] = await anna.does(addStrings, { params: at.params, body: [{ text: 'Four.' }] });
  await boris.does(deleteString, { params: { ...at.params, string: string?.id ?? 0 } });
  await promote(boris, 'redactor');
  const state = async () => ({
    strings: await shown(),
    comments: (await anna.does(listSectionComments, { params: at.params })).map(({ text }) => text),
    words: (await anna.does(listEntries, { params: { project } })).map(({ translate }) => translate),
    sections: (await anna.does(listSections, { params: { project }, query: {} })).map(({ name }) => name),
  });
  const before = await state();
  expect(before.strings).toEqual([['Раз 0 +0 -1'], [], []]);

  const batch = await revert(carl, boris);
  expect(batch).toMatchObject({ amount: 7, changed: 7, skipped: [] });
  expect(await state()).toEqual({
    strings: [['Раз 0 +0 -0'], [], [], []],
    comments: [''],
    words: ['раз'],
    sections: ['One'],
  });
  const parts = await logOf({ batch: batch.id, w: String(LOG_CODES.unvote) });
  expect(parts).toMatchObject([{ u: { username: 'carl' }, m: { username: 'boris' } }]);

  const undone = await undo(carl, batch.id);
  expect(undone).toMatchObject({ amount: 7 });
  expect(undone.skipped).toEqual([]);
  expect(await state()).toEqual(before);
  expect(second.id).toBeGreaterThan(0);
  const votes = await testApp.sql`SELECT user_id FROM votes WHERE project_id = ${project}`;
  expect(votes.map(({ user_id }) => user_id)).toEqual([boris.id]);
});

test('actions of all kinds that are mixed over many strings are reverted step by step, and come back', async () => {
  const body = Array.from({ length: 30 }, (_, index) => ({ text: `Text ${index}.` }));
  const added = await anna.does(addStrings, { params: at.params, query: { splitting: 'lines' }, body });
  const strings = added.map(({ id }) => ({ ...at.params, string: id }));
  const first: number[] = [];
  const own: number[] = [];
  for (const [index, params] of strings.entries()) {
    const text = `Текст ${index}`;
    const made = await anna.does(addTranslation, {
      params,
      body: { text, status: index % 3 === 0 ? -1 : 0 },
    });
    first.push(made.id);
    if (index % 5 === 0) await anna.does(approve, { params: { ...params, translation: made.id } });
  }
  const before = await shown();
  for (const [index, params] of strings.entries()) {
    const body = { text: `Другой ${index}`, status: 0 };
    own.push((await boris.does(addTranslation, { params, body })).id);
    const others = { ...params, translation: first[index] ?? 0 };
    if (index % 2 === 0) await boris.does(castVote, { params: others, body: { is_minus: index % 4 === 0 } });
    if (index % 3 === 0) await boris.does(approve, { params: others });
    const mine = { ...params, translation: own[index] ?? 0 };
    if (index % 4 === 0) await boris.does(approve, { params: mine });
    if (index % 7 === 0)
      await boris.does(editTranslation, { params: mine, body: { text: `Другой, с правкой ${index}` } });
  }
  const after = await shown();
  const batch = await revert(carl, boris);
  expect(batch.skipped).toEqual([]);
  expect(await shown()).toEqual(before);
  const undone = await undo(carl, batch.id);
  expect(undone.skipped).toEqual([]);
  expect(await shown()).toEqual(after);
});

test('a bulk operation is reverted by its parts, and what a member has undone himself is left out', async () => {
  await translate(anna, 0, 'Раз');
  await translate(anna, 1, 'Два');
  const strings = at.strings.map(({ string }) => string);
  await boris.does(startBatch, { params: { project }, body: { action: 'approve', strings } });
  const own = await translate(boris, 2, 'Три');
  const [{ id: event } = expect.fail()] = await logOf({ u: boris.id });
  await boris.does(undoEvent, { params: { project, event } });
  expect(await preview(anna, boris)).toMatchObject({
    total: 2,
    kinds: [{ w: LOG_CODES.approve, amount: 2 }],
  });
  expect(await revert(anna, boris)).toMatchObject({ changed: 2, skipped: [] });
  expect(await shown()).toEqual([['Раз 0 +0 -0'], ['Два 0 +0 -0'], []]);
  expect(own.id).toBeGreaterThan(0);
});

test('what somebody has undone of others is done again', async () => {
  await promote(boris, 'moderator');
  await translate(carl, 0, 'Раз');
  const spoiled = await revert(boris, carl).catch(() => undefined);
  expect(spoiled).toBeUndefined();
  await promote(carl, 'redactor');
  expect(await revert(boris, carl)).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual([[], [], []]);
  expect(await revert(anna, boris)).toMatchObject({ changed: 1, skipped: [] });
  expect(await shown()).toEqual([['Раз 0 +0 -0'], [], []]);
});

test('a section and a period choose among the actions', async () => {
  await translate(boris, 0, 'Раз');
  const [first] = await logOf({ u: boris.id });
  await testApp.sql`UPDATE log SET at = at - 600000 WHERE project_id = ${project} AND id <= ${first?.id ?? 0}`;
  await translate(boris, 1, 'Два');
  const other = await anna.does(addSection, { params: { project }, body: { name: 'Other' } });
  const params = { project, section: other.id };
  const [string] = await anna.does(addStrings, { params, body: [{ text: 'Elsewhere.' }] });
  await boris.does(addTranslation, { params: { ...params, string: string?.id ?? 0 }, body: { text: 'Там' } });
  const textsOf = async (body: Body) =>
    (await preview(anna, boris, body)).rows.map(({ entry }) => entry.acts.text?.[1]);
  expect(await textsOf({ section: other.id })).toEqual(['Там']);
  expect(await textsOf({ since: Date.now() - MINUTE })).toEqual(['Там', 'Два']);
  expect(await textsOf({ until: Date.now() - MINUTE })).toEqual(['Раз']);
  await revert(anna, boris, { section: at.params.section, since: Date.now() - MINUTE });
  expect(await shown()).toEqual([['Раз 0 +0 -0'], [], []]);
  expect(await textsOf({})).toEqual(['Там', 'Раз']);
});

test('managers revert members and those who have left; only the owner reverts managers, and nobody the owner (reverts.2)', async () => {
  await translate(boris, 0, 'Раз');
  await translate(carl, 1, 'Два');
  await joinAs(testApp, dora, at.project, 'administrator');
  expect(await tryStart(boris, carl)).toBe('403 role role');
  expect(await tryStart(dora, carl)).toBe('403 role role');
  expect(await tryStart(dora, anna)).toBe('403 role role');
  expect(await tryStart(carl, anna)).toBe('403 role role');
  expect(await carl.tries(previewRevert, { params: of(anna), body: {} })).toBe('403 role role');
  expect(await anna.tries(startRevert, { params: { project, user: 2 ** 40 }, body: {} })).toBe(
    '404 member gone',
  );
  await dora.does(removeMember, { params: of(boris) });
  await testApp.sql`UPDATE users SET banned = true WHERE id = ${boris.id}`;
  expect(await revert(dora, boris)).toMatchObject({ changed: 1 });
  await testApp.sql`UPDATE users SET banned = false WHERE id = ${boris.id}`;
  expect(await revert(carl, carl)).toMatchObject({ changed: 1 });
  expect(await tryStart(anna, carl)).toBe('409 user undone');
  expect(await shown()).toEqual([[], [], []]);
});

test('a revert ends when who runs it is no manager any more', async () => {
  for (let count = 0; count <= LIMITS.batchStep; count += 1) await translate(boris, 0, `Раз ${count}`);
  const { id, ended_at } = await start(carl, boris);
  expect(ended_at).toBeNull();
  await promote(carl, 'redactor');
  expect(await finish(carl, id)).toMatchObject({ done: LIMITS.batchStep, refused: 'role' });
});

test('the preview has pages, each decided as if what comes before it were undone', async () => {
  const own = await translate(anna, 0, 'Раз');
  for (let count = 1; count <= LIMITS.revertPage + 5; count += 1)
    await boris.does(editTranslation, {
      params: { ...nth(0), translation: own.id },
      body: { text: `Раз ${count}` },
    });
  const first = await preview(anna, boris);
  expect(first.rows).toHaveLength(LIMITS.revertPage);
  expect(first.rows.every(({ conflict }) => conflict === null)).toBe(true);
  const second = await preview(anna, boris, { before: first.next ?? 0 });
  expect(second).toMatchObject({ total: LIMITS.revertPage + 5, is_checked: true, next: null });
  expect(second.rows.map(({ entry, conflict }) => [entry.acts.text?.[1], conflict])).toEqual(
    [5, 4, 3, 2, 1].map((count) => [`Раз ${count}`, null]),
  );
});

test('a paused project lets only those revert who may manage it, and a finished one nobody', async () => {
  await translate(boris, 0, 'Раз');
  await anna.does(editProject, { params: { project }, body: { status: 'frozen' } });
  expect(await tryStart(carl, boris)).toBe('403 status frozen');
  expect(await revert(anna, boris)).toMatchObject({ changed: 1 });
  await anna.does(editProject, { params: { project }, body: { status: 'closed' } });
  expect(await tryStart(anna, boris)).toBe('403 status closed');
});

test('a program needs the scopes of translating and of managing', async () => {
  await translate(boris, 0, 'Раз');
  const manages = await testApp.byToken(carl, ['manage']);
  expect(await tryStart(manages, boris)).toBe('403 token scope');
  const both = await testApp.byToken(carl, ['translate', 'manage']);
  expect(await start(both, boris)).toMatchObject({ changed: 1 });
});
