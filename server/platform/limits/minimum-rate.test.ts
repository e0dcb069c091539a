import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enforceMinimumRate, timedBody } from './minimum-rate.ts';

const INTERVAL = 10_000;
const ENOUGH = 64 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A body of which a piece comes when it is told to. */
function body() {
  const socket = { bytesRead: 0 };
  const waiting: ((piece: Uint8Array) => void)[] = [];
  async function* pieces() {
    for (;;) yield await new Promise<Uint8Array>((resolve) => waiting.push(resolve));
  }
  const timed = timedBody(pieces());
  const giveUp = vi.fn();
  const timer = enforceMinimumRate({ raw: { socket } }, giveUp, timed.busyFor);
  onTestFinished(() => clearInterval(timer));
  const reader = timed.pieces[Symbol.asyncIterator]();
  const arrives = async (bytes: number) => {
    const next = reader.next();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    socket.bytesRead += bytes;
    waiting.shift()?.(new Uint8Array(1));
    await next;
  };
  return { giveUp, reader, arrives };
}

test('a body that is waited for is given up when it arrives too slowly', async () => {
  const { giveUp, reader, arrives } = body();
  await arrives(ENOUGH);
  void reader.next();
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a client is not blamed for the time in which its body is not read', async () => {
  const { giveUp, reader, arrives } = body();
  await arrives(1);
  await vi.advanceTimersByTimeAsync(3 * INTERVAL);
  expect(giveUp).not.toHaveBeenCalled();
  // Of the next interval it is waited for half, which half of the bytes are enough for.
  await vi.advanceTimersByTimeAsync(INTERVAL / 2);
  await arrives(ENOUGH / 2);
  void reader.next();
  await vi.advanceTimersByTimeAsync(INTERVAL / 2);
  expect(giveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(giveUp).toHaveBeenCalledOnce();
});
