import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../server/platform/database/connect.ts';
import { postmasterPidFile } from '../server/platform/database/embedded/postmaster-pid.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { openDatabase, prepareDatabase } from '../server/programs/open-database.ts';
import { wrongCounters } from './crash/recount.ts';
import { fillOld, OLD_VERSION } from './upgrade/fill.ts';

/**
 * `npm run test:upgrade [-- translations]`: upgrades a database of the first release with so many translations, a million by default, and
 * prints the time beside that of copying their table. Then upgrades a smaller one by a service that is killed (SIGKILL) at each
 * migration. Afterwards nothing is missing, every counter is right, and the tables are those of a new database.
 */
const TRANSLATIONS = Number(process.argv[2] ?? 1_000_000);
/** Translations of the database whose upgrade is killed. */
const KILLED = 5000;
/** A line of the time of a migration that took so long, in milliseconds. */
const LONG = 1000;

const PROGRAM = join(import.meta.dirname, '..', 'server', 'dragoman-server.ts');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function expectSame(what: string, actual: unknown, expected: unknown) {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

async function inFolder<Value>(act: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-upgrade-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Acts on the embedded database of a folder. */
async function onDatabase<Value>(
  folder: string,
  act: (sql: Sql) => Promise<Value>,
  prepare: (sql: Sql) => Promise<void> = async () => {},
): Promise<Value> {
  const settings = readSettings({ DATA_DIR: folder, STATEMENT_TIMEOUT: '3600' });
  const database = await openDatabase(settings, prepare);
  try {
    return await act(database.sql);
  } finally {
    await database.close();
  }
}

const makeOld = (folder: string, translations: number) =>
  onDatabase(
    folder,
    (sql) => fillOld(sql, translations),
    (sql) => migrate(sql, { upTo: OLD_VERSION }),
  );

/** How many rows there are of what people made. */
async function amounts(sql: Sql) {
  const [row] = await sql`
    SELECT (SELECT count(*) FROM strings)::int AS strings, (SELECT count(*) FROM translations)::int AS translations,
      (SELECT count(*) FROM votes)::int AS votes, (SELECT count(*) FROM comments)::int AS comments,
      (SELECT count(*) FROM dictionary)::int AS dictionary, (SELECT count(*) FROM log)::int AS log`;
  return row;
}

/** The columns, constraints and indexes of all tables. */
const tables = (sql: Sql) => sql`
  SELECT table_name AS of, column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') AS what
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'
  ORDER BY 1, 2`;

/** Upgrades a large database, and says how long that takes. */
async function timeUpgrade(folder: string) {
  await makeOld(folder, TRANSLATIONS);
  await onDatabase(folder, async (sql) => {
    const before = await amounts(sql);
    const copied = performance.now();
    await sql`CREATE TABLE copied AS SELECT * FROM translations`;
    const copying = performance.now() - copied;
    await sql`DROP TABLE copied`;
    const begun = performance.now();
    let last = begun;
    await prepareDatabase(sql, ({ done }) => {
      const took = performance.now() - last;
      if (took > LONG) console.log(`  until ${done} migrations were applied: ${seconds(took)}`);
      last = performance.now();
    });
    const upgrading = performance.now() - begun;
    expectSame('Rows after the upgrade', await amounts(sql), before);
    console.log(
      `Upgrade with ${TRANSLATIONS} translations: ${seconds(upgrading)}, ${(upgrading / copying).toFixed(1)} times the copying of their table (${seconds(copying)})`,
    );
  });
}

/** Starts the service, and kills it when it begins the migration after so many, or later; returns how many were applied, or undefined once it is ready. */
async function startAndKill(folder: string, from: number): Promise<number | undefined> {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'error' };
  const service = spawn(process.execPath, [PROGRAM, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let killedAt: number | undefined;
  for await (const line of createInterface({ input: service.stdout })) {
    const migrated = Number(/^Migrating the database: (\d+) of/.exec(line)?.[1] ?? -1);
    const isReady = line.startsWith('Dragoman is at');
    if (migrated >= from) killedAt ??= migrated;
    if (migrated >= from || isReady) service.kill(isReady ? 'SIGTERM' : 'SIGKILL');
  }
  if (service.exitCode === null && service.signalCode === null) await once(service, 'exit');
  // The database of a killed service stops by itself, a moment later.
  while (existsSync(postmasterPidFile(join(folder, 'postgres')))) await wait(20);
  if (killedAt === undefined && service.exitCode !== 0)
    throw new Error(`The service ended with ${service.exitCode}`);
  return killedAt;
}

async function killUpgrades(folder: string) {
  await makeOld(folder, KILLED);
  const before = await onDatabase(folder, amounts);
  let kills = 0;
  for (let at = await startAndKill(folder, 0); at !== undefined; at = await startAndKill(folder, at + 1))
    kills += 1;
  const upgraded = await onDatabase(folder, async (sql) => {
    expectSame('Rows after the kills', await amounts(sql), before);
    return await tables(sql);
  });
  const made = await inFolder((fresh) =>
    onDatabase(fresh, async (sql) => await tables(sql), prepareDatabase),
  );
  expectSame('The tables', upgraded, made);
  const wrong = wrongCounters({ DATA_DIR: folder });
  if (wrong > 0) throw new Error(`${wrong} counters are wrong`);
  console.log(`${kills} kills during migrations: nothing is lost`);
}

await inFolder(killUpgrades);
await inFolder(timeUpgrade);
