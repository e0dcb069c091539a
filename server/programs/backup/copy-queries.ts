import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { chunksOf } from './copy-out.ts';
import type { TableHead } from './format.ts';
import type { Progress } from './progress.ts';

/**
 * Tables that are not backed up: sessions, API tokens, devices and links for passwords and addresses, because what has ended or was
 * revoked must not become valid again; counts of attempts; and waiting emails, which would be sent again.
 */
const LEFT_OUT = [
  'migrations',
  'sessions',
  'api_tokens',
  'devices',
  'password_links',
  'email_links',
  'pending_sign_ins',
  'passkey_challenges',
  'push_subscriptions',
  'push_messages',
  'service_visits',
  'service_proofs',
  'attempts',
  'mails',
  'sign_in_delays',
];

/** The newest applied migration of a database; undefined if it is not Dragoman's. */
export async function migrationOf(sql: Sql | Transaction): Promise<number | undefined> {
  const [table] = await sql`SELECT to_regclass('public.migrations') IS NOT NULL AS here`;
  if (!table?.here) return undefined;
  const [row] = await sql<{ version: number | null }[]>`SELECT max(version) AS version FROM migrations`;
  return row?.version ?? undefined;
}

/** The tables to back up, by name, with their columns. */
export async function tablesOf(sql: Sql | Transaction): Promise<TableHead[]> {
  return sql<TableHead[]>`
    SELECT c.relname AS table,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      NULL AS last_id
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname::text <> ALL (${LEFT_OUT}::text[])
    ORDER BY c.relname`;
}

const sequenceOf = (sql: Sql | Transaction, table: string) => sql`
  SELECT pg_get_serial_sequence(format('%I.%I', 'public', ${table}::text), a.attname) AS name
  FROM pg_attribute a
  WHERE a.attrelid = format('%I.%I', 'public', ${table}::text)::regclass AND a.attidentity <> ''`;

/** The last generated id of a table; null if it generates none or has none yet. */
export async function lastIdOf(sql: Sql | Transaction, table: string): Promise<number | null> {
  const [row] = await sql<{ last: number | null }[]>`
    SELECT pg_sequence_last_value(sequence.name::regclass) AS last FROM (${sequenceOf(sql, table)}) sequence`;
  return row?.last ?? null;
}

/** Sets the last generated id of a table. */
export async function setLastId(tx: Transaction, table: string, lastId: number): Promise<void> {
  await tx`SELECT setval(sequence.name::regclass, ${lastId}) FROM (${sequenceOf(tx, table)}) sequence`;
}

/**
 * The rows of a table as of this transaction, in chunks of any length; `giveUp` cancels the COPY if not all are read.
 */
export function copyRowsOut(
  tx: Transaction,
  { table, columns }: TableHead,
  giveUp: () => Promise<void>,
): AsyncGenerator<Buffer> {
  // A partitioned table can't be copied by its name.
  return chunksOf(tx`COPY (SELECT ${tx(columns)} FROM ${tx(table)}) TO STDOUT`.readable(), giveUp);
}

/** Loads the rows of a table; throws the database's errors. Each wait is a step of `progress`. */
export async function copyRowsIn(
  tx: Transaction,
  { table, columns }: TableHead,
  pieces: AsyncIterable<Buffer>,
  { step }: Pick<Progress, 'step'>,
): Promise<void> {
  const rows = await tx`COPY ${tx(table)} (${tx(columns)}) FROM STDIN`.writable();
  const refused = once(rows, 'error').then(([error]) => Promise.reject(error));
  refused.catch(() => {});
  try {
    for await (const piece of pieces) {
      const written = new Promise<void>((resolve, reject) => {
        rows.write(piece, (error) => (error ? reject(rows.errored ?? error) : resolve()));
      });
      await step('The database has taken nothing', written);
    }
  } catch (error) {
    // Tells the database that no more rows come, so that the connection can be used again.
    rows.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  const taken = new Promise<void>((go) => rows.end(go));
  await nextTurn();
  // The driver does not end the stream of a COPY that fails at its end; the next statement does.
  await Promise.race([Promise.all([taken, tx`SELECT`]), refused]);
}

/** More positions than a project gets between a backup and its restore. */
const SKIPPED_POSITIONS = 1_000_000_000;

/**
 * Skips positions of events that the service may have assigned after the backup was made, so that no open page mistakes
 * new events for ones that it has received (live.4).
 */
export async function skipPositions(tx: Transaction): Promise<void> {
  await tx`UPDATE event_heads SET position = position + ${SKIPPED_POSITIONS}::bigint`;
}

/** Whether nobody has ever signed up, so that a backup may be restored. */
export async function isUnused(tx: Transaction): Promise<boolean> {
  const [row] = await tx<{ unused: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM projects) AS unused`;
  return row?.unused === true;
}

/** Empties tables that nobody else uses. */
export async function truncateTables(tx: Transaction, tables: readonly TableHead[]): Promise<void> {
  await tx`TRUNCATE ${tx(tables.map(({ table }) => table))} CASCADE`;
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Runs `act` without foreign keys and then checks all of them. Tables refer to each other in cycles, so no order of
 * loading would satisfy every row.
 */
export async function withoutForeignKeys(tx: Transaction, act: () => Promise<void>): Promise<void> {
  const keys = await tx<ForeignKey[]>`
    SELECT c.conrelid::regclass::text AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.conparentid = 0
    ORDER BY c.oid`;
  for (const { table, name } of keys) await tx`ALTER TABLE ${tx(table)} DROP CONSTRAINT ${tx(name)}`;
  await act();
  for (const { table, name, definition } of keys) {
    await tx`ALTER TABLE ${tx(table)} ADD CONSTRAINT ${tx(name)} ${tx.unsafe(definition)}`;
  }
}

/** Lifts the timeouts of the transaction, because a backup reads, and a restore writes, everything. */
export async function disableTimeouts(tx: Transaction): Promise<void> {
  await tx`SET LOCAL statement_timeout = 0`;
  await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
}

/** Updates the planner's statistics after a restore. */
export async function analyzeTables(sql: Sql): Promise<void> {
  await sql`ANALYZE`;
}
