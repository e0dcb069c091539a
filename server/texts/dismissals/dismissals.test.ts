import { beforeEach, expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { readLog } from '#contract/history/log.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addDismissal, deleteDismissal, listDismissals } from '#contract/texts/dismissals.ts';
import { countFailedChecks, listEditorRows, openEditorPage } from '#contract/texts/editor.ts';
import { deleteString, mergeStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');
let project: number;
let strings: { project: number; section: number; string: number }[];

const DOUBLED = 'Он шел шел по дороге.';
/** The fingerprint of the word that is twice in it. */
const PRINT = '["repeated","",[],["шел шел"]]';

/** Anna owns a project in which Boris translates and Clara edits; each string has the same finding of *perhaps*. */
beforeEach(async () => {
  const { project: created, strings: at } = await projectOf(anna, {
    strings: ['He went along it.', 'He ran along it.', 'He walked along it.', 'He stood on it.'],
  });
  project = created.id;
  strings = at;
  await joinAs(testApp, boris, created, 'translator');
  await joinAs(testApp, clara, created, 'redactor');
  for (const params of strings) await anna.does(addTranslation, { params, body: { text: DOUBLED } });
});

const body = (nth: number, more: object = {}) =>
  ({
    check: 'repeated-word',
    scope: 'here',
    string: strings[nth]?.string ?? null,
    what: PRINT,
    ...more,
  }) as const;
const dismiss = (nth: number, more: object = {}, by = boris) =>
  by.does(addDismissal, { params: { project }, body: body(nth, more) });
const restore = (dismissal: number, by = boris) =>
  by.does(deleteDismissal, { params: { project, dismissal } });
const wide = (more: object = {}) =>
  dismiss(0, { scope: 'word', what: 'шел шел', string: null, ...more }, anna);
/** How many strings the filter of the check finds, which must be those that are counted. */
async function failing() {
  const query = { sections: 'all', checks: 'repeated-word' };
  const { rows } = await anna.does(openEditorPage, { params: { project }, query });
  const { checks } = await anna.does(countFailedChecks, { params: { project } });
  expect(checks.find(({ check }) => check === 'repeated-word')?.strings ?? 0).toBe(rows.length);
  return rows.map(({ id }) => strings.findIndex(({ string }) => string === id));
}
const dismissalsIn = async (nth: number) => {
  const query = { ids: String(strings[nth]?.string) };
  return (await boris.does(listEditorRows, { params: { project }, query }))[0]?.dismissals;
};

test('a finding that is dismissed here leaves the filter and the counts, and comes back (dismissals.4)', async () => {
  expect(await failing()).toEqual([0, 1, 2, 3]);
  const { id, ...dismissed } = await dismiss(1, { reason: '  He is slow. ' });
  expect(dismissed).toEqual({
    check: 'repeated-word',
    scope: 'here',
    what: PRINT,
    reason: 'He is slow.',
    string_id: strings[1]?.string,
    user: { id: boris.id, username: 'boris' },
    at: expect.any(Number),
    alike: 1,
  });
  expect(await failing()).toEqual([0, 2, 3]);
  expect(await dismissalsIn(1)).toMatchObject([{ id, reason: 'He is slow.' }]);
  expect(await dismissalsIn(0)).toEqual([]);
  await restore(id);
  expect(await failing()).toEqual([0, 1, 2, 3]);
  expect(await dismissalsIn(1)).toEqual([]);
});

test('a check that is dismissed in a string finds nothing in it (dismissals.1)', async () => {
  await dismiss(2, { scope: 'string', what: 'is not read' });
  expect(await failing()).toEqual([0, 1, 3]);
  expect(await dismissalsIn(2)).toMatchObject([{ what: '' }]);
});

test('words that are dismissed in the project are found in no string of it (dismissals.3)', async () => {
  const { id, what, string_id } = await wide({ what: 'ШЕЛ Шел', string: strings[0]?.string });
  expect({ what, string_id }).toEqual({ what: 'шел шел', string_id: null });
  expect(await failing()).toEqual([]);
  await restore(id, clara);
  expect(await failing()).toEqual([0, 1, 2, 3]);
});

test('of three equal dismissals one for the project is offered, until there is one (dismissals.5)', async () => {
  const offered = async () => {
    const query = { offers: '' } as const;
    return (await boris.does(listDismissals, { params: { project }, query })).offered;
  };
  expect((await dismiss(0)).alike).toBe(1);
  expect((await dismiss(1)).alike).toBe(2);
  expect(await offered()).toEqual([]);
  expect((await dismiss(2)).alike).toBe(3);
  expect(await offered()).toEqual([{ check: 'repeated-word', what: PRINT, strings: 3 }]);
  expect(await failing()).toEqual([3]);
  await wide({ scope: 'project', what: PRINT });
  expect(await offered()).toEqual([]);
  expect(await failing()).toEqual([]);
  const { items } = await boris.does(listDismissals, { params: { project } });
  expect(items).toMatchObject([{ scope: 'project', what: PRINT, user: { username: 'anna' } }]);
});

test('what is dismissed already stays as it is, also if two dismiss it at once (dismissals.7)', async () => {
  const [one, two] = await Promise.all([dismiss(0, { reason: 'One' }), dismiss(0, { reason: 'Two' })]);
  expect(one.id).toBe(two.id);
  const [first, second] = await Promise.all([wide(), wide()]);
  expect(first.id).toBe(second.id);
  expect(await dismissalsIn(0)).toHaveLength(1);
  const log = await anna.does(readLog, {
    params: { project },
    query: { w: String(LOG_CODES.dismissFinding) },
  });
  expect(log).toHaveLength(2);
});

test('what lacks is named: the string, what is dismissed, and a string or dismissal that is not there (dismissals.7)', async () => {
  const refused = async (more: object) =>
    (await anna.asks(addDismissal, { params: { project }, body: body(0, more) })).json();
  expect(await refused({ string: null })).toMatchObject({
    errors: [{ key: 'string', kind: 'required' }],
  });
  expect(await refused({ what: ' ' })).toMatchObject({ errors: [{ key: 'what', kind: 'required' }] });
  expect(await refused({ scope: 'word', what: '\n' })).toMatchObject({
    errors: [{ key: 'what', kind: 'required' }],
  });
  expect(await refused({ check: 'tags', scope: 'word', what: 'b', string: null })).toMatchObject({
    errors: [{ key: 'scope', kind: 'choice' }],
  });
  expect(await refused({ string: 999_999 })).toMatchObject({
    status: 404,
    errors: [{ key: 'string', kind: 'gone' }],
  });
  const { id } = await dismiss(0);
  await restore(id);
  expect((await boris.asks(deleteDismissal, { params: { project, dismissal: id } })).json()).toMatchObject({
    status: 404,
    errors: [{ key: 'dismissal', kind: 'gone' }],
  });
});

test('a string and a project have only so many; those that are there can be dismissed again (dismissals.7)', async () => {
  const { sql } = testApp;
  const string = strings[0]?.string ?? 0;
  await sql`
    INSERT INTO check_dismissals (project_id, string_id, check_id, scope, what, reason, user_id)
    SELECT ${project}::bigint, ${string}::bigint, 'capitals', 'here', 'what ' || nth, '', ${anna.id}::bigint
    FROM generate_series(2, ${LIMITS.dismissalsPerString}) nth
    UNION ALL
    SELECT ${project}::bigint, NULL, 'capitals', 'word', 'word ' || nth, '', ${anna.id}::bigint
    FROM generate_series(2, ${LIMITS.dismissalsPerProject}) nth`;
  await dismiss(0);
  await wide();
  await dismiss(0);
  await wide();
  const full = { status: 413, errors: [{ key: 'general', kind: 'tooMany' }] };
  const ask = async (asked: object) =>
    (await anna.asks(addDismissal, { params: { project }, body: asked })).json();
  expect(await ask(body(0, { scope: 'string' }))).toMatchObject(full);
  expect(await ask(body(0, { scope: 'word' }))).toMatchObject(full);
  await dismiss(1);
});

test('the log names the check, what was found and the reason, of a string and of the project (dismissals.9)', async () => {
  const { id } = await dismiss(1, { reason: 'He is slow.' });
  await restore(id, clara);
  await wide();
  const entries = await anna.does(readLog, { params: { project }, query: { limit: 3 } });
  expect(entries.map(({ w, u, n, string_id, acts }) => ({ w, by: u?.username, n, string_id, acts }))).toEqual(
    [
      {
        w: LOG_CODES.dismissFinding,
        by: 'anna',
        n: 'repeated-word',
        string_id: null,
        acts: { text: [null, 'шел шел'] },
      },
      {
        w: LOG_CODES.restoreFinding,
        by: 'clara',
        n: 'repeated-word',
        string_id: strings[1]?.string,
        acts: { text: ['шел шел', null] },
      },
      {
        w: LOG_CODES.dismissFinding,
        by: 'boris',
        n: 'repeated-word',
        string_id: strings[1]?.string,
        acts: { text: [null, 'шел шел'], reason: ['', 'He is slow.'] },
      },
    ],
  );
});

test('a deleted string comes back with its dismissals (dismissals.8)', async () => {
  await dismiss(1, { reason: 'He is slow.' });
  await anna.does(deleteString, { params: strings[1] ?? expect.fail() });
  const [deleted] = await anna.does(listDeleted, { params: { project } });
  await anna.does(restoreDeleted, { params: { project, event: deleted?.event ?? 0 } });
  expect(await dismissalsIn(1)).toMatchObject([
    { what: PRINT, reason: 'He is slow.', user: { username: 'boris' } },
  ]);
  expect(await failing()).toEqual([0, 2, 3]);
});

test('a merge leaves the dismissals of the second string, which undoing it brings back (dismissals.8)', async () => {
  const [first = expect.fail(), second = expect.fail()] = strings;
  await dismiss(0);
  await dismiss(1, { reason: 'He is slow.' });
  await anna.does(mergeStrings, { params: first, body: { next: second.string } });
  expect(await dismissalsIn(0)).toMatchObject([{ what: PRINT, reason: '' }]);
  const [merged] = await anna.does(listMyEvents, { params: { project }, query: {} });
  await anna.does(undoEvent, { params: { project, event: merged?.id ?? 0 } });
  expect(await dismissalsIn(0)).toMatchObject([{ what: PRINT, reason: '' }]);
  expect(await dismissalsIn(1)).toMatchObject([{ what: PRINT, reason: 'He is slow.' }]);
});

test('who may not dismiss something may not restore it, and in a closed project nobody may (dismissals.6)', async () => {
  const { id } = await wide();
  expect((await boris.asks(deleteDismissal, { params: { project, dismissal: id } })).statusCode).toBe(403);
  const certain = await dismiss(0, { check: 'tags' }, clara);
  expect((await boris.asks(deleteDismissal, { params: { project, dismissal: certain.id } })).statusCode).toBe(
    403,
  );
  await restore(certain.id, clara);
  await anna.does(editProject, { params: { project }, body: { status: 'closed' } });
  expect((await anna.asks(addDismissal, { params: { project }, body: body(0) })).statusCode).toBe(403);
});
