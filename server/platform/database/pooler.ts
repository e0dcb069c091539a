import { setTimeout as wait } from 'node:timers/promises';
import {
  connectSeparately,
  IDLE_TRANSACTION_TIMEOUT,
  poolOptionsOf,
  type Sql,
  statementTimeoutOf,
} from './connect.ts';
import { whyNotUsable } from './usable.ts';

/** The database that a connection leads to, and the timeouts in milliseconds that hold there; 0 is none. */
type Facts = { database: string; statementTimeout: number; idleTimeout: number };

async function factsOf(sql: Sql): Promise<Facts | undefined> {
  const [facts] = await sql<Facts[]>`
    SELECT concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()), d.oid) AS database,
      (SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout') AS "statementTimeout",
      (SELECT setting::int FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout') AS "idleTimeout"
    FROM pg_database d WHERE d.datname = current_database()`;
  return facts;
}

const HOW = 'set it in PgBouncer’s connect_query, as deploy/pgbouncer.ini does';

function whyNotTimeout(name: string, timeout: number, longest: number): string | undefined {
  if (timeout > 0 && timeout <= longest) return undefined;
  const has = timeout === 0 ? 'no' : `a longer`;
  return `gives its connections ${has} ${name} (longest ${longest} ms): ${HOW}`;
}

/** Milliseconds to wait for a second connection of the pooler, which may have one only. */
const SECOND_CONNECTION = 2000;

const INVALID_STATEMENT = '26000';

/** Whether a statement that a client has prepared is there in its next transaction, when others use the connection. */
async function keepsPreparedStatements(sql: Sql): Promise<boolean> {
  const [one, other] = [connectSeparately(sql, { max: 1 }), connectSeparately(sql, { max: 1 })];
  const ask = () => one.begin((tx) => tx`SELECT ${1}::int`);
  try {
    await ask();
    return await other.begin(async (tx) => {
      // The pooler lends the connection that was used last.
      await tx`SELECT 1`;
      const asked = ask().then(
        () => true,
        (error: unknown) => !(error instanceof Error && 'code' in error && error.code === INVALID_STATEMENT),
      );
      return Promise.race([asked, wait(SECOND_CONNECTION, true)]);
    });
  } finally {
    await Promise.all([one, other].map((pool) => pool.end({ timeout: 1 })));
  }
}

/**
 * The end of the error message for a pooler that can't be used, with its database reached directly; undefined if it can. Its
 * connections need the timeouts that Dragoman otherwise asks for when connecting (operations.19).
 */
export async function whyNotPooler(sql: Sql, direct: Sql): Promise<string | undefined> {
  const unusable = await whyNotUsable(sql);
  if (unusable) return unusable;
  const [facts, own] = await Promise.all([factsOf(sql), factsOf(direct)]);
  if (!facts || facts.database !== own?.database) return 'leads to another database than DIRECT_DATABASE_URL';
  const refusal =
    whyNotTimeout('statement_timeout', facts.statementTimeout, statementTimeoutOf(sql)) ??
    whyNotTimeout('idle_in_transaction_session_timeout', facts.idleTimeout, IDLE_TRANSACTION_TIMEOUT);
  if (refusal) return refusal;
  if (!poolOptionsOf(sql).limits.preparesStatements || (await keepsPreparedStatements(sql))) return undefined;
  return 'forgets prepared statements: set PREPARED_STATEMENTS=off';
}
