import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRevert } from '#contract/history/reverts.ts';
import { getBatch, startBatch } from '#contract/texts/batches.ts';
import { deleteString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch } from '../../texts/batches/run.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
const STRINGS = LIMITS.batchStep + 10;
let at: Awaited<ReturnType<typeof projectOf>>;
let project: number;

beforeEach(async () => {
  at = await projectOf(anna, { strings: Array.from({ length: STRINGS }, (_, nth) => `Text ${nth}`) });
  project = at.project.id;
  await joinAs(testApp, boris, at.project, 'redactor');
  await joinAs(testApp, carl, at.project, 'moderator');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

const revert = (who: TestUser) => who.does(startRevert, { params: { project, user: boris.id }, body: {} });
async function finish(who: TestUser, batch: number) {
  const running = { settings, handle: handleBatchItems, signal: new AbortController().signal };
  await runBatch(testApp.sql, { project, batch }, running);
  return who.does(getBatch, { params: { project, batch } });
}
const translated = () =>
  Promise.all(
    at.strings.map((params, nth) => boris.does(addTranslation, { params, body: { text: `Текст ${nth}` } })),
  );
const texts = async () =>
  (await anna.does(listStrings, { params: at.params, query: { fetch_translations: '' } })).flatMap(
    ({ translations = [] }) => translations.map(({ text }) => text),
  );

test('of two reverts of the same member at once each action is undone by one', async () => {
  await translated();
  const begun = await Promise.all([revert(anna), revert(carl)]);
  const [one, other] = await Promise.all([finish(anna, begun[0]?.id ?? 0), finish(carl, begun[1]?.id ?? 0)]);
  expect((one?.changed ?? 0) + (other?.changed ?? 0)).toBe(STRINGS);
  const reasons = [...(one?.skipped ?? []), ...(other?.skipped ?? [])].map(({ reason }) => reason);
  expect(reasons.every((reason) => reason === 'undone')).toBe(true);
  expect(await texts()).toEqual([]);
});

test('a revert runs while the member goes on, and while others approve what is reverted', async () => {
  const made = await translated();
  const { id } = await revert(anna);
  const work = made.slice(LIMITS.batchStep / 2).map(({ id: translation }, nth) => {
    const params = { ...(at.strings[nth + LIMITS.batchStep / 2] ?? expect.fail()), translation };
    const write =
      nth % 2 === 0
        ? boris.asks(editTranslation, { params, body: { text: `Ещё ${nth}` } })
        : carl.asks(approve, { params });
    return write;
  });
  const [ended] = await Promise.all([finish(anna, id), ...work]);
  expect(ended.done).toBe(STRINGS);
  const amount = ended.skipped.reduce((sum, skip) => sum + skip.amount, 0);
  expect(ended.changed + amount).toBe(STRINGS);
  expect(await texts()).toHaveLength(amount);
});

test('a batch and a revert amid deletions of their strings leave every counter right', async () => {
  await translated();
  const strings = at.strings.map(({ string }) => string);
  const approving = await carl.does(startBatch, {
    params: { project },
    body: { action: 'approve', strings },
  });
  const reverting = await revert(anna);
  const deletions = at.strings
    .filter((_, nth) => nth % 3 === 0)
    .map((params) => anna.asks(deleteString, { params }));
  const [approved, reverted] = await Promise.all([
    finish(carl, approving.id),
    finish(anna, reverting.id),
    ...deletions,
  ]);
  expect([approved, reverted]).toMatchObject([{ done: STRINGS }, { done: STRINGS }]);
});
