import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

// The services start one after the other on the same data, which also shows that each releases them.
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dragoman-'));
});
afterAll(() => rm(dataDir, { recursive: true, maxRetries: 5 }));

const PROGRAM = join(import.meta.dirname, '..', 'dragoman-server.ts');

/** Starts the service, which is expected to fail: its output, exit code, and what is left of its PostgreSQL. */
async function start(env: Record<string, string>, before: string[] = []) {
  const [program = '', ...args] = [...before, process.execPath, PROGRAM, 'start'];
  const child = spawn(program, args, {
    env: { ...process.env, DATABASE_URL: '', DIRECT_DATABASE_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit'), text(child.stdout)]);
  return {
    said: output.trim(),
    code,
    postgres: ['PG_VERSION', 'postmaster.pid'].filter((name) => existsSync(join(dataDir, 'postgres', name))),
  };
}

const refused = (output: string) => ({ said: output, code: 1, postgres: ['PG_VERSION'] });

/** A port that another program listens on. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

test('a start on a taken port says so in one line, ends, and leaves no PostgreSQL behind', async () => {
  const port = await takenPort();
  expect(await start({ PORT: String(port) })).toEqual(
    refused(`Port ${port} of 127.0.0.1 is taken: another program listens there. Set PORT to a free one.`),
  );
});

test('likewise where only the port of the metrics is taken', async () => {
  const port = await takenPort();
  expect(await start({ PORT: '0', METRICS_ADDRESS: `127.0.0.1:${port}` })).toEqual(
    refused(
      `Port ${port} of 127.0.0.1 is taken: another program listens there. Set METRICS_ADDRESS to a free one.`,
    ),
  );
});

test('likewise at a host that is not known', async () => {
  expect(await start({ PORT: '0', HOST: 'no-such-host.invalid' })).toEqual(
    refused('HOST no-such-host.invalid is not known to this machine.'),
  );
});

// Root may bind any port unless this capability is removed.
const WITHOUT_RIGHT = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-net_bind_service'] : [];
const [probe = '', ...args] = [
  ...WITHOUT_RIGHT,
  process.execPath,
  '--eval',
  'require("node:net").createServer().on("error", ({ code }) => process.exit(code === "EACCES" ? 0 : 1)).listen(1, "127.0.0.1", () => process.exit(1))',
];
const isRefusedPort1 = spawnSync(probe, args).status === 0;

test.runIf(isRefusedPort1)('likewise at a port that this user may not use', async () => {
  expect(await start({ PORT: '1' }, WITHOUT_RIGHT)).toEqual(
    refused('Port 1 of 127.0.0.1 may not be used by this user. Set PORT to one above 1023.'),
  );
});
