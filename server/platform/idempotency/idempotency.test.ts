import { once } from 'node:events';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { addressOf, type UntypedRequest } from '#contract/core/request.ts';
import {
  importTranslationsToProject,
  importTranslationsToSection,
} from '#contract/files/translation-imports.ts';
import { login, register } from '#contract/identity/users.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { askApp } from '../../../test/ask-app.ts';
import { startService } from '../../../test/service.ts';
import { CODE, openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { buildApp } from '../../programs/app.ts';
import { connect, connectSeparately } from '../database/connect.ts';
import { findRunningPostgres } from '../database/embedded/find-running.ts';
import { readSettings } from '../settings/settings.ts';
import { sweepKeys } from './queries.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let project: number;
/** Another server on the same database. */
let beside: TestApp['app'];

beforeAll(async () => {
  testApp = await openTestApp();
  [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const own = connectSeparately(testApp.sql);
  beside = await buildApp(own, settings);
  return async () => {
    await beside.close();
    await own.end();
  };
});

let made = 0;
const draft = () => ({
  name: `Keyed ${++made}`,
  handle: `keyed_${made}`,
  visibility: 'public' as const,
  source_lang: 'en',
  target_lang: 'ru',
});

/** A section of a new project of Anna's, to which Boris may add strings too. */
async function newSection() {
  ({ id: project } = await anna.does(createProject, { body: draft() }));
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${project}, ${boris.id}, 1)`;
  const section = await anna.does(addSection, { params: { project }, body: { name: 'One' } });
  return { project, section: section.id };
}

async function asks(
  endpoint: Endpoint,
  asked: UntypedRequest,
  key: string,
  { who = anna, app = testApp.app } = {},
) {
  const { params, query, body } = asked;
  const answer = await askApp(app, {
    method: endpoint.method,
    url: addressOf(endpoint.path, params, query),
    headers: { ...who.headers, 'idempotency-key': key },
    payload: body as object,
  });
  const again = answer.headers['idempotent-replayed'] === 'true';
  return { status: answer.statusCode, reply: answer.json(), again };
}

const strings = (...texts: string[]) => texts.map((text) => ({ text }));
const textsIn = async (params: { project: number; section: number }) =>
  (await anna.does(listStrings, { params, query: {} })).map(({ text }) => text);

test('a repeated load answers what the first did, and loads nothing twice', async () => {
  const params = await newSection();
  const asked = { params, body: strings('One', 'Two') };
  const first = await asks(addStrings, asked, 'key-1');
  const second = await asks(addStrings, asked, 'key-1');
  expect(first).toMatchObject({ status: 201, again: false });
  expect(second).toEqual({ ...first, again: true });
  expect(await textsIn(params)).toEqual(['One', 'Two']);
  const [{ amount } = {}] =
    await testApp.sql`SELECT count(*) AS amount FROM log WHERE project_id = ${project} AND w = 3`;
  expect(amount).toBe(1);
});

test('so does every server, and of many at once one loads', async () => {
  const params = await newSection();
  const asked = { params, body: strings('One') };
  const all = Array.from({ length: 8 }, (_, nth) =>
    asks(addStrings, asked, 'key-2', { app: nth % 2 ? beside : testApp.app }),
  );
  const answers = await Promise.all(all);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(answers.filter(({ again }) => !again)).toHaveLength(1);
  expect(new Set(answers.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
  expect(await textsIn(params)).toEqual(['One']);
});

test('another key, another user, another section and no key are other requests', async () => {
  const params = await newSection();
  const { id: other } = await anna.does(addSection, { params, body: { name: 'Two' } });
  const asked = { params, body: strings('One') };
  await asks(addStrings, asked, 'key-3');
  await asks(addStrings, asked, 'key-3b');
  await asks(addStrings, asked, 'key-3', { who: boris });
  await asks(addStrings, { ...asked, params: { ...params, section: other } }, 'key-3');
  await anna.does(addStrings, { ...asked, query: {} });
  expect(await textsIn(params)).toEqual(['One', 'One', 'One', 'One']);
  expect(await textsIn({ ...params, section: other })).toEqual(['One']);
});

test('a key that came before with something else is refused', async () => {
  const params = await newSection();
  const asked = { params, body: strings('One') };
  await asks(addStrings, asked, 'key-4');
  const refusal = { status: 422, reply: { errors: [{ key: 'idempotency-key', kind: 'keyUsed' }] } };
  expect(await asks(addStrings, { params, body: strings('Two') }, 'key-4')).toMatchObject(refusal);
  expect(await asks(addStrings, { ...asked, query: { pos: 1 } }, 'key-4')).toMatchObject(refusal);
  expect(await textsIn(params)).toEqual(['One']);
});

test('a refused request leaves its key free', async () => {
  const params = await newSection();
  const copy = { params, body: [{ copy_of: 999_999 }] };
  expect((await asks(addStrings, copy, 'key-5')).status).toBe(400);
  expect(await asks(addStrings, { params, body: strings('One') }, 'key-5')).toMatchObject({
    status: 201,
    again: false,
  });
});

test('what was done is answered again where the project has become full, and nothing else is done there', async () => {
  const params = await newSection();
  const asked = { params, body: strings('One') };
  const first = await asks(addStrings, asked, 'key-11');
  const pairs = { params, body: [{ string_id: first.reply[0].id, text: 'Один' }] };
  const uploaded = await asks(importTranslationsToSection, pairs, 'key-12');
  await testApp.sql`UPDATE projects SET bytes = ${2 ** 50} WHERE id = ${project}`;
  expect(await asks(addStrings, asked, 'key-11')).toEqual({ ...first, again: true });
  expect(await asks(importTranslationsToSection, pairs, 'key-12')).toEqual({ ...uploaded, again: true });
  const refusal = { status: 403, reply: { errors: [{ key: 'general', kind: 'quotaBytes' }] } };
  expect(await asks(addStrings, asked, 'key-13')).toMatchObject(refusal);
  expect(
    await asks(
      importTranslationsToSection,
      { ...pairs, body: [{ ...pairs.body[0], text: 'Раз' }] },
      'key-14',
    ),
  ).toMatchObject(refusal);
  expect(await textsIn(params)).toEqual(['One']);
  await testApp.sql`UPDATE projects SET bytes = 0 WHERE id = ${project}`;
});

test('who may not any more is answered nothing by their old key', async () => {
  const params = await newSection();
  const asked = { params, body: strings('One') };
  await asks(addStrings, asked, 'key-6', { who: boris });
  await testApp.sql`DELETE FROM members WHERE project_id = ${project} AND user_id = ${boris.id}`;
  expect((await asks(addStrings, asked, 'key-6', { who: boris })).status).toBe(403);
});

test.each(['', ' ', 'two words', 'k'.repeat(256), 'ключ'])('%j is no key', async (key) => {
  const params = await newSection();
  const answer = await asks(addStrings, { params, body: strings('One') }, key);
  expect([answer.status, answer.reply.errors]).toEqual([400, [{ key: 'idempotency-key', kind: 'illegal' }]]);
  expect(await textsIn(params)).toEqual([]);
});

test('translations and sections are not added twice either', async () => {
  const params = await newSection();
  const [string] = await anna.does(addStrings, { params, query: {}, body: [{ text: 'One', key: 'one' }] });
  const body = [{ string_id: string?.id ?? 0, text: 'Один' }];
  for (const [endpoint, key] of [
    [importTranslationsToSection, 'key-7'],
    [importTranslationsToProject, 'key-7'],
  ] as const) {
    const first = await asks(endpoint, { params, body }, key);
    expect(await asks(endpoint, { params, body }, key)).toEqual({ ...first, again: true });
  }
  const first = await asks(addSection, { params, body: { name: 'Two' } }, 'key-8');
  expect(await asks(addSection, { params, body: { name: 'Two' } }, 'key-8')).toEqual({
    ...first,
    again: true,
  });
});

test('a translation with a key is added once, of many requests at once and where the project is full by then', async () => {
  const params = await newSection();
  const [string] = await anna.does(addStrings, { params, query: {}, body: [{ text: 'One', key: 'one' }] });
  const asked = { params: { ...params, string: string?.id ?? 0 }, body: { text: 'Один', status: -1 } };
  const amount = async () =>
    (await testApp.sql`SELECT FROM translations WHERE project_id = ${params.project}`).length;
  const all = Array.from({ length: 6 }, (_, nth) =>
    asks(addTranslation, asked, 'key-15', { app: nth % 2 ? beside : testApp.app }),
  );
  const [first, ...others] = (await Promise.all(all)).sort((one, other) => +one.again - +other.again);
  expect(first).toMatchObject({ status: 201, again: false, reply: { text: 'Один', status: -1 } });
  expect(others).toEqual(Array(5).fill({ ...first, again: true }));
  expect(await amount()).toBe(1);
  const refusal = { status: 422, reply: { errors: [{ key: 'idempotency-key', kind: 'keyUsed' }] } };
  expect(await asks(addTranslation, { ...asked, body: { text: 'Раз' } }, 'key-15')).toMatchObject(refusal);
  expect((await asks(addTranslation, asked, 'key-16')).again).toBe(false);
  expect(await amount()).toBe(2);

  await testApp.sql`UPDATE projects SET bytes = ${2 ** 50} WHERE id = ${params.project}`;
  expect(await asks(addTranslation, asked, 'key-15')).toEqual({ ...first, again: true });
  expect((await asks(addTranslation, asked, 'key-17')).status).toBe(403);
  await testApp.sql`UPDATE projects SET bytes = 0 WHERE id = ${params.project}`;
  await testApp.sql`UPDATE idempotency_keys SET created_at = created_at - ${LIMITS.idempotencyKeyLasts}
    WHERE project_id = ${params.project}`;
  expect((await asks(addTranslation, asked, 'key-15')).again).toBe(false);
  expect(await amount()).toBe(3);
});

test('a key is known for a day, and then swept', async () => {
  const params = await newSection();
  const asked = { params, body: strings('One') };
  await asks(addStrings, asked, 'key-9');
  await asks(addStrings, asked, 'key-10');
  const age = (by: number) =>
    testApp.sql`UPDATE idempotency_keys SET created_at = created_at - ${by} WHERE project_id = ${project}`;
  await age(LIMITS.idempotencyKeyLasts - MINUTE);
  await sweepKeys(testApp.sql);
  expect((await asks(addStrings, asked, 'key-9')).again).toBe(true);
  await age(60_000);
  expect((await asks(addStrings, asked, 'key-9')).again).toBe(false);
  await sweepKeys(testApp.sql);
  const left = await testApp.sql`SELECT FROM idempotency_keys WHERE project_id = ${project}`;
  expect(left).toHaveLength(1);
});

test('the OpenAPI document names the calls that take a key', async () => {
  const document = (await testApp.app.inject({ url: '/api/openapi.json' })).json();
  const named = Object.entries<Record<string, { parameters?: { in: string; name: string }[] }>>(
    document.paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key')
        ? [`${method.toUpperCase()} ${path}`]
        : [],
    ),
  );
  const declared = CALLS.filter(({ isRepeatable }) => isRepeatable);
  expect(named.sort()).toEqual(
    declared.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
  expect(declared.map(({ name }) => name)).toEqual([
    'startFamilyUpdate',
    'importFile',
    'pushFile',
    'addSection',
    'addStrings',
    'importStrings',
    'updateStrings',
    'addTranslation',
    'importTranslationsToProject',
    'importTranslationsToSection',
  ]);
});

test('nothing is loaded twice where the server is killed before it has answered', {
  timeout: 120_000,
}, async () => {
  let service = await startService({ SIGNUP_CODE: CODE });
  onTestFinished(() => service.stop());
  const { dataDir } = service;
  const ask = async (endpoint: Endpoint, asked: UntypedRequest, headers: Record<string, string> = {}) => {
    const answer = await fetch(service.address + addressOf(endpoint.path, asked.params, asked.query), {
      method: endpoint.method,
      headers: { ...(asked.body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    });
    return { status: answer.status, reply: await answer.json(), headers: answer.headers };
  };
  const killed = async () => {
    const { process: child } = service;
    child.kill('SIGKILL');
    if (child.signalCode === null) await once(child, 'exit');
    service = await startService({ SIGNUP_CODE: CODE }, dataDir);
  };
  const account = { username: 'anna', email: 'anna@example.org', password: PASSWORD, secret_code: CODE };
  await ask(register, { body: account });
  const signedIn = await ask(login, { body: { username: 'anna', password: PASSWORD } });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const project = (await ask(createProject, { body: draft() }, { cookie })).reply.id;
  const section = (await ask(addSection, { params: { project }, body: { name: 'One' } }, { cookie })).reply
    .id;
  const load = (text: string) =>
    ask(
      addStrings,
      { params: { project, section }, body: strings(text) },
      { cookie, 'idempotency-key': text },
    );
  const amountOf = async (text: string) => {
    const place = await findRunningPostgres(dataDir);
    const sql = connect(place ?? '', { max: 1 });
    const [row] = await sql<
      { amount: number }[]
    >`SELECT count(*) AS amount FROM strings WHERE text = ${text}`;
    await sql.end();
    return row?.amount;
  };

  // Killed as soon as the import is stored, whether it was answered or not.
  const lost = load('stored').catch(() => 'lost');
  await expect.poll(() => amountOf('stored'), { timeout: 20_000, interval: 1 }).toBe(1);
  await killed();
  await lost;
  const again = await load('stored');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(await amountOf('stored')).toBe(1);

  // Killed while the import waits for the lock of its section.
  const place = await findRunningPostgres(dataDir);
  const holder = connect(place ?? '', { max: 2 });
  await holder
    .begin(async (tx) => {
      await tx`SELECT FROM sections WHERE id = ${section} FOR UPDATE`;
      const cut = load('cut-off').catch(() => 'lost');
      const isWaiting = () => holder`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
      await expect.poll(async () => (await isWaiting()).length, { timeout: 20_000 }).toBeGreaterThan(0);
      service.process.kill('SIGKILL');
      await cut;
    })
    .catch(() => {});
  await holder.end({ timeout: 1 });
  await killed();
  expect((await load('cut-off')).status).toBe(201);
  expect(await amountOf('cut-off')).toBe(1);
});
