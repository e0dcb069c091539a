import { expect, inject, onTestFinished, test } from 'vitest';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { listenTo, tryListening } from '../../../test/events.ts';
import { openTwoServers } from '../../../test/two-servers.ts';
import { logSteps } from '../../core/events/record.ts';
import { connect, type Sql, type Transaction } from '../../platform/database/connect.ts';

const { testApp, other, anna, boris, projectOfBoth } = await openTwoServers();

async function openProject() {
  const { project, strings } = await projectOfBoth();
  return { id: project.id, string: strings[0] ?? expect.fail() };
}

const texts = ['Раз', 'Два', 'Три'];
type At = { project: number; section: number; string: number };
const propose = (params: At, text: string) => boris.does(addTranslation, { params, body: { text } });

/** Writes so many log entries about votes on a string. */
const writeLines = (
  sql: Sql | Transaction,
  project: number,
  string: { section: number; string: number; translation?: number },
  amount = 1,
) => sql`
  WITH done AS (SELECT FROM generate_series(1, ${amount})),
  ${logSteps('vote', project, { actor: anna.id, ...string })}
  SELECT`;

test('a line of a transaction that took longer is told, though lines with higher numbers were told before', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await testApp.sql.begin(async (tx) => {
    await writeLines(tx, id, string);
    await propose(string, 'Раз');
    const { data } = await page.next('changes');
    expect(data.deeds.map(({ kind }) => kind)).toEqual(['addTranslation']);
  });
  const { data } = await page.next('changes');
  expect(data.deeds.map(({ kind }) => kind)).toEqual(['vote']);
});

test('what is done at the same time by many is told once each, and nothing of another project', async () => {
  const { id, string } = await openProject();
  const elsewhere = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  const all = Array.from({ length: 30 }, (_, n) => `Перевод ${n}`);
  await Promise.all(all.flatMap((text) => [propose(string, text), propose(elsewhere.string, text)]));
  const received: number[] = [];
  while (received.length < all.length) {
    const { data } = await page.next('changes');
    received.push(...data.deeds.map(({ translation_id }) => translation_id ?? 0));
  }
  expect(new Set(received).size).toBe(all.length);
  expect(received).toHaveLength(all.length);
  await propose(string, 'the last');
  const { data } = await page.next('changes');
  expect(data.deeds).toHaveLength(1);
});

test('of transactions that end in all ways and orders, those that were committed are told, once each', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  const half = Promise.withResolvers<void>();
  let ended = 0;
  const endings = [
    async () => {},
    // Longer than half of all others.
    () => half.promise,
    async () => {
      throw new Error('rolled back');
    },
    (tx: Transaction) => tx`SELECT pg_terminate_backend(pg_backend_pid())`,
  ];
  const write = async (nth: number) => {
    const sql = connect({ ...inject('database').place, database: testApp.sql.options.database }, { max: 1 });
    onTestFinished(() => sql.end({ timeout: 0 }));
    await sql.begin(async (tx) => {
      await writeLines(tx, id, { ...string, translation: nth });
      await endings[nth % endings.length]?.(tx);
    });
  };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, async (_, nth) => {
      await write(nth).finally(() => {
        ended += 1;
        if (ended === 10) half.resolve();
      });
      return nth;
    }),
  );
  const committed = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(committed).toHaveLength(10);
  await propose(string, 'the last');
  const received: (number | null)[] = [];
  for (let isLast = false; !isLast; ) {
    const { data } = await page.next('changes');
    for (const { kind, translation_id } of data.deeds) {
      if (kind === 'vote') received.push(translation_id);
      else isLast = true;
    }
  }
  expect(received.toSorted()).toEqual(committed.toSorted());
});

test('after a lost connection another server goes on from the last event: nothing is missed, nothing comes twice', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await propose(string, texts[0] ?? '');
  const last = await page.next('changes');
  page.close();
  // A write that began before the connection was lost and is committed after it; its log entry's id does not show that.
  const made = await testApp.sql.begin(async (tx) => {
    await writeLines(tx, id, string);
    return propose(string, texts[1] ?? '');
  });
  await propose(string, texts[2] ?? '');

  const again = await tryListening(other, anna, id, { since: last.id ?? '' });
  if ('refused' in again) expect.fail();
  expect((await again.next('hello')).data).toEqual({ is_resumed: true });
  const { data } = await again.next('changes');
  expect(data.deeds.map(({ kind }) => kind).toSorted()).toEqual(['addTranslation', 'addTranslation', 'vote']);
  expect(data.rows[0]?.translations.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());

  await anna.does(castVote, { params: { ...string, translation: made.id } });
  expect((await again.next('changes')).data.deeds).toMatchObject([{ kind: 'vote', translation_id: made.id }]);
});

test('who has missed nothing is told nothing', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await propose(string, 'Раз');
  const { id: since } = await page.next('changes');
  const again = await listenTo(testApp.app, anna, id, { since: since ?? '' });
  await propose(string, 'Два');
  expect((await again.next('changes')).data.deeds).toHaveLength(1);
});

test.each([
  ['no position', 'DROP TABLE log'],
  ['of a version before positions', '10:20:15'],
  ['negative', '-1'],
  ['ahead of the project’s', '9000000'],
  ['too large for a number', '9'.repeat(40)],
])('an event that is %s is answered by a reset', async (_, since) => {
  const { id, string } = await openProject();
  const page = await tryListening(testApp.app, anna, id, { since });
  if ('refused' in page) expect.fail();
  expect((await page.next('hello')).data).toEqual({ is_resumed: false });
  await page.next('reset');
  await propose(string, 'Раз');
  expect((await page.next('changes')).data.deeds).toHaveLength(1);
});

test('one that lies too far back is answered by a reset, and too much at once is told as one', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await propose(string, 'Раз');
  const { id: since = '' } = await page.next('changes');
  await writeLines(testApp.sql, id, string, LIMITS.liveLines + 1);
  await page.next('reset');
  const late = await tryListening(testApp.app, anna, id, { since });
  if ('refused' in late) expect.fail();
  expect((await late.next('hello')).data).toEqual({ is_resumed: false });
  await late.next('reset');
});

test('after events whose positions are no longer kept a page loads again', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await propose(string, 'Раз');
  const { id: since = '' } = await page.next('changes');
  await propose(string, 'Два');
  const { id: missed = '' } = await page.next('changes');
  await propose(string, 'Три');
  await page.next('changes');
  await testApp.sql`DELETE FROM event_order WHERE project_id = ${id} AND position = ${missed}`;
  const late = await tryListening(testApp.app, anna, id, { since });
  if ('refused' in late) expect.fail();
  await late.next('reset');
});

test('a deed whose poke was lost is told all the same', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await writeLines(testApp.sql, id, string);
  expect((await page.next('changes')).data.deeds).toMatchObject([{ kind: 'vote' }]);
});

test('a server whose connections were lost goes on telling', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(testApp.app, anna, id);
  await testApp.sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const sql = connect({ ...inject('database').place, database: testApp.sql.options.database }, { max: 1 });
  onTestFinished(() => sql.end());
  await writeLines(sql, id, string);
  expect((await page.next('changes')).data.deeds).toMatchObject([{ kind: 'vote' }]);
});
