import type { TestApp } from './test-app.ts';

const questions = new WeakMap<TestApp, string>();

/** Asks every table, counts of attempts aside, for its rows and the transactions that wrote them. */
async function questionOf(world: TestApp): Promise<string> {
  const known = questions.get(world);
  if (known) return known;
  const tables = await world.sql<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'attempts' ORDER BY 1`;
  const question = tables
    .map(({ name }) => `SELECT '${name} ' || count(*) || ' ' || sum(xmin::text::bigint) AS line FROM ${name}`)
    .join(' UNION ALL ');
  questions.set(world, question);
  return question;
}

const taken = new WeakMap<TestApp, { horizon: string; print: string }>();

/**
 * A fingerprint of all that is stored: how many rows each table has, and which transactions wrote them. Any row added,
 * changed or deleted since makes another. Where no transaction has begun to write since the last, that one still holds.
 */
export async function fingerprint(world: TestApp): Promise<string> {
  const [row] = await world.sql<
    { horizon: string }[]
  >`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS horizon`;
  const horizon = row?.horizon ?? '';
  const last = taken.get(world);
  if (last?.horizon === horizon) return last.print;
  const lines = await world.sql.unsafe<{ line: string }[]>(await questionOf(world));
  const print = lines.map(({ line }) => line).join('\n');
  taken.set(world, { horizon, print });
  return print;
}
