import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listenAt } from '../server/platform/http/listen.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { freePort } from '../test/free-port.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { whyNotStart } from './check-start.mjs';

const ROOT = join(import.meta.dirname, '..');
const FREE = { PORT: '0' };

/** A port on which another program listens. */
async function takenPort(): Promise<number> {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

const messageOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

test('where the service can start, nothing is said (operations.29)', async () => {
  expect(await whyNotStart({ ...FREE, DATA_DIR: join(temporaryFolder(), 'new', 'data') })).toEqual([]);
});

test.each([
  { MAIL_FROM: 'nobody' },
  { MAIL_FROM: 'Dragoman <nobody@>' },
  { SMTP_URL: 'smtp://mail.example' },
  { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' },
  { PORT: '65536' },
  { PORT: 'http' },
])('wrong settings are refused in the service’s own words: %j', async (env) => {
  const settings = { ...FREE, ...env };
  expect(await whyNotStart(settings)).toEqual([await messageOf(() => readSettings(settings))]);
});

test('a port that is taken is refused in these words too, also one that a file sets', async () => {
  const port = await takenPort();
  const settings = { host: 'HOST', port: 'PORT' };
  const message = await messageOf(() => listenAt(fastify(), { host: '127.0.0.1', port, settings }));
  expect(message).toContain('is taken');
  const file = join(temporaryFolder(), 'settings.env');
  writeFileSync(file, `# a comment\nPORT="${port}"\n`);
  expect(await whyNotStart({ PORT: String(port) })).toEqual([message]);
  expect(await whyNotStart({ SETTINGS_FILE: file })).toEqual([message]);
  expect(await whyNotStart({}, ['--settings', file])).toEqual([message]);
  expect(await whyNotStart(FREE, [`--settings=${file}`])).toEqual([]);
});

test('a database is refused if no host of its address accepts connections; one of several is enough', async () => {
  const [open, shut] = [await takenPort(), await freePort()];
  const reasonsOf = (hosts: string) =>
    whyNotStart({ ...FREE, DATABASE_URL: `postgres://me:secret@${hosts}/books` });
  expect(await reasonsOf(`127.0.0.1:${shut}`)).toEqual([
    `DATABASE_URL can’t be used: nothing answers at 127.0.0.1:${shut} (ECONNREFUSED).`,
  ]);
  expect(await reasonsOf(`127.0.0.1:${shut},127.0.0.1:${open}`)).toEqual([]);
});

test('a start that must fail ends before anything is installed or built', async () => {
  const root = join(temporaryFolder(), 'dragoman');
  mkdirSync(root);
  for (const name of ['bin', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['bin/launch.mjs', '--build', 'server/dragoman-server.ts', 'start'],
    { cwd: root, env: { PATH: '', ...FREE, MAIL_FROM: 'nobody' }, encoding: 'utf8' },
  );
  expect(stderr).toBe('MAIL_FROM is "nobody"; it must be an email address, or Name <address>.\n');
  expect([status, existsSync(join(root, 'node_modules'))]).toEqual([1, false]);
});
