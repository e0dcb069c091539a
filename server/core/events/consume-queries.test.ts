import { expect, onTestFinished, test } from 'vitest';
import { deleteProject } from '#contract/projects/projects.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { connectSeparately, type Sql, type Transaction } from '../../platform/database/connect.ts';
import { purgeProject } from '../../projects/delete-queries.ts';
import { type Consumer, consumeEvents, deletePassedEvents } from './consume-queries.ts';
import { orderEvents } from './order-queries.ts';
import { logSteps } from './record.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
await testApp.sql`
  CREATE TABLE received (
    id bigint GENERATED ALWAYS AS IDENTITY, consumer text NOT NULL, project_id bigint NOT NULL, log_id bigint NOT NULL
  )`;

/** A consumer that stores its events; `then` runs in its transaction afterwards. */
const storing = (
  name: string,
  then: (tx: Transaction, project: number) => Promise<unknown> | undefined = async () => {},
): Consumer => ({
  name,
  async handle(tx, project, logIds) {
    await tx`
      INSERT INTO received (consumer, project_id, log_id)
      SELECT ${name}, ${project}, log_id FROM unnest(${[...logIds]}::bigint[]) AS log_id`;
    await then(tx, project);
  },
});

const receivedBy = async (name: string, project: number) =>
  (
    await testApp.sql<{ log_id: number }[]>`
      SELECT log_id FROM received WHERE consumer = ${name} AND project_id = ${project} ORDER BY id`
  ).map(({ log_id }) => log_id);

async function write(project: number, amount = 1, sql: Sql | Transaction = testApp.sql) {
  const rows = await sql<{ id: number }[]>`
    WITH done AS (SELECT FROM generate_series(1, ${amount})), ${logSteps('vote', project, { actor: anna.id })}
    SELECT id FROM logged ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** A new project, all of whose events are ordered, and the ids of their log entries. */
async function openProject() {
  const { project, params } = await projectOf(anna);
  await orderEvents(testApp.sql);
  const rows = await testApp.sql<{ id: number }[]>`
    SELECT id FROM log WHERE project_id = ${project.id} ORDER BY id`;
  return { project: project.id, params, first: rows.map(({ id }) => id) };
}

test('a consumer handles every event once and in order, from the first one of a new project on', async () => {
  const { project, first } = await openProject();
  const consumer = storing('every');
  await consumeEvents(testApp.sql, consumer);
  const then = await write(project, 2);
  expect(await receivedBy('every', project)).toEqual(first);
  await orderEvents(testApp.sql);
  await consumeEvents(testApp.sql, consumer, 60_000);
  await consumeEvents(testApp.sql, consumer);
  expect(await receivedBy('every', project)).toEqual([...first, ...then]);
});

test('of recent events only those are looked for whose positions are recent', async () => {
  const { project, first } = await openProject();
  const consumer = storing('recent');
  await testApp.sql`UPDATE event_order SET at = at - 60001 WHERE project_id = ${project}`;
  await consumeEvents(testApp.sql, consumer, 60_000);
  expect(await receivedBy('recent', project)).toEqual([]);
  await consumeEvents(testApp.sql, consumer);
  expect(await receivedBy('recent', project)).toEqual(first);
});

test('more events than one transaction handles, also of one write, are all handled', async () => {
  const { project, first } = await openProject();
  const ids = await write(project, 2500);
  await orderEvents(testApp.sql);
  await consumeEvents(testApp.sql, storing('many'));
  expect(await receivedBy('many', project)).toEqual([...first, ...ids]);
});

test('what a consumer that fails has done is undone and done again; other projects go on', async () => {
  const [failing, other] = [await openProject(), await openProject()];
  const failsIn = (tx: Transaction, project: number) =>
    project === failing.project ? tx`SELECT 1 / 0` : undefined;
  await expect(consumeEvents(testApp.sql, storing('failing', failsIn))).rejects.toThrow('failing failed');
  expect(await receivedBy('failing', failing.project)).toEqual([]);
  expect(await receivedBy('failing', other.project)).toEqual(other.first);
  await consumeEvents(testApp.sql, storing('failing'));
  expect(await receivedBy('failing', failing.project)).toEqual(failing.first);
});

test('a consumer that is cut off begins again with the same events', async () => {
  const { project, first } = await openProject();
  const own = connectSeparately(testApp.sql, { max: 1 });
  onTestFinished(() => own.end({ timeout: 0 }));
  const dying = storing('dying', (tx) => tx`SELECT pg_terminate_backend(pg_backend_pid())`);
  await expect(consumeEvents(own, dying)).rejects.toThrow();
  await consumeEvents(testApp.sql, storing('dying'));
  expect(await receivedBy('dying', project)).toEqual(first);
});

test('of two servers that consume at the same time one handles an event', async () => {
  const { project, first } = await openProject();
  await consumeEvents(testApp.sql, storing('both'));
  const then = await write(project);
  await orderEvents(testApp.sql);
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = consumeEvents(
    testApp.sql,
    storing('both', (_, at) => {
      if (at !== project) return;
      begun.resolve();
      return end.promise;
    }),
  );
  await begun.promise;
  await consumeEvents(testApp.sql, storing('both'));
  expect(await receivedBy('both', project)).toEqual(first);
  end.resolve();
  await slow;
  expect(await receivedBy('both', project)).toEqual([...first, ...then]);
});

test('a project that is being deleted is left alone', async () => {
  const { project } = await openProject();
  await testApp.sql.begin(async (tx) => {
    await tx`SELECT FROM event_heads WHERE project_id = ${project} FOR UPDATE`;
    await consumeEvents(testApp.sql, storing('late'));
  });
  expect(await receivedBy('late', project)).toEqual([]);
  await anna.does(deleteProject, { params: { project } });
  await purgeProject(testApp.sql, project, 0);
  await consumeEvents(testApp.sql, storing('late'));
  expect(await testApp.sql`SELECT FROM event_cursors WHERE project_id = ${project}`).toHaveLength(0);
});

test('after a gap in positions, which a restore leaves, a consumer goes on', async () => {
  const { project, first } = await openProject();
  await testApp.sql`UPDATE event_heads SET position = position + 1000 WHERE project_id = ${project}`;
  const then = await write(project);
  await orderEvents(testApp.sql);
  await consumeEvents(testApp.sql, storing('gap'));
  expect(await receivedBy('gap', project)).toEqual([...first, ...then]);
});

test('positions are deleted a day later, once every consumer has passed them', async () => {
  const { project } = await openProject();
  await write(project);
  await orderEvents(testApp.sql);
  const kept = async () => (await testApp.sql`SELECT FROM event_order WHERE project_id = ${project}`).length;
  const names = ['quick', 'slow'];
  await consumeEvents(testApp.sql, storing('quick'));
  await consumeEvents(testApp.sql, storing('slow'));
  await deletePassedEvents(testApp.sql, names);
  expect(await kept()).toBe(2);
  await testApp.sql`UPDATE event_order SET at = at - 86400001 WHERE project_id = ${project}`;
  await testApp.sql`
    UPDATE event_cursors SET position = position - 1 WHERE project_id = ${project} AND consumer = 'slow'`;
  await deletePassedEvents(testApp.sql, names);
  expect(await kept()).toBe(1);
  await consumeEvents(testApp.sql, storing('slow'));
  await deletePassedEvents(testApp.sql, names);
  expect(await kept()).toBe(0);
});
