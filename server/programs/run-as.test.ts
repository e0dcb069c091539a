import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { isOpenToAll, isRoot, namedAccount } from '../platform/database/embedded/account.ts';
import { readPostmasterPid } from '../platform/database/embedded/postmaster-pid.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = 'server/dragoman-server.ts';

/** Starts the Dragoman of a folder and waits for its address or its exit. */
async function start(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(folder, PROGRAM), 'start'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', DIRECT_DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isSaid = new Promise<void>((resolve) => {
    const onData = (data: Buffer) => {
      output += data;
      if (/Dragoman is at \S+\n/.test(output)) resolve();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
  });
  const ended = once(child, 'exit').then(([code]) => Number(code));
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  });
  await Promise.race([isSaid, once(child, 'close')]);
  return {
    pid: child.pid ?? 0,
    child,
    ended,
    said: () => output,
    address: /at (http\S+)/.exec(output)?.[1] ?? '',
  };
}

const statusOf = (pid: number, field: string) =>
  new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]?.trim();

const isLinuxRoot = process.platform === 'linux' && isRoot();
/** Whether others can run this checkout, which they can't in root's own home. */
const isReadable = isLinuxRoot && isOpenToAll(ROOT);

/** The timeout of tests that start whole services one after the other. */
const LONG = { timeout: 120_000 };

test.runIf(isReadable)('root becomes the user of RUN_AS, with nothing of root left', LONG, async () => {
  const { uid, gid } = namedAccount();
  const dataDir = temporaryFolder();
  const port = await freePortBelow1024();
  const env = { RUN_AS: `${uid}:${gid}`, DATA_DIR: dataDir, PORT: String(port) };
  const { pid, address, said, child, ended } = await start(ROOT, env);
  const all = (id: number) => Array(4).fill(id).join('\t');
  expect([statusOf(pid, 'Uid'), statusOf(pid, 'Gid')]).toEqual([all(uid), all(gid)]);
  const groups = statusOf(pid, 'Groups')?.split(' ');
  expect(groups).toContain(String(gid));
  expect(groups).not.toContain('0');
  expect(statusOf(pid, 'CapEff')).toBe('0'.repeat(16));
  // Only root can bind this port, so it was bound before switching.
  expect(address).toBe(`http://127.0.0.1:${port}`);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(said()).not.toContain('runs as root');
  const owners = ['.', ...readdirSync(dataDir)].map((name) => statSync(join(dataDir, name)).uid);
  expect(new Set(owners)).toEqual(new Set([uid]));

  // A backup is made meanwhile, by root and by that user.
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  for (const [name, account] of [['root', {}] as const, ['user', { uid, gid }] as const]) {
    const file = join(folder, `of-${name}`);
    const options = {
      env: { ...process.env, DATABASE_URL: '', DIRECT_DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: 'ignore',
      ...account,
    } as const;
    const [code] = await once(
      spawn(process.execPath, [join(ROOT, PROGRAM), 'backup', file], options),
      'exit',
    );
    expect([name, code, existsSync(file)]).toEqual([name, 0, true]);
  }

  // The embedded PostgreSQL is restarted by the user that root has become.
  const postmaster = () => readPostmasterPid(join(dataDir, 'postgres'));
  const first = postmaster()?.pid ?? 0;
  expect(statusOf(first, 'Uid')).toBe(all(uid));
  process.kill(first, 'SIGKILL');
  await expect.poll(() => postmaster()?.isReady && postmaster()?.pid !== first).toBe(true);
  await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.runIf(isReadable)(
  'data that root’s own PostgreSQL made go over to the user of RUN_AS',
  LONG,
  async () => {
    const dataDir = temporaryFolder();
    const before = await start(ROOT, { DATA_DIR: dataDir });
    await expect.poll(before.said).toContain('Dragoman runs as root. Set RUN_AS');
    await expect.poll(before.said).toContain('secret code: ');
    const code = /secret code: \S+/.exec(before.said())?.[0] ?? '';
    before.child.kill('SIGKILL');
    await before.ended;
    const { uid } = namedAccount();
    const after = await start(ROOT, { DATA_DIR: dataDir, RUN_AS: String(uid) });
    await expect.poll(after.said).toContain(code);
    expect(statSync(join(dataDir, 'postgres/PG_VERSION')).uid).toBe(uid);
  },
);

test.runIf(isLinuxRoot).each([
  ['nobody-of-that-name', 'RUN_AS names the user nobody-of-that-name, whom this machine does not know.'],
  ['nobody:no-such-group', 'RUN_AS names the group no-such-group, which this machine does not know.'],
  ['root', 'RUN_AS names root, who is to be left behind.'],
])('RUN_AS=%s is refused in one line, before anything is made', async (runAs, line) => {
  const dataDir = join(temporaryFolder(), 'data');
  const { said, ended } = await start(ROOT, { DATA_DIR: dataDir, RUN_AS: runAs });
  expect([await ended, said().trim(), existsSync(dataDir)]).toEqual([1, line, false]);
});

test.runIf(isLinuxRoot)('a user who could not read Dragoman is refused in one line', LONG, async () => {
  const folder = join(temporaryFolder(), 'dragoman');
  mkdirSync(folder, { mode: 0o700 });
  for (const room of ['server', 'domain', 'contract', 'words', 'package.json'])
    cpSync(join(ROOT, room), join(folder, room), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const dataDir = temporaryFolder();
  const { uid } = namedAccount();
  const { said, ended } = await start(folder, { DATA_DIR: dataDir, RUN_AS: String(uid) });
  expect(await ended).toBe(1);
  expect(said().trim()).toBe(
    `The user ${uid} of RUN_AS can’t read ${join(folder, 'package.json')}. Put Dragoman where they can.`,
  );
});

/** The first free port, which only root may bind. */
async function freePortBelow1024(): Promise<number> {
  for (let port = 1023; port > 512; port--) {
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    server.close();
    if (isFree) return port;
  }
  throw new Error('No port below 1024 is free.');
}
