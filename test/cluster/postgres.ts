import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Sql } from '../../server/platform/database/connect.ts';
import { isRoot, namedAccount } from '../../server/platform/database/embedded/account.ts';
import { startWatchdog } from '../../server/platform/database/embedded/watchdog.ts';
import { freePorts } from './ports.ts';
import { postgresBin } from './programs.ts';

/** A PostgreSQL of the system, with its own port and folder. It ends when this process does. */
export type Postgres = {
  port: number;
  folder: string;
  /** Runs an action on one of its databases as its superuser. */
  ask<T>(act: (sql: Sql) => Promise<T>, database?: string): Promise<T>;
  /** Starts it and waits until it answers; nothing changes if it is running. */
  start(): Promise<void>;
  /** Kills every process at once, as a power failure does. */
  kill(): Promise<void>;
  /** Stops it and aborts what is running. */
  stop(): Promise<void>;
  /** Stops it after a checkpoint, so that its folder can be copied. */
  shutDown(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** The user that root runs it as, because PostgreSQL refuses root. */
const account = () => (isRoot() ? namedAccount() : {});
const NAMES = { host: '127.0.0.1', user: 'dragoman' };
/** The file in its folder with what it last printed. */
const OUTPUT = 'output.txt';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  hot_standby: 'on',
  log_min_messages: 'panic',
};

/** How a PostgreSQL is started: the folder of its programs, its environment, and further settings. */
type Options = { bin?: string; env?: Record<string, string>; settings?: Record<string, string> };

function run(name: string, args: string[], bin = postgresBin()) {
  execFileSync(join(bin, name), args, { ...account(), cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-cluster-'));
  const { uid, gid } = { uid: undefined, gid: undefined, ...account() };
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** The processes of a PostgreSQL; each connection has one. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean).map(Number)];
}

/** Creates a PostgreSQL and starts it. */
export async function startPostgres(options: Options = {}): Promise<Postgres> {
  const folder = newFolder();
  const how = ['-U', NAMES.user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  run('initdb', ['-D', folder, ...how], options.bin);
  return openPostgres(folder, options);
}

/** Creates a standby of a primary, which from then on acknowledges only writes that the standby has. */
export async function startStandby(primary: Postgres): Promise<Postgres> {
  const folder = newFolder();
  const from = ['-h', NAMES.host, '-p', String(primary.port), '-U', NAMES.user];
  run('pg_basebackup', [...from, '-D', folder, '-R', '-X', 'stream', '--checkpoint=fast']);
  const standby = await openPostgres(folder);
  await primary.ask(async (sql) => {
    await sql`ALTER SYSTEM SET synchronous_standby_names = '*'`;
    await sql`SELECT pg_reload_conf()`;
    while ((await sql`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`).length === 0)
      await wait(50);
  });
  return standby;
}

/**
 * Creates a standby of a primary, which is stopped meanwhile and does not wait for it afterwards. It needs no programs but
 * those that a service brings along.
 */
export async function startReplica(primary: Postgres): Promise<Postgres> {
  const folder = newFolder();
  await primary.shutDown();
  execFileSync('cp', ['-a', `${primary.folder}/.`, folder]);
  const { uid, gid } = { uid: undefined, gid: undefined, ...account() };
  writeFileSync(join(folder, 'standby.signal'), '');
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${NAMES.host} port=${primary.port} user=${NAMES.user}'\n`,
  );
  if (uid !== undefined && gid !== undefined) chownSync(join(folder, 'standby.signal'), uid, gid);
  await primary.start();
  return openPostgres(folder);
}

async function openPostgres(
  folder: string,
  { bin = postgresBin(), env = {}, settings: more = {} }: Options = {},
): Promise<Postgres> {
  const [port = 0] = await freePorts(1);
  let child: ChildProcess | undefined;
  let watchdog: ReturnType<typeof startWatchdog> | undefined;

  async function ask<T>(act: (sql: Sql) => Promise<T>, database = 'postgres'): Promise<T> {
    const sql = connect({ ...NAMES, port, database }, { max: 1, statementTimeout: 0 });
    return act(sql).finally(() => sql.end({ timeout: 1 }));
  }

  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

  async function ended(signal: NodeJS.Signals, pids: (pid: number) => number[]) {
    if (!child?.pid || !isRunning()) return;
    const exit = once(child, 'exit');
    for (const one of pids(child.pid)) process.kill(one, signal);
    await exit;
    watchdog?.dismiss();
  }

  const postgres: Postgres = {
    port,
    folder,
    ask,
    async start() {
      if (isRunning()) return;
      const settings = Object.entries({ ...SETTINGS, ...more, port }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]);
      const options = { ...account(), cwd: '/', env: { PATH: process.env.PATH, ...env } };
      // A file, because whoever reads this process's output waits until nobody holds it open any more.
      const output = openSync(join(folder, OUTPUT), 'w');
      child = spawn(join(bin, 'postgres'), ['-D', folder, ...settings], {
        ...options,
        stdio: ['ignore', 'ignore', output],
      });
      closeSync(output);
      watchdog?.dismiss();
      watchdog = child.pid ? startWatchdog(child.pid, isRoot() ? namedAccount() : undefined) : undefined;
      const isReady = () =>
        ask((sql) => sql`SELECT 1`).then(
          () => true,
          () => false,
        );
      while (!(await isReady())) {
        if (child.exitCode !== null) {
          const said = readFileSync(join(folder, OUTPUT), 'utf8');
          throw new Error(`PostgreSQL on ${folder} did not start: ${said}`);
        }
        await wait(20);
      }
    },
    kill: () => ended('SIGKILL', processesOf),
    stop: () => ended('SIGQUIT', (pid) => [pid]),
    shutDown: () => ended('SIGINT', (pid) => [pid]),
    async promote() {
      await ask((sql) => sql`SELECT pg_promote()`);
    },
    async remove() {
      await this.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}
