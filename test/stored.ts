import type { TestApp } from './test-app.ts';

const questions = new WeakMap<TestApp, string>();

/** Tables whose rows also change when one is only read: they note a last use. */
const USED: readonly string[] = ['sessions', 'api_tokens'];

/** Tables that count attempts, also refused ones. */
const COUNTED: readonly string[] = ['attempts', 'security_events', 'pending_sign_ins'];

/** A query for the rows of every table and the transactions that wrote them, except counts of attempts and notes of a last use. */
async function questionOf(testApp: TestApp): Promise<string> {
  const known = questions.get(testApp);
  if (known) return known;
  const tables = await testApp.sql<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL (${[...COUNTED]}::text[]) ORDER BY 1`;
  const lines = tables
    .map(({ name }) => {
      const what = USED.includes(name) ? 'id' : 'xmin::text::bigint';
      return `SELECT '${name} ' || count(*) || ' ' || sum(${what}) AS line FROM ${name}`;
    })
    .join(' UNION ALL ');
  // PostgreSQL may read the tables in parallel, and returns them in any order.
  const question = `SELECT line FROM (${lines}) AS tables ORDER BY line`;
  questions.set(testApp, question);
  return question;
}

const taken = new WeakMap<TestApp, { horizon: string; print: string }>();

/**
 * A fingerprint of everything that is stored: the number of rows of each table, and the transactions that wrote them.
 * Any added, changed or deleted row changes it, save a noted last use. If no transaction has begun to write since the last fingerprint, that
 * is returned.
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
