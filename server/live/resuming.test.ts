import { expect, inject, onTestFinished, test } from 'vitest';
import { addTranslation, castVote } from '#contract/translations.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import { LIMITS } from '#domain/limits.ts';
import { listenTo, tryListening } from '../../test/events.ts';
import { openTogether } from '../../test/together.ts';
import { connect, type Sql, type Transaction } from '../database/connect.ts';

const { world, other, anna, boris, projectOfBoth } = await openTogether();

async function openProject() {
  const { project, strings } = await projectOfBoth();
  return { id: project.id, string: strings[0] ?? expect.fail() };
}

const texts = ['Раз', 'Два', 'Три'];
type At = { project: number; section: number; string: number };
const propose = (params: At, text: string) => boris.does(addTranslation, { params, body: { text } });

/** Writes so many log entries of votes on a string. */
const writeLines = (
  sql: Sql | Transaction,
  project: number,
  string: { section: number; string: number },
  amount = 1,
) => sql`
  INSERT INTO log (project_id, w, actor_id, section_id, string_id)
  SELECT ${project}, ${LOG_CODES.vote}::smallint, ${anna.id}, ${string.section}, ${string.string}
  FROM generate_series(1, ${amount})`;

test('an entry of a long transaction is sent although entries with higher ids were sent before', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(world.app, anna, id);
  await world.sql.begin(async (tx) => {
    await writeLines(tx, id, string);
    await propose(string, 'Раз');
    const { data } = await page.next('changes');
    expect(data.deeds.map(({ kind }) => kind)).toEqual(['addTranslation']);
  });
  const { data } = await page.next('changes');
  expect(data.deeds.map(({ kind }) => kind)).toEqual(['vote']);
});

test('concurrent writes are each sent once, and nothing of another project', async () => {
  const { id, string } = await openProject();
  const elsewhere = await openProject();
  const page = await listenTo(world.app, anna, id);
  const all = Array.from({ length: 30 }, (_, n) => `Перевод ${n}`);
  await Promise.all(all.flatMap((text) => [propose(string, text), propose(elsewhere.string, text)]));
  const told: number[] = [];
  while (told.length < all.length) {
    const { data } = await page.next('changes');
    told.push(...data.deeds.map(({ translation_id }) => translation_id ?? 0));
  }
  expect(new Set(told).size).toBe(all.length);
  expect(told).toHaveLength(all.length);
  await propose(string, 'the last');
  const { data } = await page.next('changes');
  expect(data.deeds).toHaveLength(1);
});

test('after a lost connection another server continues from the last event: nothing is missed or repeated', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(world.app, anna, id);
  await propose(string, texts[0] ?? '');
  const last = await page.next('changes');
  page.close();
  // One transaction began before the connection was lost and is committed after it, in spite of its entry's lower id.
  const made = await world.sql.begin(async (tx) => {
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

test('a stream that has missed nothing gets nothing', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(world.app, anna, id);
  await propose(string, 'Раз');
  const { id: since } = await page.next('changes');
  const again = await listenTo(world.app, anna, id, { since: since ?? '' });
  await propose(string, 'Два');
  expect((await again.next('changes')).data.deeds).toHaveLength(1);
});

test.each([
  ['no snapshot', 'DROP TABLE log'],
  ['a number', '17'],
  ['out of order', '20:10:'],
  ['with an open one outside', '10:20:30'],
  ['of zero', '0:0:'],
  ['ahead of the database', '9000000000000000000:9000000000000000000:'],
  ['too long', `1:9999:${Array.from({ length: 400 }, (_, n) => n + 1)}`],
])('an event that is %s is answered by a reset', async (_, since) => {
  const { id, string } = await openProject();
  const page = await tryListening(world.app, anna, id, { since });
  if ('refused' in page) expect.fail();
  expect((await page.next('hello')).data).toEqual({ is_resumed: false });
  await page.next('reset');
  await propose(string, 'Раз');
  expect((await page.next('changes')).data.deeds).toHaveLength(1);
});

test('an event too long ago is answered by a reset, and so are too many changes at once', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(world.app, anna, id);
  await propose(string, 'Раз');
  const { id: since = '' } = await page.next('changes');
  await writeLines(world.sql, id, string, LIMITS.liveLines + 1);
  await page.next('reset');
  const late = await tryListening(world.app, anna, id, { since });
  if ('refused' in late) expect.fail();
  expect((await late.next('hello')).data).toEqual({ is_resumed: false });
  await late.next('reset');
});

test('a write whose notification was lost is sent all the same', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(world.app, anna, id);
  await writeLines(world.sql, id, string);
  expect((await page.next('changes')).data.deeds).toMatchObject([{ kind: 'vote' }]);
});

test('a server that lost its connections continues to send', async () => {
  const { id, string } = await openProject();
  const page = await listenTo(world.app, anna, id);
  await world.sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const sql = connect({ ...inject('database').place, database: world.sql.options.database }, { max: 1 });
  onTestFinished(() => sql.end());
  await writeLines(sql, id, string);
  expect((await page.next('changes')).data.deeds).toMatchObject([{ kind: 'vote' }]);
});
