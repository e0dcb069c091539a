import type { TestApp } from './test-app.ts';

const questions = new WeakMap<TestApp, string>();

/** Asks every table, counts of attempts aside, for its rows and the transactions that wrote them. */
async function questionOf(testApp: TestApp): Promise<string> {
  const known = questions.get(testApp);
  if (known) return known;
  const tables = await testApp.sql<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'attempts' ORDER BY 1`;
  const question = tables
    .map(({ name }) => `SELECT '${name} ' || count(*) || ' ' || sum(xmin::text::bigint) AS line FROM ${name}`)
    .join(' UNION ALL ');
  questions.set(testApp, question);
  return question;
}

const taken = new WeakMap<TestApp, { horizon: string; print: string }>();

/**
 * A fingerprint of all that is stored: how many rows each table has, and which transactions wrote them. Any row added,
 * changed or deleted since makes another. Where no transaction has begun to write since the last, that one still holds.
 */
export async function fingerprint(testApp: TestApp): Promise<string> {
  const [row] = await testApp.sql<
    { horizon: string }[]
  >`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS horizon`;
  const horizon = row?.horizon ?? '';
  const last = taken.get(testApp);
  if (last?.horizon === horizon) return last.print;
  const lines = await testApp.sql.unsafe<{ line: string }[]>(await questionOf(testApp));
  const print = lines.map(({ line }) => line).join('\n');
  taken.set(testApp, { horizon, print });
  return print;
}
