import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { migratedDatabase } from '../../test/migrated-database.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { urlOf } from '../../test/url-of.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { tryAll } from './check-settings.ts';

let mail: MailServer;
let provider: OpenIdProvider;
beforeAll(async () => {
  mail = await startMailServer();
  provider = await startOpenIdProvider('http://127.0.0.1');
  return async () => {
    await mail.close();
    await provider.stop();
  };
});

/** An address whose requests go to a port of this machine as a proxy passes them on, with these headers. */
async function proxyTo(port: number, headers: Record<string, string>): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const host = incoming.headers.host ?? '';
    const onwards = request(
      { host: '127.0.0.1', port, path: incoming.url, headers: { host, ...headers } },
      (answer) => void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502)),
    );
    onwards.on('error', () => outgoing.writeHead(502).end()).end();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** What is said of these settings, without whether the web app is built, which it need not be here. */
async function linesFor(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  await tryAll(readSettings(env), (line) => lines.push(line));
  return lines.filter((line) => !/^ok {5}Folders$|The web app is not built/.test(line));
}

test('what works is said a line each, and what is not set is left out (operations.24)', async () => {
  const port = await freePort();
  const settings = {
    ...mail.env,
    ...provider.env,
    PORT: String(port),
    DATABASE_URL: urlOf(await migratedDatabase()),
    PUBLIC_URL: await proxyTo(port, { 'x-forwarded-for': '192.0.2.1' }),
    TRUST_PROXY: 'on',
  };
  expect(await linesFor(settings)).toEqual([
    'ok     Database',
    'ok     Email',
    'ok     Public address and proxies',
    'ok     Sign-in services',
    '-      Spelling dictionaries: left out, SPELLING_DICTIONARIES is not set.',
    '-      Grammar server: left out, LANGUAGE_TOOL_URL is not set.',
  ]);
  expect(await linesFor({ DATA_DIR: join(temporaryFolder(), 'new', 'data') })).toEqual([
    '-      Database: left out, the first start makes it in DATA_DIR.',
    '-      Email: left out, SMTP_URL is not set.',
    '-      Public address and proxies: left out, PUBLIC_URL is not set.',
    '-      Sign-in services: left out, OIDC_PROVIDERS is not set.',
    '-      Spelling dictionaries: left out, SPELLING_DICTIONARIES is not set.',
    '-      Grammar server: left out, LANGUAGE_TOOL_URL is not set.',
  ]);
});

test.each([
  [
    'off',
    { 'x-forwarded-for': '192.0.2.1' },
    'TRUST_PROXY is off, and 1 proxy names a client in X-Forwarded-For: visitors would share an address.',
  ],
  [
    '1',
    { 'x-forwarded-for': '192.0.2.1, 10.0.0.2' },
    'TRUST_PROXY is 1, and 2 proxies name a client in X-Forwarded-For: visitors would share an address.',
  ],
  [
    '2',
    { 'x-forwarded-for': '192.0.2.1' },
    'TRUST_PROXY is 2, and 1 proxy names a client in X-Forwarded-For: visitors could choose an address.',
  ],
  ['off', { host: 'backend' }, 'requests arrive for backend: Host or X-Forwarded-Host.'],
  [
    'on',
    { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' },
    'requests arrive as https: X-Forwarded-Proto.',
  ],
])('with TRUST_PROXY=%s a proxy that sends %j is found out', async (TRUST_PROXY, headers, line) => {
  const port = await freePort();
  const PUBLIC_URL = await proxyTo(port, headers as unknown as Record<string, string>);
  const lines = await linesFor({ DATA_DIR: temporaryFolder(), PORT: String(port), PUBLIC_URL, TRUST_PROXY });
  const wrong = lines.filter((one) => one.startsWith('WRONG'));
  expect(wrong).toEqual([expect.stringContaining(line)]);
  expect(wrong[0]).toMatch(/^WRONG {2}Public address and proxies: /);
});

test('of a service that runs already only its answer is looked at', async () => {
  const port = await freePort();
  const running = createServer((_request, answer) => void answer.end('{"status":"ok"}'));
  await once(running.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void running.close());
  const PUBLIC_URL = await proxyTo(port, { 'x-forwarded-for': '192.0.2.1' });
  expect(await linesFor({ DATA_DIR: temporaryFolder(), PORT: String(port), PUBLIC_URL })).toContain(
    'ok     Public address and proxies',
  );
});

test('what can’t be reached or used is said a line each, without passwords', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const place = await migratedDatabase();
  const none = `http://127.0.0.1:${await freePort()}`;
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'it.aff'), 'SET UTF-8\n');
  writeFileSync(join(folder, 'it.dic'), '');
  const settings = {
    ...provider.env,
    SPELLING_DICTIONARIES: folder,
    LANGUAGE_TOOL_URL: none,
    OIDC_LOCAL_ISSUER: none,
    SMTP_URL: `smtp://dragoman:secret@127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'books@dragoman.example',
    PUBLIC_URL: none,
    PORT: String(await freePort()),
    DATABASE_URL: urlOf({ ...place, database: 'no_such_database' }),
  };
  const lines = await linesFor(settings);
  expect(lines).toEqual([
    expect.stringMatching(/^WRONG {2}Database: The PostgreSQL of DATABASE_URL .* has no such database\.$/),
    expect.stringMatching(/^WRONG {2}Email: The mail server of SMTP_URL can’t be reached: .*ECONNREFUSED/),
    `WRONG  Public address and proxies: PUBLIC_URL ${none} can’t be reached from this machine: ECONNREFUSED.`,
    expect.stringMatching(`^WRONG  Sign-in services: OIDC_LOCAL_ISSUER ${none} can’t be used: `),
    `WRONG  Spelling dictionaries: it (${join(folder, 'it.aff')}): it knows 0 of 0 of its own words`,
    `WRONG  Grammar server: LANGUAGE_TOOL_URL ${none} can’t be used: unreachable.`,
  ]);
  expect(lines.join()).not.toContain('secret');
  const DATA_DIR = join(file, 'data');
  expect(await linesFor({ DATA_DIR })).toContain(
    `WRONG  Folders: DATA_DIR ${DATA_DIR} can’t be used: this user may not write in ${file}.`,
  );
});
