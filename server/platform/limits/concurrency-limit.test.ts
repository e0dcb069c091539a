import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConcurrencyLimit, type QueueEntry, type QueueLimits } from './concurrency-limit.ts';

const LIMITS = { atOnce: 3, atOncePerVisitor: 2, waiting: 6, waitingPerVisitor: 4, longestWait: 60_000 };

/** Work that ends on command, and the names of the work that has started. */
function works(limits: QueueLimits = LIMITS) {
  const queue = createConcurrencyLimit(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, visitor: string, signal?: AbortSignal, asker: QueueEntry = {}) => {
    const running = queue.run({ visitor, ...(signal && { signal }), ...asker }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    // What still waits when its test ends gives up later, beside the tests of other files.
    running.catch(() => undefined);
    return running;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { queue, started, run, end };
}

const IDLE = { running: 0, waiting: 0 };
const BUSY = { reply: { status: 503, errors: [{ key: 'general', kind: 'busy' }] } };
const TOO_OFTEN = { reply: { status: 429, errors: [{ key: 'general', kind: 'tooOften' }] } };

test('a limited number runs at once, and fewer of one visitor', async () => {
  const { started, run, queue } = works();
  for (const name of ['a1', 'a2', 'a3']) void run(name, 'anna');
  await turn();
  expect(started).toEqual(['a1', 'a2']);
  for (const name of ['b1', 'b2']) void run(name, 'boris');
  await turn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  expect(queue.amounts()).toEqual({ running: 3, waiting: 2 });
});

test('without a limit per visitor one visitor may have all places', async () => {
  const queue = createConcurrencyLimit({ atOnce: 2, waiting: 1, longestWait: 60_000 });
  const leave = await queue.enter({});
  await queue.enter({});
  const third = queue.enter({});
  await expect(queue.enter({})).rejects.toMatchObject(BUSY);
  leave();
  await third;
  expect(queue.amounts()).toEqual({ running: 2, waiting: 0 });
});

test('the next place goes to the visitor with the fewest running, then to the one who has waited longest', async () => {
  const { started, run, end } = works();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, 'anna');
  void run('b1', 'boris');
  void run('b2', 'boris');
  void run('c1', 'carl');
  await turn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(started.at(-1)).toBe('c1');
  await end('c1');
  expect(started.at(-1)).toBe('a3');
});

test('where one runs at a time, visitors take turns', async () => {
  const { started, run, end } = works({ atOnce: 1, waiting: 9, longestWait: 60_000 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, 'anna');
  for (const name of ['b1', 'b2']) void run(name, 'boris');
  await turn();
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('a visitor who may start does not wait behind those who may not', async () => {
  const { started, run } = works({ ...LIMITS, waiting: 1 });
  for (const name of ['a1', 'a2', 'a3']) void run(name, 'anna');
  void run('b1', 'boris');
  await turn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

test('visitors of one address have no more places than an address may have, and of two the one with fewer is next', async () => {
  const { started, run, end } = works({ ...LIMITS, atOncePerAddress: 2 });
  const at = (address: string) => [undefined, { address }] as const;
  for (const name of ['a', 'b', 'c']) void run(name, name, ...at('home'));
  void run('d', 'd', ...at('elsewhere'));
  void run('e', 'e', ...at('elsewhere'));
  await turn();
  expect(started).toEqual(['a', 'b', 'd']);
  await end('b');
  expect(started.slice(3)).toEqual(['c']);
  await end('d');
  expect(started.slice(4)).toEqual(['e']);
});

test('what comes last starts when nothing runs, and does not keep others waiting', async () => {
  const { started, run, end } = works();
  void run('a', 'anna');
  void run('last', 'lena', undefined, { isLast: true });
  void run('b', 'boris');
  await turn();
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'last']);
  void run('c', 'carl');
  await turn();
  expect(started.at(-1)).toBe('c');
});

test('what comes last does not wait for ever where something always runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { started, run, end } = works();
  void run('a', 'anna');
  void run('last', 'lena', undefined, { isLast: true });
  vi.advanceTimersByTime(LIMITS.longestWait / 2 - 1);
  await turn();
  expect(started).toEqual(['a']);
  vi.advanceTimersByTime(1);
  await turn();
  expect(started).toEqual(['a', 'last']);
  await end('last');
});

test('work that fails gives its place to the next', async () => {
  const queue = createConcurrencyLimit({ ...LIMITS, atOnce: 1 });
  const failing = queue.run({ visitor: 'anna' }, () => Promise.reject(new Error('no')));
  const next = queue.run({ visitor: 'boris' }, async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(queue.amounts()).toEqual(IDLE);
});

test('a place that is given back twice is free once', async () => {
  const queue = createConcurrencyLimit({ ...LIMITS, atOnce: 1 });
  const leave = await queue.enter({ visitor: 'anna' });
  const started: string[] = [];
  for (const visitor of ['boris', 'carl'])
    void queue.enter({ visitor }).then(
      () => started.push(visitor),
      () => undefined,
    );
  leave();
  leave();
  await turn();
  expect(started).toEqual(['boris']);
  expect(queue.amounts()).toEqual({ running: 1, waiting: 1 });
});

test('a visitor with too many waiting is refused, and so is everybody once too many wait in all', async () => {
  const { run } = works();
  for (let n = 0; n < 6; n += 1) void run(`a${n}`, 'anna');
  await expect(run('a6', 'anna')).rejects.toMatchObject({ ...TOO_OFTEN, retryAfter: 60 });
  for (let n = 0; n < 3; n += 1) void run(`b${n}`, 'boris');
  await expect(run('c', 'carl')).rejects.toMatchObject({ ...BUSY, retryAfter: 60 });
});

test('a wait ends after its longest time, and takes no place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { queue, run, started, end } = works({ ...LIMITS, atOnce: 1 });
  void run('a', 'anna');
  const waiting = run('b', 'boris');
  await turn();
  vi.advanceTimersByTime(LIMITS.longestWait - 1);
  expect(queue.amounts()).toEqual({ running: 1, waiting: 1 });
  vi.advanceTimersByTime(1);
  await expect(waiting).rejects.toMatchObject({ ...BUSY, retryAfter: 60 });
  await end('a');
  expect(started).toEqual(['a']);
  expect(queue.amounts()).toEqual(IDLE);
});

test('a client that disconnects stops waiting', async () => {
  const { queue, run, started, end } = works({ ...LIMITS, atOnce: 1 });
  void run('a', 'anna');
  const leaving = new AbortController();
  const left = run('b', 'boris', leaving.signal);
  leaving.abort();
  await expect(left).rejects.toMatchObject(BUSY);
  await expect(run('c', 'boris', AbortSignal.abort())).rejects.toMatchObject(BUSY);
  expect(queue.amounts()).toEqual({ running: 1, waiting: 0 });
  await end('a');
  expect(started).toEqual(['a']);
});
