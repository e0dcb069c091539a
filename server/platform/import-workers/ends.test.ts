import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import { addressOf, type RequestOf } from '#contract/core/request.ts';
import { login, register } from '#contract/identity/users.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addSection, getSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { importProcessesOf, isRunning } from '../../../test/import-processes.ts';
import { projectOf } from '../../../test/project.ts';
import { startService } from '../../../test/service.ts';
import { CODE, openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { IMPORT_WORKER } from '../../programs/import-handlers.ts';
import { poolOptionsOf } from '../database/connect.ts';
import { lockProject } from '../database/directory-locks.ts';
import { readSettings } from '../settings/settings.ts';
import { TOO_LONG } from './cpu-limit.ts';
import { type ImportProcess, startProcess } from './import-process.ts';
import { openMemoryBound } from './memory-bound.ts';

// Imports that are cut off.

let testApp: TestApp;
let anna: TestUser;
let address: string;

beforeAll(async () => {
  testApp = await openTestApp({ TRUST_PROXY: 'on' });
  anna = await testApp.signUp('anna');
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
});

async function emptySection(of: TestUser) {
  const { project } = await projectOf(of);
  const { id } = await of.does(addSection, { params: { project: project.id }, body: { name: 'Empty' } });
  return { project: project.id, section: id };
}
type Params = Awaited<ReturnType<typeof emptySection>>;

const stored = async (params: Params) => (await anna.does(getSection, { params })).stats.strings_amount;

// A connection for each request: one whose body was given up is closed after the response.
const agent = new Agent({ keepAlive: false });
afterAll(() => agent.destroy());

/** The beginning of a body that is large enough to be an import, and the rest of it. */
const BEGINNING = ' '.repeat(2 * SERVICE_LIMITS.inlineBodyBytes);
const REST = '[{"text":"a"}]';

/** The status and failure of a response, or that the connection was closed. */
function answerTo(sent: ClientRequest): Promise<string> {
  return new Promise((resolve) => {
    sent.on('error', () => resolve('closed'));
    sent.on('response', async (answer) => {
      let text = '';
      for await (const piece of answer) text += piece;
      const { errors } = JSON.parse(text);
      resolve([answer.statusCode, ...(errors ?? []).map(({ kind }: { kind: string }) => kind)].join(' '));
    });
  });
}

/** Begins an import and sends enough of it for a worker to start; the test sends the rest. */
function begin(params: Params, cookie = anna.headers.cookie ?? '', at = address, from = '192.0.2.1') {
  const sent = request(at + addressOf(addStrings.path, params), {
    method: addStrings.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    agent,
  });
  sent.write(BEGINNING);
  return { sent, answer: answerTo(sent) };
}

const whole = (params: Params, of = anna) => {
  const { sent, answer } = begin(params, of.headers.cookie);
  sent.end(REST);
  return answer;
};

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await wait(5);
};
const processes = () => importProcessesOf(process.pid);
const aProcess = async () => {
  await until(() => processes().length > 0);
  return processes()[0] ?? 0;
};
/** Kills the worker of the current import, or of the last one. */
async function killProcess() {
  const pid = await aProcess();
  process.kill(pid, 'SIGKILL');
  await until(() => !existsSync(`/proc/${pid}`));
}
const noProcess = () => until(() => processes().length === 0);

/** Sends a whole import and runs `act` while its transaction waits for a lock. */
async function inMidImport(params: Params, act: (import_: { sent: ClientRequest }) => Promise<void>) {
  const { sent, answer } = begin(params);
  await testApp.sql.begin(async (tx) => {
    await lockProject(tx, params.project);
    await tx`SELECT FROM sections WHERE project_id = ${params.project} AND id = ${params.section} FOR UPDATE`;
    sent.end(REST);
    await until(async () => (await waitingForLocks(testApp.sql)) > 0);
    await act({ sent });
  });
  return answer;
}

// No worker is idle before the first tests, so the one they kill is that of their import.

test('a client that goes on sending megabytes after the process was killed gets the answer', async () => {
  const params = await emptySection(anna);
  const { sent, answer } = begin(params);
  await killProcess();
  sent.end(Buffer.alloc(LIMITS.importBodyBytes / 2, ' '));
  expect(await answer).toBe('500 broken');
});

test('a client that waits for an answer in the middle of its body gets it as soon as the process is killed', async () => {
  const params = await emptySection(anna);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { sent, answer } = begin(params);
  await killProcess();
  expect(await answer).toBe('500 broken');
  sent.destroy();
});

