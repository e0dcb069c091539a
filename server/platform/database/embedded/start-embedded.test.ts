import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type AnotherDragoman, anotherDragoman } from '../../../../test/another-dragoman.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { StartRefused } from '../../settings/start-refused.ts';
import { type ConnectionParameters, connect, type Sql } from '../connect.ts';
import type { ACCESS_METHODS } from './access-method.ts';
import { isOpenToAll, isRoot, namedAccount } from './account.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { startEmbedded } from './start-embedded.ts';

const folderIn = (dataDir: string) => join(dataDir, 'postgres');
const postmasterOf = (dataDir: string) => readPostmasterPid(folderIn(dataDir))?.pid ?? 0;

async function start(dataDir: string, wayIn?: keyof typeof ACCESS_METHODS) {
  const embedded = await startEmbedded(dataDir, wayIn);
  onTestFinished(embedded.stop);
  return embedded;
}

async function another(...how: Parameters<typeof anotherDragoman>): Promise<AnotherDragoman> {
  const dragoman = await anotherDragoman(...how);
  onTestFinished(() => dragoman.end('SIGTERM'));
  return dragoman;
}

async function using<T>(place: ConnectionParameters, act: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(place, { max: 1 });
  try {
    return await act(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const write = (place: ConnectionParameters, n: number) =>
  using(place, async (sql) => {
    await sql`create table if not exists kept (n int8 primary key)`;
    await sql`insert into kept values (${n})`;
  });

const readAll = (place: ConnectionParameters) =>
  using(place, async (sql) => (await sql<{ n: number }[]>`select n from kept order by n`).map(({ n }) => n));

/** Retries until it works, for effects that can't be awaited. */
async function eventually<T>(act: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const isGone = (pid: number) => eventually(() => expect(() => process.kill(pid, 0)).toThrow());

test('a later start finds what an earlier one wrote', async () => {
  const dataDir = join(temporaryFolder(), 'made', 'on', 'the', 'way');
  const first = await start(dataDir);
  await write(first.connection, 1);
  await first.stop();
  await first.stop();
  const second = await start(dataDir);
  expect(await readAll(second.connection)).toEqual([1]);
});

test('PostgreSQL has ended when stop is done', async () => {
  const dataDir = temporaryFolder();
  const embedded = await start(dataDir);
  const pid = postmasterOf(dataDir);
  await embedded.stop();
  expect(() => process.kill(pid, 0)).toThrow();
});

test('it lowers Cyrillic, and trigrams find it', async () => {
  const { connection } = await start(temporaryFolder());
  const [row] = await using(connection, async (sql) => {
    await sql`create extension pg_trgm`;
    return sql`select lower('Ж') as lower, cardinality(show_trgm('Жук')) as trigrams`;
  });
  expect(row).toEqual({ lower: 'ж', trigrams: 4 });
});

test('a server killed with kill -9 leaves no PostgreSQL behind', async () => {
  const dataDir = temporaryFolder();
  const killed = await another(dataDir);
  const pid = postmasterOf(dataDir);
  await killed.end('SIGKILL');
  await isGone(pid);
});

test('after kill -9 on the server the next start has every acknowledged write, at once', async () => {
  const dataDir = temporaryFolder();
  const killed = await another(dataDir);
  await write(killed.place, 1);
  await killed.end('SIGKILL');
  const next = await start(dataDir);
  expect(await readAll(next.connection)).toEqual([1]);
});

test('a start replaces a PostgreSQL that has not ended yet', async () => {
  const dataDir = temporaryFolder();
  const killed = await another(dataDir);
  const left = postmasterOf(dataDir);
  process.kill(left, 'SIGSTOP');
  await killed.end('SIGKILL');
  const next = start(dataDir);
  process.kill(left, 'SIGCONT');
  expect(await readAll((await next).connection).catch((error) => error.code)).toBe('42P01');
  expect(postmasterOf(dataDir)).not.toBe(left);
});

test('after kill -9 on PostgreSQL it comes back by itself with every acknowledged write', async () => {
  const dataDir = temporaryFolder();
  const { connection } = await start(dataDir);
  await write(connection, 1);
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  expect(await eventually(() => readAll(connection))).toEqual([1]);
});

test('of two started at once on one DATA_DIR one starts and the other is refused', async () => {
  const dataDir = join(temporaryFolder(), 'new', 'folder');
  const both = await Promise.all([another(dataDir), another(dataDir)]);
  expect(both.map(({ output }) => output).sort()).toEqual([
    `StartRefused: DATA_DIR ${dataDir} is in use by another Dragoman.`,
    'ready',
  ]);
});

test('a DATA_DIR in use is refused, and free again when its server was killed', async () => {
  const dataDir = temporaryFolder();
  const first = await another(dataDir);
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    new StartRefused(`DATA_DIR ${dataDir} is in use by another Dragoman.`),
  );
  await first.end('SIGKILL');
  await start(dataDir);
});

test('a DATA_DIR that is not writable is refused in one line', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'below'), '/proc/nowhere/below']) {
    await expect(startEmbedded(dataDir)).rejects.toThrow(/^DATA_DIR \S+ is not writable: .+\.$/);
  }
});

