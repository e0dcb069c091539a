import { setTimeout as wait } from 'node:timers/promises';
import { connect, type DatabaseAddress, type PoolLimits, type Sql } from '../platform/database/connect.ts';
import type { Account } from '../platform/database/embedded/account.ts';
import { findRunningPostgres } from '../platform/database/embedded/find-running.ts';
import { startEmbedded } from '../platform/database/embedded/start-embedded.ts';
import { type MigrationProgress, migrate } from '../platform/database/migrate.ts';
import { whyNotPooler } from '../platform/database/pooler.ts';
import { hostsOf } from '../platform/database/primary.ts';
import { hasCitus, whyNotConnected, whyNotUsable } from '../platform/database/usable.ts';
import { registerKinds } from '../platform/jobs/queue-queries.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/settings/start-refused.ts';

/** An open database. `close` waits for running queries, and for the embedded PostgreSQL to shut down. */
export type Database = { sql: Sql; close(): Promise<void> };

/** Describes a connection in errors, without its password. */
function describeConnection(where: DatabaseAddress, sql: Sql): string {
  const {
    host: [host = ''],
    port: [port = 0],
    database,
    user,
  } = sql.options;
  const url = typeof where === 'object' && 'pooler' in where ? where.pooler : where;
  const hosts = typeof url === 'string' && host[0] !== '/' ? hostsOf(url) : [{ host, port }];
  const names = hosts.map((address) => `${address.host}:${address.port}`).join(',');
  return `${names}, database ${database}, user ${user}`;
}

/**
 * Milliseconds until the first answer. Without a limit, a server that closes every connection would be retried forever.
 */
const FIRST_ANSWER_TIMEOUT = 10_000;
const NO_ANSWER = 'can’t be reached: it does not answer as PostgreSQL does';

/** Prepares a database before it is used. */
type Prepare = (sql: Sql) => Promise<void>;

async function openAt(
  where: DatabaseAddress,
  called: string,
  prepare: Prepare,
  limits: PoolLimits = {},
  whyNot = whyNotUsable,
): Promise<Sql> {
  const sql = connect(where, limits);
  try {
    const answer = whyNot(sql).catch(whyNotConnected);
    const refusal = await Promise.race([answer, wait(FIRST_ANSWER_TIMEOUT, NO_ANSWER, { ref: false })]);
    if (refusal) throw new StartRefused(`${called} (${describeConnection(where, sql)}) ${refusal}.`);
    await prepare(sql);
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}

type Where = Pick<Settings, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 'preparedStatements'> &
  Partial<Pick<Settings, 'poolSize' | 'statementTimeout' | 'replicaUrl'>> & {
    /** The user that root becomes after opening. */
    account?: Account | undefined;
  };

/** The most connections of a pool to the embedded PostgreSQL; a concurrent backup needs one too. */
const LARGEST_EMBEDDED = 50;

/** Migrates the database, and creates the queue of every kind of job. */
export async function prepareDatabase(
  sql: Sql,
  onProgress?: (progress: MigrationProgress) => void,
): Promise<void> {
  await migrate(sql, onProgress && { onProgress });
  await registerKinds(sql);
}

/** Opens a database behind a pooler, and prepares it without the pooler (operations.19). */
async function openThroughPooler(
  pooler: string,
  direct: string,
  prepare: Prepare,
  limits: PoolLimits,
): Promise<Sql> {
  const { statementTimeout } = limits;
  const itself = 'The PostgreSQL of DIRECT_DATABASE_URL';
  const sql = await openAt(direct, itself, prepare, { max: 2, statementTimeout });
  try {
    const whyNot = (through: Sql) => whyNotPooler(through, sql);
    return await openAt({ pooler, direct }, 'The pooler of DATABASE_URL', skipPreparation, limits, whyNot);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Opens the database of DATABASE_URL, or else the embedded one of DATA_DIR, and migrates it. Throws StartRefused if
 * it can't be used: unreachable, wrong password, older than 15, not UTF-8, a locale without Cyrillic, and what
 * `startEmbedded` and `migrate` refuse (operations.3, operations.2). `prepare` replaces the preparation.
 */
export async function openDatabase(settings: Where, prepare: Prepare = prepareDatabase): Promise<Database> {
  const { poolSize: max = 20, statementTimeout, preparedStatements: preparesStatements } = settings;
  const limits = { max, statementTimeout, preparesStatements };
  const { databaseUrl, directDatabaseUrl } = settings;
  if (databaseUrl) {
    const sql = directDatabaseUrl
      ? await openThroughPooler(databaseUrl, directDatabaseUrl, prepare, limits)
      : await openAt(databaseUrl, 'The PostgreSQL of DATABASE_URL', prepare, limits);
    if (settings.replicaUrl && (await hasCitus(sql))) {
      await sql.end({ timeout: 0 });
      throw new StartRefused('REPLICA_URL does not work with a database that Citus distributes.');
    }
    return { sql, close: () => sql.end({ timeout: 5 }) };
  }
  const embedded = await startEmbedded(settings.dataDir, undefined, settings.account);
  try {
    const embeddedLimits = { ...limits, max: Math.min(max, LARGEST_EMBEDDED) };
    const sql = await openAt(embedded.connection, 'The PostgreSQL of DATA_DIR', prepare, embeddedLimits);
    return {
      sql,
      async close() {
        await sql.end({ timeout: 5 });
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

const skipPreparation: Prepare = async () => {};

/** The settings without the pooler, because a command works for long in few transactions. */
export const withoutPooler = <Given extends Where>(settings: Given): Given =>
  settings.directDatabaseUrl
    ? { ...settings, databaseUrl: settings.directDatabaseUrl, directDatabaseUrl: undefined }
    : settings;

/**
 * Opens the database without the pooler: the embedded one that a running Dragoman uses, which has prepared it, or by itself.
 * Without `prepare` it is not migrated. Throws what `openDatabase` throws.
 */
export async function openBeside(settings: Where, prepare: Prepare = skipPreparation): Promise<Database> {
  const place = settings.databaseUrl ? undefined : await findRunningPostgres(settings.dataDir);
  if (!place) return openDatabase(withoutPooler(settings), prepare);
  const sql = await openAt(place, 'The PostgreSQL of DATA_DIR', skipPreparation);
  return { sql, close: () => sql.end({ timeout: 5 }) };
}

/** Opens a database to restore a backup into, which brings its own version of the tables. */
export function openForRestore(settings: Where): Promise<Database> {
  return openDatabase(withoutPooler(settings), skipPreparation);
}
