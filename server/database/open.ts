import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { StartRefused } from '../start-refused.ts';
import { connect, type Place, type Sql } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { whyNotConnected, whyNotUsable } from './ready.ts';

/** An open database. `close` waits for the queries under way, and for the embedded PostgreSQL to shut down. */
export type Database = { sql: Sql; close(): Promise<void> };

/** Where a pool leads, without its password. */
function placeOf(sql: Sql): string {
  const { host, port, database, user } = sql.options;
  return `${host.map((name, index) => `${name}:${port[index]}`).join(',')}, database ${database}, user ${user}`;
}

/** Milliseconds until a first answer; what closes every connection would otherwise be tried again for ever. */
const PATIENCE = 10_000;
const SILENT = 'can’t be reached: it does not answer as PostgreSQL does';

async function openAt(where: string | Place, called: string): Promise<Sql> {
  const sql = connect(where);
  try {
    const answer = whyNotUsable(sql).catch(whyNotConnected);
    const refusal = await Promise.race([answer, wait(PATIENCE, SILENT, { ref: false })]);
    if (refusal) throw new StartRefused(`${called} (${placeOf(sql)}) ${refusal}.`);
    await migrate(sql);
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}

/**
 * Opens the database of a DATABASE_URL, or else the embedded one of a DATA_DIR, and migrates it. Throws StartRefused
 * where it can't be used: unreachable, wrong password, older than 15, not UTF-8, a locale without Cyrillic, and what
 * `startEmbedded` and `migrate` refuse. DECISIONS §1.
 */
export async function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  if (settings.databaseUrl) {
    const sql = await openAt(settings.databaseUrl, 'The PostgreSQL of DATABASE_URL');
    return { sql, close: () => sql.end({ timeout: 5 }) };
  }
  const embedded = await startEmbedded(settings.dataDir);
  try {
    const sql = await openAt(embedded.connection, 'The PostgreSQL of DATA_DIR');
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