test('an import whose process is killed while its body arrives fails alone', async () => {
  const params = await emptySection(anna);
  const { sent, answer } = begin(params);
  await killProcess();
  sent.end(REST);
  expect(await answer).toBe('500 broken');
  expect(await stored(params)).toBe(0);
  expect(await whole(params)).toBe('201');
});

test('an import whose process is killed in its transaction stores nothing', async () => {
  const params = await emptySection(anna);
  const answer = await inMidImport(params, killProcess);
  expect(answer).toBe('500 broken');
  expect(await stored(params)).toBe(0);
  expect(await whole(params)).toBe('201');
  expect(await stored(params)).toBe(1);
});

test('a process that is killed while it waits for the next import fails none', async () => {
  const params = await emptySection(anna);
  expect(await whole(params)).toBe('201');
  await killProcess();
  expect(await whole(params)).toBe('201');
});

test('a signal to all processes at once is handled by the server', async () => {
  const params = await emptySection(anna);
  expect(await whole(params)).toBe('201');
  const pid = await aProcess();
  process.kill(pid, 'SIGTERM');
  expect(await whole(params)).toBe('201');
  expect(processes()).toEqual([pid]);
});

test('a process without work ends by itself', async () => {
  expect(await whole(await emptySection(anna))).toBe('201');
  await aProcess();
  await noProcess();
});

test('a refusal of one import reaches no other', async () => {
  const params = await emptySection(anna);
  const { sent, answer } = begin(params);
  // More values than allowed, then more bytes than allowed, as fast as possible.
  sent.write(`[${'{},'.repeat(SERVICE_LIMITS.importValues)}`);
  const rest = Buffer.alloc(LIMITS.importBodyBytes, ' ');
  sent.end(rest);
  expect(await answer).toMatch(/^413 |^closed$/);
  expect(await whole(params)).toBe('201');
});

test('a process whose import is refused handles the next one', async () => {
  const params = await emptySection(anna);
  expect(await whole(params)).toBe('201');
  const pid = await aProcess();
  const { sent, answer } = begin(params);
  sent.end(`{},${REST}`);
  expect(await answer).toMatch(/^400 /);
  expect(await whole(await emptySection(anna))).toBe('201');
  expect(processes()).toEqual([pid]);
});

test('a client that disconnects while it sends releases its place', async () => {
  const params = await emptySection(anna);
  const { sent, answer } = begin(params);
  await aProcess();
  sent.destroy();
  expect(await answer).toBe('closed');
  await noProcess();
  expect(await stored(params)).toBe(0);
  expect(await whole(params)).toBe('201');
});

test('a client that disconnects during its import stops it, and nothing is stored', async () => {
  const params = await emptySection(anna);
  const answer = await inMidImport(params, async ({ sent }) => {
    sent.destroy();
    await noProcess();
  });
  expect(answer).toBe('closed');
  expect(await stored(params)).toBe(0);
  expect(await whole(params)).toBe('201');
});

test('a body that stops arriving loses its place', async () => {
  const params = await emptySection(anna);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { sent, answer } = begin(params);
  await aProcess();
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true));
  // The pause is measured from when the process has read what has arrived.
  await until(() => {
    vi.advanceTimersByTime(60_000);
    return isAnswered;
  });
  expect(await answer).toBe('503 busy');
  sent.destroy();
  await noProcess();
  expect(await whole(params)).toBe('201');
});

test('more users than there are places wait', async () => {
  const people = [anna];
  while (people.length <= SERVICE_LIMITS.importQueue.atOnce)
    people.push(await testApp.signUp(`importer${people.length}`));
  const begun = [];
  for (const person of people) {
    const params = await emptySection(person);
    begun.push(begin(params, person.headers.cookie, address, `192.0.2.${begun.length}`));
    await until(() => processes().length === Math.min(begun.length, SERVICE_LIMITS.importQueue.atOnce));
  }
  const [last, ...first] = begun.toReversed();
  last?.sent.end(REST);
  for (const { sent } of first) sent.end(REST);
  for (const { answer } of begun) expect(await answer).toBe('201');
  expect(processes().length).toBeLessThanOrEqual(SERVICE_LIMITS.importQueue.atOnce);
});

test('a user whose import took too much waits with the next one until no other runs (limits.21)', async () => {
  const params = await emptySection(anna);
  await noProcess();
  const killed = begin(params);
  process.kill(await aProcess(), TOO_LONG);
  expect(await killed.answer).toBe('413 bodyTooLarge');
  await noProcess();
  const [ben, carl] = [await testApp.signUp('ben'), await testApp.signUp('carl')];
  const held = begin(await emptySection(ben), ben.headers.cookie, address, '192.0.2.2');
  await aProcess();
  let isAnswered = false;
  const next = whole(params).finally(() => (isAnswered = true));
  expect(await whole(await emptySection(carl), carl)).toBe('201');
  expect(isAnswered).toBe(false);
  held.sent.end(REST);
  expect([await held.answer, await next]).toEqual(['201', '201']);
});

