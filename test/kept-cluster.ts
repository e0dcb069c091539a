import { createHash } from 'node:crypto';
import {
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY } from '#domain/core/units.ts';
import { type ConnectionParameters, connect, type Sql } from '../server/platform/database/connect.ts';
import { ACCESS_METHODS } from '../server/platform/database/embedded/access-method.ts';
import { findBinaries } from '../server/platform/database/embedded/binaries.ts';
import { openCluster } from '../server/platform/database/embedded/open-cluster.ts';
import { postmasterPidFile } from '../server/platform/database/embedded/postmaster-pid.ts';
import { superviseCluster } from '../server/platform/database/embedded/supervisor.ts';
import { JOB_OPTIONS } from '../server/platform/jobs/kinds.ts';
import { FAILED_KEPT, HEARTBEAT, QUEUED_KEPT } from '../server/platform/jobs/queue-queries.ts';
import { createDatabase, dropDatabase } from './database-servers.ts';

/** A PostgreSQL of the tests with a migrated database to clone. It is used by one run at a time. */
export type KeptCluster = { folder: string; place: ConnectionParameters; stop(): Promise<void> };

/** The migrated database that is cloned, and the name that it has until it is migrated. */
export const TEMPLATE = 'dragoman_test';
const UNFINISHED = `${TEMPLATE}_unfinished`;

/** What nothing waits for: a cluster whose machine was cut off is made anew. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** How many runs there may be at once. */
const SLOTS = 32;

/** Milliseconds after which a cluster that nobody has used is removed. */
const UNUSED = 3 * DAY;

/** The files that make a cluster and its template. */
const SOURCES = [
  'test/kept-cluster.ts',
  'server/platform/database/{migrate,embedded/initialise}.ts',
  'server/platform/database/migrations/*.sql',
];

/** The hash of all that the template depends on. */
function fingerprint(): string {
  const root = join(import.meta.dirname, '..');
  const settings = [findBinaries().version, process.arch, JOB_OPTIONS, FAILED_KEPT, HEARTBEAT, QUEUED_KEPT];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Whether a folder belongs to this user, and no other may enter it: anyone could have made it first. */
function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  const uid = process.getuid?.();
  return (
    stats?.isDirectory() === true && (uid === undefined || (stats.uid === uid && (stats.mode & 0o077) === 0))
  );
}

/** Locks a folder for this process; undefined if another has it. The lock ends with its process. */
function lockIfFree(folder: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}

/** The first folder of this name that no other run uses. */
function takeFolder(name: string): { folder: string; lock: DatabaseSync } {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const folder = `${name}-${slot}`;
    if (!lstatSync(folder, { throwIfNoEntry: false })) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = isOurs(folder) ? lockIfFree(folder) : undefined;
    if (lock) {
      utimesSync(folder, new Date(), new Date());
      return { folder, lock };
    }
  }
  throw new Error(`No folder ${name}-… is free for the database of the tests.`);
}

/** Removes the clusters of this user that nobody has used for some days. */
function removeUnused(prefix: string): void {
  for (const name of readdirSync(dirname(prefix))) {
    const folder = join(dirname(prefix), name);
    if (!name.startsWith(basename(prefix)) || !isOurs(folder)) continue;
    if (statSync(folder).mtimeMs > Date.now() - UNUSED) continue;
    const lock = lockIfFree(folder);
    if (lock) rmSync(folder, { recursive: true, force: true });
    lock?.close();
  }
}

/** Whether the machine has ended while PostgreSQL was running, so that writes are missing which did not wait for the disk. */
function isCutOff(postgres: string): boolean {
  const started = statSync(postmasterPidFile(postgres), { throwIfNoEntry: false })?.mtimeMs;
  return started !== undefined && started < Date.now() - uptime() * 1000;
}

async function startIn(folder: string) {
  const postgres = join(folder, 'postgres');
  if (isCutOff(postgres)) rmSync(postgres, { recursive: true });
  const access = await ACCESS_METHODS[process.platform === 'win32' ? 'loopback' : 'socket'](postgres);
  const cluster = await openCluster(folder, postgres, access);
  const settings = { ...access.postgres, ...FAST };
  const { stop } = await superviseCluster(cluster, `${postgres}.log`, { ...access, postgres: settings });
  return { place: access.connection, stop };
}

/** Drops what earlier runs have left, and makes the template if it is missing. */
async function prepare(place: ConnectionParameters): Promise<void> {
  const admin = connect(place, { max: 1, statementTimeout: 0 });
  await dropOthers(place, admin);
  const [made] = await admin`SELECT FROM pg_database WHERE datname = ${TEMPLATE}`;
  if (!made) {
    // Not a static import: most runs find a template, and need none of it.
    const { prepareDatabase } = await import('../server/programs/open-database.ts');
    await createDatabase([place], UNFINISHED);
    const sql = connect({ ...place, database: UNFINISHED }, { max: 1 });
    await prepareDatabase(sql);
    await sql.end();
    await admin`ALTER DATABASE ${admin(UNFINISHED)} RENAME TO ${admin(TEMPLATE)}`;
  }
  await admin.end();
}

async function dropOthers(place: ConnectionParameters, admin: Sql): Promise<void> {
  const others = await admin<{ datname: string }[]>`
    SELECT datname FROM pg_database
    WHERE NOT datistemplate AND datname NOT IN (${place.database}, ${TEMPLATE})`;
  for (const { datname } of others) await dropDatabase([place], datname);
}

/**
 * Starts the cluster that earlier runs have kept, or makes one. A second run at once gets another one. A cluster
 * that does not start is made anew. `prefix` begins the paths of the folders.
 */
export async function openKeptCluster(
  prefix = join(tmpdir(), `dragoman-tests-${process.getuid?.() ?? 0}-`),
): Promise<KeptCluster> {
  removeUnused(prefix);
  const { folder, lock } = takeFolder(prefix + fingerprint());
  const started = await startIn(folder).catch(() => {
    rmSync(join(folder, 'postgres'), { recursive: true, force: true });
    return startIn(folder);
  });
  await prepare(started.place);
  return {
    folder,
    place: started.place,
    stop: () => started.stop().then(() => lock.close()),
  };
}
