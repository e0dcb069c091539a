import { expect, test, vi } from 'vitest';
import { keepPlaces } from './places.ts';

const LIMITS = { most: 3, mostOfOne: 2, mostWaiting: 2, mostWaitingOfOne: 1, longestWait: 1000 };
const { signal } = new AbortController();

async function entered(place: Promise<(() => void) | 'full'>): Promise<() => void> {
  const leave = await place;
  return leave === 'full' ? expect.fail('there was no place') : leave;
}

test('one who has as many places as they may have waits until one of these is free', async () => {
  const { take } = keepPlaces(LIMITS);
  const leave = await entered(take('anna', signal));
  await entered(take('anna', signal));
  const third = take('anna', signal);
  await entered(take('boris', signal));
  leave();
  await entered(third);
});

test('who comes while the line is full is sent away, and so is who waits there already', async () => {
  const { take } = keepPlaces(LIMITS);
  for (const who of ['anna', 'anna', 'boris']) await entered(take(who, signal));
  const waiting = [take('anna', signal), take('boris', signal)];
  expect(await take('anna', signal)).toBe('full');
  expect(await take('clara', signal)).toBe('full');
  expect(waiting).toHaveLength(2);
});

test('a place goes to the first in line who may have it', async () => {
  const { take } = keepPlaces({ ...LIMITS, most: 2 });
  const leave = await entered(take('boris', signal));
  await entered(take('anna', signal));
  const order: string[] = [];
  void take('clara', signal).then(() => order.push('clara'));
  void take('dora', signal).then(() => order.push('dora'));
  leave();
  leave();
  await Promise.resolve();
  await Promise.resolve();
  expect(order).toEqual(['clara']);
});

test('nobody waits longer than is said, nor after they have gone', async () => {
  vi.useFakeTimers();
  try {
    const { take } = keepPlaces({ ...LIMITS, most: 1, mostWaitingOfOne: 2 });
    const leave = await entered(take('anna', signal));
    const gone = new AbortController();
    const waiting = [take('boris', signal), take('boris', gone.signal)];
    gone.abort();
    expect(await waiting[1]).toBe('full');
    vi.advanceTimersByTime(LIMITS.longestWait);
    expect(await waiting[0]).toBe('full');
    leave();
    await entered(take('clara', signal));
  } finally {
    vi.useRealTimers();
  }
});
