import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProject } from '#contract/projects.ts';
import { login } from '#contract/users.ts';
import { type Cast, openCast } from '../../test/calls/cast.ts';
import { makeCall } from '../../test/calls/example.ts';
import { EXAMPLES, makerOf } from '../../test/calls/examples.ts';
import { fillProject } from '../../test/calls/filled-project.ts';
import { whileHeld } from '../../test/while-held.ts';
import { openWorld, PASSWORD, type World } from '../../test/world.ts';

let written = '';
let world: World;
let cast: Cast;

const lines = () =>
  written
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  world = await openWorld({ LOG_LEVEL: 'trace', SLOW_QUERY: '1' }, { write: (line) => (written += line) });
  const { app, sql } = world;
  app.get('/broken-rule', () => sql`INSERT INTO users (username) VALUES ('someone unwanted')`);
  app.get('/broken-value', () => sql`SELECT ${'a private word'}::text::int`);
  cast = await openCast(world);
});

beforeEach(() => {
  written = '';
});

test('a request is a line: its route, not its address, and who asked by id', async () => {
  const { id, headers } = cast.owner;
  await world.app.inject({ url: '/api/whoami?secret=1', headers });
  await world.app.inject({ url: '/api/users/owner?fetch_projects=secret', headers });
  await world.app.inject({ url: '/password/secret' });
  const requests = lines().filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { method: 'GET', route: '/api/whoami', status: 200, user: id, ms: expect.any(Number), reqId: /^.{36}$/ },
    { method: 'GET', route: '/api/users/:user', status: 400 },
    { method: 'GET', status: 404 },
  ]);
  expect(written).not.toContain('secret');
});

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Shorter ones, like `one` and `text`, stand in statements too. */
const TELLING = 8;
/** Words of the site's log that are names in statements and routes as well. */
const OURS = ['password', 'password_link'];

test('nothing that is sent to a call or answered by it stands in the log', async () => {
  const secrets = new Set<string>([PASSWORD]);
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const filled = await fillProject(world, cast);
    const maker = cast[makerOf(name)];
    const { query, body } = await example.ask(filled, maker);
    const answer = await makeCall(world, example, filled, maker);
    const replied = answer.headers['content-type']?.toString().includes('json') ? answer.json() : '';
    for (const text of textsIn([query, body, replied, answer.cookies, maker.headers])) secrets.add(text);
  }
  const telling = [...secrets].filter((text) => text.length >= TELLING && !OURS.includes(text));
  expect(telling.length).toBeGreaterThan(100);
  expect(telling.filter((text) => written.includes(text))).toEqual([]);
});

test('a refused sign-in says neither who nor with what', async () => {
  await world.guest.tries(login, { body: { username: 'vincenzo', password: 'wrong password' } });
  expect(lines().at(-1)).toMatchObject({ route: '/api/login', status: 404 });
  expect(written).not.toMatch(/vincenzo|wrong password/);
});

test('a fault of the database is logged by its code and place, without values', async () => {
  await world.app.inject('/broken-rule');
  await world.app.inject('/broken-value');
  const faults = lines().filter(({ level }) => level === 50);
  expect(faults).toMatchObject([
    { err: { code: '23502', table: 'users', message: expect.stringContaining('null value') } },
    { err: { code: '22P02', message: 'invalid input syntax for type integer: "…"' } },
  ]);
  expect(written).not.toMatch(/someone unwanted|a private word/);
});

test('a slow statement is logged by its shape', async () => {
  const { owner } = cast;
  const body = {
    name: 'Slowly',
    handle: 'slowly',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  await whileHeld(
    world,
    (tx) => tx`SELECT FROM users WHERE id = ${owner.id} FOR UPDATE`,
    () => owner.does(createProject, { body }),
  );
  expect(lines()).toContainEqual(
    expect.objectContaining({
      msg: 'slow statement',
      statement: 'SELECT FROM users WHERE id = … FOR NO KEY UPDATE',
      ms: expect.any(Number),
    }),
  );
});
