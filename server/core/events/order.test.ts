import { expect, test } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { connectSeparately, type Sql, type Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { eventsAfter, orderEvents } from './order-queries.ts';
import { logSteps } from './record.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** A new project, whose own events are ordered. */
async function openProject() {
  const { project } = await projectOf(anna);
  await orderEvents(testApp.sql);
  return project.id;
}

/** Writes so many log entries in one statement, and returns their ids. */
async function write(sql: Sql | Transaction, project: number, amount = 1) {
  const rows = await sql<{ id: number }[]>`
    WITH done AS (SELECT FROM generate_series(1, ${amount})), ${logSteps('vote', project, { actor: anna.id })}
    SELECT id FROM logged ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** The events of a project by position; fails if positions have a gap or don't end at the head. */
async function eventsOf(project: number): Promise<number[]> {
  const rows = await testApp.sql<{ position: number; log_ids: number[] }[]>`
    SELECT position, log_ids FROM event_order WHERE project_id = ${project} ORDER BY position`;
  let last = 0;
  for (const { position, log_ids } of rows) {
    last += log_ids.length;
    expect(position).toBe(last);
  }
  const [head] = await testApp.sql`SELECT position FROM event_heads WHERE project_id = ${project}`;
  expect(head?.position).toBe(last);
  return rows.flatMap(({ log_ids }) => log_ids);
}

const waiting = async (project: number) =>
  (await testApp.sql`SELECT FROM unordered_events WHERE project_id = ${project}`).length;

test('every event gets a position once, of all projects together', async () => {
  const [one, other] = [await openProject(), await openProject()];
  const before = await eventsOf(one);
  const [of, ofOther] = [await write(testApp.sql, one, 3), await write(testApp.sql, other)];
  await orderEvents(testApp.sql);
  await orderEvents(testApp.sql);
  expect(await eventsOf(one)).toEqual([...before, ...of]);
  expect((await eventsOf(other)).slice(-1)).toEqual(ofOther);
  expect(await waiting(one)).toBe(0);
});

test('only the named projects’ events get one', async () => {
  const [one, other] = [await openProject(), await openProject()];
  const [of] = [await write(testApp.sql, one), await write(testApp.sql, other)];
  await orderEvents(testApp.sql, [one]);
  expect((await eventsOf(one)).slice(-1)).toEqual(of);
  expect(await waiting(other)).toBe(1);
});

test('an event whose transaction took longer comes after later ones that were committed before', async () => {
  const project = await openProject();
  let of: number[] = [];
  let later: number[] = [];
  await testApp.sql.begin(async (tx) => {
    of = await write(tx, project);
    later = await write(testApp.sql, project);
    await orderEvents(testApp.sql);
  });
  await orderEvents(testApp.sql);
  expect((await eventsOf(project)).slice(-2)).toEqual([...later, ...of]);
});

test('what is rolled back gets none', async () => {
  const project = await openProject();
  const before = await eventsOf(project);
  const rolledBack = testApp.sql.begin(async (tx) => {
    await write(tx, project);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  const of = await write(testApp.sql, project);
  await orderEvents(testApp.sql);
  expect(await eventsOf(project)).toEqual([...before, ...of]);
});

test('servers that give positions at the same time, to some projects and to all, give each event one', async () => {
  const projects = [await openProject(), await openProject(), await openProject()];
  const written: number[] = [];
  const pools = [1, 2, 3].map(() => connectSeparately(testApp.sql, { max: 1 }));
  let isWriting = true;
  const giving = pools.map(async (sql, nth) => {
    while (isWriting) await orderEvents(sql, nth === 0 ? undefined : projects.toReversed());
  });
  await Promise.all(
    Array.from({ length: 120 }, async (_, nth) => {
      written.push(...(await write(testApp.sql, projects[nth % 3] ?? 0, 1 + (nth % 4))));
    }),
  );
  isWriting = false;
  await Promise.all(giving);
  await Promise.all(pools.map((sql) => sql.end()));
  await orderEvents(testApp.sql);
  const all = (await Promise.all(projects.map(eventsOf))).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(written));
});

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] } & Record<string, unknown>;

/** The number of rows that the steps of a plan process. */
const rowsOf = (plan: Plan): number =>
  (plan['Actual Rows'] + Number(plan['Rows Removed by Join Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, step) => sum + rowsOf(step), 0);

testOnOneServer('plan')(
  'giving positions handles each new event a few times, whatever statistics know of them',
  async () => {
    const project = await openProject();
    await testApp.sql`ANALYZE unordered_events`;
    await write(testApp.sql, project, 3000);
    const plans: Plan[] = [];
    const explaining = async (template: TemplateStringsArray, ...values: never[]) => {
      if (!template.join().includes('unordered_events')) return testApp.sql(template, ...values);
      const [row] = await testApp.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${fragment(template, ...values)}`;
      plans.push(row?.['QUERY PLAN'][0].Plan);
    };
    await orderEvents(explaining as unknown as Sql, [project]);
    expect(plans).toHaveLength(1);
    for (const plan of plans) expect(rowsOf(plan)).toBeLessThan(20 * 3000);
  },
);

test('of a write with ten thousand events a reader unpacks what it wants once', async () => {
  const project = await openProject();
  const before = await eventsOf(project);
  const ids = await write(testApp.sql, project, 10_000);
  await orderEvents(testApp.sql);
  const after = before.length + ids.length - 2;
  const events = eventsAfter(fragment`= ${project}`, fragment`${after}::bigint`);
  expect([...(await testApp.sql`${events}`)]).toEqual([
    { position: after + 1, log_id: ids.at(-2) },
    { position: after + 2, log_id: ids.at(-1) },
  ]);
  const all = eventsAfter(fragment`= ${project}`, fragment`0::bigint`);
  const [plan] = await testApp.sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${all}`;
  const pages = plan?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
  // Each page of the row's array is read a few times, not ten thousand times.
  expect(pages).toBeLessThan(1000);
});