test('a DATA_DIR made by another major version is refused, and stays as it was', async () => {
  const dataDir = temporaryFolder();
  await (await start(dataDir)).stop();
  const version = join(folderIn(dataDir), 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /^DATA_DIR \S+ was made by PostgreSQL 17, and this Dragoman brings PostgreSQL 18: /,
  );
  writeFileSync(version, '18\n');
  await start(dataDir);
});

test('a DATA_DIR whose path is too long for a socket is refused with the two lengths', async () => {
  const dataDir = join(temporaryFolder(), 'x'.repeat(100));
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /^The path of DATA_DIR is too long: \S+ has \d{3} bytes, a socket's path at most \d{3}\.$/,
  );
});

test('what a killed first start left unfinished is removed', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'postgres.new-killed'));
  await start(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['lock', 'postgres', 'postgres.log']);
});

test('a pid file left by a power failure, whose number another program has, neither stops a start nor harms that program', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  const left = readFileSync(join(folderIn(dataDir), 'postmaster.pid'), 'utf8');
  await first.stop();
  const stranger = spawn('sleep', ['600']);
  onTestFinished(() => void stranger.kill('SIGKILL'));
  writeFileSync(join(folderIn(dataDir), 'postmaster.pid'), left.replace(/^\d+/, String(stranger.pid)));
  await start(dataDir);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('only its owner may enter the folder of the database', async () => {
  const dataDir = temporaryFolder();
  await start(dataDir);
  expect(statSync(folderIn(dataDir)).mode & 0o777).toBe(0o700);
});

/** A user other than root, who must be able to enter this checkout. */
const checkout = join(import.meta.dirname, '..', '..', '..', '..');
const someone = isRoot() ? namedAccount() : undefined;
const someoneMayEnter = !someone || isOpenToAll(checkout);

function folderOfSomeone(): string {
  const folder = temporaryFolder();
  if (someone) chownSync(folder, someone.uid, someone.gid);
  return join(folder, 'data');
}

test.runIf(someoneMayEnter)(
  'it works as an ordinary user, who is refused where they may not write',
  async () => {
    const dataDir = folderOfSomeone();
    const first = await another(dataDir, { account: someone });
    expect(first.output).toBe('ready');
    await first.end('SIGTERM');
    chmodSync(dataDir, 0o500);
    const second = await another(dataDir, { account: someone });
    // Otherwise an ordinary user could not remove the folder.
    chmodSync(dataDir, 0o700);
    expect(second.output).toMatch(/^StartRefused: DATA_DIR \S+ is not writable: EACCES.*\.$/);
  },
);

test.runIf(someoneMayEnter)('over loopback a password is required, the same after a restart', async () => {
  const dataDir = folderOfSomeone();
  const first = await another(dataDir, { account: someone, wayIn: 'loopback' });
  await write(first.place, 1);
  await first.end('SIGTERM');
  const { place } = await another(dataDir, { account: someone, wayIn: 'loopback' });
  expect(place.host).toBe('127.0.0.1');
  expect(await readAll(place)).toEqual([1]);
  await expect(readAll({ ...place, password: 'guessed' })).rejects.toMatchObject({ code: '28P01' });
  expect(existsSync(join(folderIn(dataDir), '.s.PGSQL.5432'))).toBe(false);
});

test.runIf(isRoot())(
  'for root it runs as a user of its own, also under a folder that only root may enter',
  async () => {
    const closed = join(temporaryFolder(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start(dataDir);
    await write(first.connection, 1);
    const owner = statSync(folderIn(dataDir)).uid;
    expect(owner).toBeGreaterThan(0);
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(owner);
    await first.stop();
    const second = await start(dataDir);
    expect(await readAll(second.connection)).toEqual([1]);
  },
);

test.runIf(isRoot())('files that root makes in a user’s DATA_DIR belong to that user', async () => {
  const folder = temporaryFolder();
  const { uid, gid } = namedAccount();
  chownSync(folder, uid, gid);
  await start(folder);
  const owners = ['.', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).uid);
  expect(new Set(owners)).toEqual(new Set([uid]));
});

test.runIf(isRoot())('a DATA_DIR that root has moved still works', async () => {
  const folder = temporaryFolder();
  const first = await start(join(folder, 'a'));
  await write(first.connection, 1);
  await first.stop();
  renameSync(join(folder, 'a'), join(folder, 'b'));
  const moved = await start(join(folder, 'b'));
  const other = await start(join(folder, 'a'));
  await expect(readAll(other.connection)).rejects.toMatchObject({ code: '42P01' });
  expect(await readAll(moved.connection)).toEqual([1]);
});
