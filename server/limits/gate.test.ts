import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openGate } from './gate.ts';

const LIMITS = { atOnce: 3, atOncePerVisitor: 2, waiting: 6, waitingPerVisitor: 4, longestWait: 60_000 };

/** Acts that end when they are told to, and the names of those that have begun. */
function acts(limits = LIMITS) {
  const gate = openGate(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const pass = (name: string, visitor: string, signal?: AbortSignal) =>
    gate({ visitor, signal }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { gate, begun, pass, end };
}

test('so many pass at once, of one visitor fewer', async () => {
  const { begun, pass, gate } = acts();
  for (const name of ['a1', 'a2', 'a3']) void pass(name, 'anna');
  await turn();
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['b1', 'b2']) void pass(name, 'boris');
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  expect(gate.amounts()).toEqual({ passing: 3, waiting: 2 });
});

test('next is who has the fewest passing, then who has waited longest', async () => {
  const { begun, pass, end } = acts();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void pass(name, 'anna');
  void pass('b1', 'boris');
  void pass('b2', 'boris');
  void pass('c1', 'carl');
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('c1');
  await end('c1');
  expect(begun.at(-1)).toBe('a3');
});

test('an act that fails gives its place to the next', async () => {
  const gate = openGate({ ...LIMITS, atOnce: 1 });
  const failing = gate({ visitor: 'anna', signal: undefined }, () => Promise.reject(new Error('no')));
  const next = gate({ visitor: 'boris', signal: undefined }, async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(gate.amounts()).toEqual({ passing: 0, waiting: 0 });
});

test('who has too many waiting is refused, and so is everybody where all have', async () => {
  const { pass } = acts();
  for (let n = 0; n < 6; n += 1) void pass(`a${n}`, 'anna');
  await expect(pass('a6', 'anna')).rejects.toMatchObject({
    reply: { status: 429, errors: [{ key: 'general', kind: 'tooOften' }] },
    retryAfter: 60,
  });
  for (let n = 0; n < 3; n += 1) void pass(`b${n}`, 'boris');
  await expect(pass('c', 'carl')).rejects.toMatchObject({
    reply: { status: 503, errors: [{ key: 'general', kind: 'busy' }] },
  });
});

test('whose turn does not come in time is refused, and takes no place', async () => {
  const { gate, pass, begun, end } = acts({ ...LIMITS, atOnce: 1, longestWait: 10 });
  void pass('a', 'anna');
  await expect(pass('b', 'boris')).rejects.toMatchObject({ reply: { status: 503 }, retryAfter: 1 });
  await end('a');
  expect(begun).toEqual(['a']);
  expect(gate.amounts()).toEqual({ passing: 0, waiting: 0 });
});

test('who has gone before their turn waits no more', async () => {
  const { gate, pass, begun, end } = acts({ ...LIMITS, atOnce: 1 });
  void pass('a', 'anna');
  const leaving = new AbortController();
  const left = pass('b', 'boris', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(pass('c', 'boris', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(gate.amounts()).toEqual({ passing: 1, waiting: 0 });
  await end('a');
  expect(begun).toEqual(['a']);
});
