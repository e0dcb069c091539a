import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeleted } from '#contract/history/deleted.ts';
import { readLog } from '#contract/history/log.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { editProject } from '#contract/projects/projects.ts';
import { getBatch, previewBatch, startBatch } from '#contract/texts/batches.ts';
import { addStrings, editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { ROLES, type RoleName } from '#domain/core/access/roles.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { BATCH_ACTIONS } from '#domain/texts/batches/actions.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch } from './run.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
let at: Awaited<ReturnType<typeof projectOf>>;
let project: number;
let strings: number[];

beforeEach(async () => {
  at = await projectOf(anna);
  project = at.project.id;
  strings = at.strings.map(({ string }) => string);
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, carl, at.project, 'redactor');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

type Asked = Parameters<typeof bodyFor>[0];
const bodyFor = (asked: { action: keyof typeof BATCH_ACTIONS; strings?: number[]; author?: number }) => ({
  strings,
  ...asked,
});
const start = (who: TestUser, asked: Asked) =>
  who.does(startBatch, { params: { project }, body: bodyFor(asked) });
const tryStart = (who: TestUser, asked: Asked) =>
  who.tries(startBatch, { params: { project }, body: bodyFor(asked) });
const preview = (who: TestUser, asked: Asked) =>
  who.does(previewBatch, { params: { project }, body: bodyFor(asked) });
const logOf = (query: object = {}) => anna.does(readLog, { params: { project }, query });
const translate = (who: TestUser, nth: number, text: string, status = 0) =>
  who.does(addTranslation, { params: at.strings[nth] ?? expect.fail(), body: { text, status } });
const shown = async () =>
  (await anna.does(listStrings, { params: at.params, query: { fetch_translations: '' } })).map(
    ({ translations = [] }) => translations.map(({ text, status }) => `${text} ${status}`),
  );
const promote = (who: TestUser, role: RoleName) => testApp.sql`
  UPDATE members SET role_id = ${ROLES.find(({ name }) => name === role)?.id ?? 4}
  WHERE project_id = ${project} AND user_id = ${who.id}`;
const addMany = async (amount: number) => {
  const body = Array.from({ length: amount }, (_, nth) => ({ text: `Text ${nth}` }));
  const added = await anna.does(addStrings, { params: at.params, query: { splitting: 'lines' }, body });
  return added.map(({ id }) => id);
};
/** Runs what is queued of a batch, as a server does. */
const finish = (batch: number) =>
  runBatch(
    testApp.sql,
    { project, batch },
    { settings, handle: handleBatchItems, signal: new AbortController().signal },
  );

test('the first translation of each string is approved, and what stays as it is is counted by reason', async () => {
  await promote(carl, 'proficient');
  await translate(boris, 0, 'Раз');
  await translate(carl, 1, 'Два');
  expect(await preview(carl, { action: 'approve' })).toEqual({
    changed: 1,
    breaking: { amount: 0, strings: [] },
    skipped: [
      { reason: 'role', amount: 1, strings: [strings[0]] },
      { reason: 'untranslated', amount: 1, strings: [strings[2]] },
    ],
  });
  const batch = await start(carl, { action: 'approve' });
  expect(batch).toMatchObject({
    action: 'approve',
    amount: 3,
    done: 3,
    changed: 1,
    skipped: [
      { reason: 'role', amount: 1 },
      { reason: 'untranslated', amount: 1 },
    ],
    refused: null,
  });
  expect(batch.ended_at).not.toBeNull();
  expect(await shown()).toEqual([['Раз 0'], ['Два 1'], []]);
});

test('before approving, translations that break a placeholder or tag are counted, those of one author alone (batches.3)', async () => {
  for (const nth of [0, 1])
    await anna.does(editString, {
      params: { ...at.params, string: strings[nth] ?? 0 },
      body: { text: 'Hello, {name}' },
    });
  await translate(boris, 0, 'Привет');
  await translate(carl, 0, 'Привет, {name}');
  await translate(carl, 1, 'Привет');
  await translate(carl, 2, 'Без {code}');
  const breaking = async (asked: Parameters<typeof bodyFor>[0]) => (await preview(anna, asked)).breaking;
  expect(await breaking({ action: 'approve' })).toEqual({ amount: 2, strings: [strings[1], strings[2]] });
  expect(await breaking({ action: 'approve', author: boris.id })).toEqual({
    amount: 1,
    strings: [strings[0]],
  });
  expect(await breaking({ action: 'setInitial' })).toBeUndefined();
  // Of initial ones nothing would change.
  expect(await breaking({ action: 'clearInitial' })).toEqual({ amount: 0, strings: [] });
});

test('those of one author are approved, also where another’s come first', async () => {
  await translate(boris, 0, 'Раз');
  await translate(anna, 0, 'Один');
  const batch = await start(anna, { action: 'approve', author: boris.id });
  expect(batch).toMatchObject({ changed: 1, skipped: [{ reason: 'untranslated', amount: 2 }] });
  expect(await shown()).toEqual([['Раз 1', 'Один 0'], [], []]);
});

test('approvals are removed, translations become initial and regular, sources are copied, strings are deleted', async () => {
  await translate(boris, 0, 'Раз');
  await start(anna, { action: 'approve' });
  expect(await start(anna, { action: 'setInitial' })).toMatchObject({
    changed: 0,
    skipped: [
      { reason: 'approved', amount: 1 },
      { reason: 'untranslated', amount: 2 },
    ],
  });
  expect(await start(anna, { action: 'unapprove' })).toMatchObject({ changed: 1 });
  expect(await start(anna, { action: 'setInitial' })).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual([['Раз -1'], [], []]);
  expect(await start(anna, { action: 'clearInitial' })).toMatchObject({ changed: 1 });
  expect(await start(anna, { action: 'copySource' })).toMatchObject({
    changed: 2,
    skipped: [{ reason: 'translated', amount: 1 }],
  });
  expect(await shown()).toEqual([['Раз 0'], ['Two. 0'], ['Three. 0']]);
  expect(await start(anna, { action: 'delete', strings: strings.slice(1) })).toMatchObject({ changed: 2 });
  expect(await shown()).toEqual([['Раз 0']]);
  expect(await anna.does(listDeleted, { params: { project }, query: {} })).toHaveLength(2);
  expect(await start(anna, { action: 'delete' })).toMatchObject({
    changed: 1,
    skipped: [{ reason: 'gone', amount: 2 }],
  });
});

test('the log has one entry for a batch, which has changed so many; its parts are asked for by it', async () => {
  await translate(boris, 0, 'Раз');
  await translate(boris, 1, 'Два');
  const before = await logOf();
  const { id } = await start(carl, { action: 'approve' });
  const [head, ...others] = await logOf();
  expect(head).toMatchObject({ id, w: LOG_CODES.runBatch, action: 'approve', amount: 2 });
  expect(others).toEqual(before);
  const parts = await logOf({ batch: id });
  expect(parts.map(({ w, batch }) => [w, batch])).toEqual([
    [LOG_CODES.approve, id],
    [LOG_CODES.approve, id],
  ]);
  expect(await logOf({ string: strings[0] })).toHaveLength(2);
});

test('a log of nothing but parts of batches goes on below those that were looked at', async () => {
  const { id } = await start(anna, { action: 'copySource' });
  await testApp.sql`
    INSERT INTO log (project_id, w, actor_id, batch)
    SELECT ${project}, ${LOG_CODES.addTranslation}, ${anna.id}, ${id} FROM generate_series(1, ${SERVICE_LIMITS.logLookedAt})`;
  const page = await anna.asks(readLog, { params: { project }, query: {} });
  expect(page.json()).toEqual([]);
  const rest = /before=(\d+)/.exec(String(page.headers.link))?.[1];
  const [newest] = await logOf({ before: Number(rest) });
  expect(newest).toMatchObject({ id });
});

test('an approval that a batch replaces is a part of it too', async () => {
  const one = await translate(boris, 0, 'Раз');
  await anna.does(approve, { params: { ...(at.strings[0] ?? expect.fail()), translation: one.id } });
  await translate(carl, 0, 'Один');
  const before = (await logOf()).length;
  const { id } = await start(anna, { action: 'approve', author: carl.id });
  expect(await logOf()).toHaveLength(before + 1);
  expect(await logOf({ batch: id })).toHaveLength(2);
});

test('a batch is undone by another one, newest first, which leaves what others have built on', async () => {
  await translate(boris, 0, 'Раз');
  await translate(boris, 1, 'Два');
  const { id } = await start(carl, { action: 'approve' });
  const mine = await carl.does(listMyEvents, { params: { project } });
  expect(mine.map((event) => event.id)).toEqual([id]);
  await start(anna, { action: 'unapprove', strings: strings.slice(0, 1) });
  const undo = await carl.does(undoEvent, { params: { project, event: id } });
  expect(undo).toMatchObject({ w: LOG_CODES.runBatch, action: 'undo', undoes: id });
  await finish(undo.id);
  expect(await carl.does(getBatch, { params: { project, batch: undo.id } })).toMatchObject({
    amount: 2,
    changed: 1,
    skipped: [{ reason: 'unapprovedSince', amount: 1 }],
  });
  expect(await shown()).toEqual([['Раз 0'], ['Два 0'], []]);
  expect(await carl.tries(undoEvent, { params: { project, event: id } })).toBe('409 event undone');
  const again = await carl.does(undoEvent, { params: { project, event: undo.id } });
  expect(again).toMatchObject({ redo: true });
  await finish(again.id);
  expect(await shown()).toEqual([['Раз 0'], ['Два 1'], []]);
});

test('deleted strings come back when their batch is undone', async () => {
  await translate(boris, 0, 'Раз');
  const { id } = await start(anna, { action: 'delete' });
  expect(await shown()).toEqual([]);
  const undo = await anna.does(undoEvent, { params: { project, event: id } });
  await finish(undo.id);
  expect(await anna.does(getBatch, { params: { project, batch: undo.id } })).toMatchObject({
    changed: 3,
    skipped: [],
  });
  expect(await shown()).toEqual([['Раз 0'], [], []]);
});

test('a step makes as many statements for many strings as for few, and so does undoing it', async () => {
  const many = await addMany(LIMITS.batchStep);
  const first = await Promise.all(
    many.map((string) =>
      boris.does(addTranslation, { params: { ...at.params, string }, body: { text: 'Раз', status: 0 } }),
    ),
  );
  expect(first).toHaveLength(many.length);
  const [few, all] = [many.slice(0, 2), many.slice(2)];
  const count = async (of: number[]) => {
    let batch = 0;
    const started = await countQueries(testApp, async () => {
      batch = (await start(anna, { action: 'approve', strings: of })).id;
    });
    const undo = await anna.does(undoEvent, { params: { project, event: batch } });
    const undone = await countQueries(testApp, () => finish(undo.id));
    expect(await anna.does(getBatch, { params: { project, batch: undo.id } })).toMatchObject({
      changed: of.length,
    });
    return { started, undone };
  };
  expect(await count(all)).toEqual(await count(few));
});

test('many strings are handled in steps, and a batch goes on where it stopped', async () => {
  const many = await addMany(LIMITS.batchStep * 2 + 1);
  const batch = await start(anna, { action: 'copySource', strings: many });
  expect(batch).toMatchObject({ amount: many.length, done: LIMITS.batchStep, ended_at: null });
  expect(await anna.tries(undoEvent, { params: { project, event: batch.id } })).toBe('409 event running');
  await Promise.all([finish(batch.id), finish(batch.id)]);
  const ended = await anna.does(getBatch, { params: { project, batch: batch.id } });
  expect(ended).toMatchObject({ done: many.length, changed: many.length });
  expect(ended.ended_at).not.toBeNull();
});

test('a batch ends when its author loses the right to it, and what it has done stays', async () => {
  const many = await addMany(LIMITS.batchStep + 1);
  const { id } = await start(boris, { action: 'copySource', strings: many });
  await testApp.sql`DELETE FROM members WHERE project_id = ${project} AND user_id = ${boris.id}`;
  await finish(id);
  await joinAs(testApp, boris, at.project, 'translator');
  expect(await boris.does(getBatch, { params: { project, batch: id } })).toMatchObject({
    done: LIMITS.batchStep,
    refused: 'role',
  });
});

test('who may not do an action starts no batch of it, nor in a finished project, nor too many at once', async () => {
  expect(await tryStart(boris, { action: 'delete' })).toBe('403 role role');
  expect(await boris.tries(previewBatch, { params: { project }, body: bodyFor({ action: 'delete' }) })).toBe(
    '403 role role',
  );
  expect(await tryStart(anna, { action: 'delete', author: boris.id })).toBe('400 author choice');
  const { id } = await start(anna, { action: 'copySource' });
  expect(await boris.tries(getBatch, { params: { project, batch: id } })).toBe('403 role role');
  await testApp.sql`UPDATE batches SET ended_at = NULL WHERE id = ${id}`;
  await testApp.sql`
    INSERT INTO batches (project_id, id, actor_id, action, items, amount)
    SELECT project_id, id + n, actor_id, action, items, amount FROM batches, generate_series(1, ${LIMITS.batchesAtOnce - 1}) n
    WHERE id = ${id}`;
  expect(await tryStart(anna, { action: 'copySource' })).toBe('413 batches tooMany');
  await anna.does(editProject, { params: { project }, body: { status: 'closed' } });
  expect(await tryStart(boris, { action: 'copySource' })).toBe('403 status closed');
});

test('strings of another project are none of this one', async () => {
  const other = await projectOf(anna);
  const batch = await start(anna, { action: 'delete', strings: other.strings.map(({ string }) => string) });
  expect(batch).toMatchObject({ changed: 0, skipped: [{ reason: 'gone', amount: 3 }] });
  expect(await anna.does(listStrings, { params: other.params, query: {} })).toHaveLength(3);
});

test('a program that may translate deletes no strings', async () => {
  const translates = await testApp.byToken(anna, ['translate']);
  const manages = await testApp.byToken(anna, ['translate', 'manage']);
  expect(await tryStart(translates, { action: 'delete' })).toBe('403 token scope');
  expect(await start(translates, { action: 'copySource' })).toMatchObject({ changed: 3 });
  expect(await start(manages, { action: 'delete' })).toMatchObject({ changed: 3 });
});