test('processes of imports have a lower priority than the server, whatever that has', async () => {
  const own = getPriority();
  const { sent, answer } = begin(await emptySection(anna));
  expect(getPriority(await aProcess())).toBe(own + SERVICE_LIMITS.importQueue.niceness);
  sent.end(REST);
  expect(await answer).toBe('201');
});

test('a process that takes more memory than it may ends, and says that its body was too much', async () => {
  const worker = startProcess(
    IMPORT_WORKER,
    { settings: readSettings({}), ...poolOptionsOf(testApp.sql) },
    { memory: 40 },
  );
  onTestFinished(async () => {
    await worker.end();
  });
  worker.begin(addStrings);
  const text = `"${'щ'.repeat(1_000_000)}"`;
  await worker.take(Buffer.from(`[${`${text},`.repeat(40)}${text}]`));
  await expect(worker.check()).rejects.toMatchObject({
    reply: { status: 413, errors: [{ key: 'body', kind: 'bodyTooLarge' }] },
  });
  expect(worker.hasEnded()).toBe(true);
});

test('of processes that take more memory together than they may one without an import ends, then the largest, which may be tried again; alone it was too much', async () => {
  const options = { settings: readSettings({}), ...poolOptionsOf(testApp.sql) };
  const start = () => startProcess(IMPORT_WORKER, options);
  const [large, small, kept] = [start(), start(), start()];
  for (const one of [large, small]) one.begin(addStrings);
  const long = JSON.stringify(Array(9000).fill({ text: 'щ'.repeat(2000) }));
  await large.take(Buffer.from(long));
  await small.take(Buffer.from(REST));
  for (const one of [large, small]) await one.check();
  const bound = openMemoryBound(1);
  const ended: ImportProcess[] = [];
  for (const one of [large, small, kept]) {
    bound.add(one);
    void one.failed.catch(() => ended.push(one));
  }
  await expect(large.failed).rejects.toMatchObject({ reply: { status: 503, errors: [{ kind: 'busy' }] } });
  expect(large.tookTooMuch()).toBe(true);
  await expect(small.failed).rejects.toMatchObject({
    reply: { status: 413, errors: [{ kind: 'bodyTooLarge' }] },
  });
  expect(ended).toEqual([kept, large, small]);
});

test('a process that takes more processor time than an import may ends, and says that its body was too much (limits.21)', async () => {
  const options = { settings: readSettings({}), ...poolOptionsOf(testApp.sql) };
  const worker = startProcess(IMPORT_WORKER, options, { cpu: 0.001 });
  worker.begin(addStrings);
  await worker.take(Buffer.from(REST));
  void worker.check().catch(() => {});
  await expect(worker.failed).rejects.toMatchObject({
    reply: { status: 413, errors: [{ key: 'body', kind: 'bodyTooLarge' }] },
  });
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a service that ends by %s in the middle of an import leaves no process behind',
  async (signal) => {
    const service = await startService({ SIGNUP_CODE: CODE });
    onTestFinished(() => service.stop());
    const owner = await signedUpAt(service.address);
    const { answer } = begin(await owner.section(), owner.cookie, service.address);
    const server = service.process.pid ?? 0;
    await until(() => importProcessesOf(server).length > 0);
    const [worker = 0] = importProcessesOf(server);
    service.process.kill(signal);
    await once(service.process, 'exit');
    expect(await answer).toBe('closed');
    await until(() => !isRunning(worker));
  },
);

/** The first account of another service, used over HTTP. */
async function signedUpAt(at: string) {
  let cookie = '';
  async function does<E extends Endpoint>({ method, path }: E, { params, body }: RequestOf<E>) {
    const answer = await fetch(at + addressOf(path, params), {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return (await answer.json()) as ReplyOf<E>;
  }
  const account = { username: 'owner', email: 'owner@example.org', password: PASSWORD };
  await does(register, { body: { ...account, secret_code: CODE } });
  await does(login, { body: account });
  return {
    cookie,
    async section(): Promise<Params> {
      const names = { name: 'Ending', handle: 'ending' };
      const body = { ...names, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
      const { id: project } = await does(createProject, { body });
      const { id } = await does(addSection, { params: { project }, body: { name: 'Empty' } });
      return { project, section: id };
    },
  };
}
