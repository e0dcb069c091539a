import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { guestPathOf } from '#contract/core/request.ts';
import { readEvents } from '#contract/notices/live.ts';
import { MIB } from '#domain/core/units.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { readArguments } from '../server/programs/arguments.ts';
import { COMMANDS } from '../server/programs/commands.ts';
import { temporaryFolder } from './temporary-folder.ts';

const DEPLOY = join(import.meta.dirname, '..', 'deploy');
const example = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

test('nginx lets the largest body through that a call takes', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(example('nginx.conf'))?.[1]);
  const largest = Math.max(...CALLS.map(({ bodyLimit = 0 }) => bodyLimit));
  expect(megabytes * MIB).toBe(largest);
});

test('nginx holds back no event, and shows nobody the metrics', () => {
  const [, pattern = '', block = ''] =
    /location ~ (\S+) \{([^}]*events[^}]*|[^}]*buffering off[^}]*)\}/.exec(example('nginx.conf')) ?? [];
  expect(readEvents.path.replace(':project', 'alice')).toMatch(new RegExp(pattern));
  expect(block).toContain('proxy_buffering off;');
  expect(example('nginx.conf')).toMatch(/location = \/api\/metrics \{\s*return 404;/);
});

test('nginx keeps what guests see, and nothing else (api.38)', () => {
  const [, pattern = '', block = ''] =
    /location ~ (\S+) \{([^}]*proxy_cache dragoman;[^}]*)\}/.exec(example('nginx.conf')) ?? [];
  const isKept = (path: string) => new RegExp(pattern).test(path);
  const seen = CALLS.filter(({ guests }) => guests).map(({ path }) => guestPathOf(path));
  for (const path of ['/', '/projects/1', '/projects/dune/read/1f_20', ...seen]) {
    expect([path, isKept(path.replaceAll(/:\w+/g, '7'))]).toEqual([path, true]);
  }
  const others = ['/projects', '/projects/1/editor/all', '/users/1', '/first.js', '/assets/app-1a2b.js'];
  for (const path of [...others, ...CALLS.map(({ path }) => path)]) {
    expect([path, isKept(path.replaceAll(/:\w+/g, '7'))]).toEqual([path, false]);
  }
  // Without a limit of time it would show closed projects.
  expect(block).not.toMatch(/^\s*proxy_cache_(use_stale .*updating|valid)/m);
  expect(block).not.toMatch(/^\s*proxy_ignore_headers/m);
});

test('whoever stops the service waits longer than it takes', () => {
  const seconds = [
    /TimeoutStopSec=(\d+)/.exec(example('dragoman.service'))?.[1],
    /stop_grace_period: (\d+)s/.exec(example('compose.yaml'))?.[1],
  ].map(Number);
  for (const most of seconds) expect(most).toBeGreaterThan(10);
});

test('the image has every room that the server is made of', () => {
  const copied = [...example('Dockerfile').matchAll(/^COPY --from=build \S+ \.\/(\S*)$/gm)].map(
    ([, to]) => to,
  );
  expect(copied).toEqual(
    expect.arrayContaining(['node_modules', 'domain', 'contract', 'server', 'words', 'dist']),
  );
});

test('the image, the units and compose call commands as they are called (operations.22)', () => {
  const files = [
    'Dockerfile',
    'compose.yaml',
    ...readdirSync(DEPLOY).filter((name) => name.endsWith('.service')),
  ];
  const calls = files.flatMap((file) =>
    [...example(file).matchAll(/dragoman-server (?!COMMAND)([\w-]+[^;&'>\n]*)/g)].map(([, call = '']) =>
      call.trim(),
    ),
  );
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) {
    const [name = '', ...args] = call.split(' ');
    expect(() => readArguments(COMMANDS[name] ?? expect.fail(call), args)).not.toThrow();
  }
  const [entry = '', first = ''] = /^ENTRYPOINT (.*)\nCMD (.*)$/m.exec(example('Dockerfile'))?.slice(1) ?? [];
  expect([...JSON.parse(entry), ...JSON.parse(first)]).toEqual(['dragoman-server', 'start']);
});

test('the example of settings has the ten of docs/production.md, in their order, and the start takes them', () => {
  const file = example('dragoman.env');
  const names = [...file.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const page = readFileSync(join(DEPLOY, '..', 'docs', 'production.md'), 'utf8');
  expect(names).toEqual([...page.matchAll(/^\| \d+ \| `([A-Z_]+)` \|/gm)].map(([, name]) => name));
  const all = join(temporaryFolder(), 'dragoman.env');
  writeFileSync(
    all,
    file.replaceAll(/^#(?=[A-Z_]+=)/gm, '').replace(/^SECRET_KEY=$/m, `$&${'k'.repeat(64)}`),
  );
  expect(readSettings({ SETTINGS_FILE: all })).toMatchObject({ trustProxy: 1, mail: { port: 587 } });
  expect(readSettings({ SETTINGS_FILE: join(DEPLOY, 'dragoman.env') })).toMatchObject({
    databaseUrl: undefined,
  });
});

test('with several machines a write is acknowledged by two, and a primary that lost its lock stops before another begins (operations.18)', () => {
  const patroni = example('patroni/patroni.yml');
  expect(patroni).toMatch(/^ {4}synchronous_mode_strict: true$/m);
  const [ttl = 0, pause = 0, retry = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    Number(new RegExp(`^ {4}${name}: (\\d+)$`, 'm').exec(patroni)?.[1]),
  );
  expect(pause + 2 * retry).toBeLessThan(ttl);
  expect(example('patroni/haproxy.cfg')).toMatch(/^ +option httpchk OPTIONS \/primary$/m);
  expect(example('patroni/haproxy.cfg')).toMatch(/^ +default-server .*on-marked-down shutdown-sessions$/m);
});
