import { Agent, type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { uploadAvatar } from '#contract/identity/users.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { openFileUploads } from './file-uploads.ts';

const { atOnce, atOncePerVisitor, waitingPerVisitor } = SERVICE_LIMITS.filesArriving;
const { atOnce: processedAtOnce } = SERVICE_LIMITS.filesProcessed;
const SIZE = 1000;

let testApp: TestApp;
let anna: TestUser;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
});
afterAll(() => agent.destroy());

type Upload = { sent: ClientRequest; isRead: Promise<unknown>; answer: Promise<string> };

/** Asks to send an image; `100 Continue` arrives once its body is being read. */
function ask({ headers }: TestUser): Upload {
  const { method, path } = uploadAvatar;
  const sending = { expect: '100-continue', 'content-type': 'image/png', 'content-length': SIZE };
  const sent = request({ port, method, path, agent, headers: { ...headers, ...sending } });
  const isRead = new Promise((resolve) => sent.once('continue', resolve));
  const answer = new Promise<string>((resolve) => {
    sent.on('error', () => resolve('closed'));
    sent.on('response', async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      const [failure] = JSON.parse(text).errors;
      const later = Number(response.headers['retry-after']) > 0 ? ' later' : '';
      resolve(`${response.statusCode} ${failure.key} ${failure.kind}${later}`);
    });
  });
  return { sent, isRead, answer };
}

/** Sends bytes that are no image, and returns the response. */
const finish = ({ sent, answer }: Upload) => {
  sent.end(Buffer.alloc(SIZE));
  return answer;
};
const NO_IMAGE = '400 image notImage';

/** As many uploads as one visitor may have read at once. */
async function full(person = anna) {
  const uploads = Array.from({ length: atOncePerVisitor }, () => ask(person));
  for (const { isRead } of uploads) await isRead;
  return uploads;
}

/** No image is given up because it arrives slowly. */
function withoutMinimumRate() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test('a limited number of one visitor’s images is read at once, and the others wait unread', async () => {
  const ben = await testApp.signUp('ben');
  withoutMinimumRate();
  const [first, ...others] = await full();
  const next = ask(anna);
  let isRead = false;
  next.isRead.then(() => {
    isRead = true;
  });
  // Another user's image is read at once, so there was enough time for this one.
  expect(await finish(ask(ben))).toBe(NO_IMAGE);
  expect(isRead).toBe(false);
  expect(first && (await finish(first))).toBe(NO_IMAGE);
  await next.isRead;
  for (const upload of [next, ...others]) expect(await finish(upload)).toBe(NO_IMAGE);
});

test('a limited number of all visitors’ images is read at once', async () => {
  const names = Array.from({ length: atOnce / atOncePerVisitor }, (_, nth) => `many${nth}`);
  const many = await testApp.signUps(...names);
  withoutMinimumRate();
  const uploads: Upload[] = [];
  for (const person of Object.values(many)) uploads.push(...(await full(person)));
  const next = ask(anna);
  const [first, ...others] = uploads;
  expect(first && (await finish(first))).toBe(NO_IMAGE);
  await next.isRead;
  for (const upload of [next, ...others]) expect(await finish(upload)).toBe(NO_IMAGE);
});

test('of images that have arrived a few are processed at once, and those that never arrive hold up none (images.9)', async () => {
  const uploads = openFileUploads();
  const counts = { read: 0, handled: 0 };
  const [allRead, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/never', (request) =>
    uploads(request, { read: () => mayEnd.promise, handle: async () => 'late' }),
  );
  app.get('/', (request) =>
    uploads(request, {
      read: async () => {
        if (++counts.read > processedAtOnce) allRead.resolve();
      },
      handle: async () => {
        counts.handled++;
        await mayEnd.promise;
        return 'done';
      },
    }),
  );
  const from = (url: string, nth: number) => app.inject({ url, remoteAddress: `192.0.2.${nth}` });
  const never = Array.from({ length: atOnce / 2 }, (_, nth) => from('/never', nth));
  const others = Array.from({ length: processedAtOnce + 1 }, (_, nth) => from('/', 100 + nth));
  await allRead.promise;
  await wait(0);
  expect(counts.handled).toBe(processedAtOnce);
  mayEnd.resolve();
  expect(await Promise.all(others.map(async (one) => (await one).body))).toEqual(others.map(() => 'done'));
  await Promise.all(never);
});

test('one more than may wait is refused', async () => {
  const uploads = await full();
  for (let nth = 0; nth <= waitingPerVisitor; nth++) uploads.push(ask(anna));
  expect(await Promise.race(uploads.map(({ answer }) => answer))).toBe('429 general tooOften later');
  for (const { sent } of uploads) sent.destroy();
  expect(await finish(ask(anna))).toBe(NO_IMAGE);
});

test('a client that disconnects in the middle of an image releases its place', async () => {
  for (const { sent, answer } of await full()) {
    sent.write(Buffer.alloc(10));
    sent.destroy();
    expect(await answer).toBe('closed');
  }
  for (const upload of await full()) expect(await finish(upload)).toBe(NO_IMAGE);
});

test('an image that stops arriving loses its place', async () => {
  withoutMinimumRate();
  const [stalled, ...others] = await full();
  vi.advanceTimersByTime(60_000);
  expect(await stalled?.answer).toBe('503 general busy later');
  for (const { sent } of [...others, ...(stalled ? [stalled] : [])]) sent.destroy();
  await wait(0);
  expect(await finish(ask(anna))).toBe(NO_IMAGE);
});
