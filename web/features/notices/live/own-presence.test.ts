import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOwnPresence, type OwnPresence } from './own-presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function told() {
  const said: (OwnPresence | undefined)[] = [];
  const saying = createOwnPresence((now) => said.push(now));
  saying.hide(false);
  saying.again();
  said.length = 0;
  return { said, saying };
}

test('strings that are only passed are not said', () => {
  const { said, saying } = told();
  for (const string of [1, 2, 3]) saying.goTo(string);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([{ string_id: 3, is_writing: false }]);
});

test('writing is said at once, again while it goes on, and its end five seconds after the last key', () => {
  const { said, saying } = told();
  for (let typed = 0; typed < 12; typed += 1) {
    saying.write(3);
    vi.advanceTimersByTime(1000);
  }
  expect(said.map((now) => now?.is_writing)).toEqual([true, true]);
  vi.advanceTimersByTime(5500);
  expect(said.at(-1)).toEqual({ string_id: 3, is_writing: false });
});

test('saving ends it, and is said together with the string that one goes on to', () => {
  const { said, saying } = told();
  saying.write(3);
  saying.stopWriting();
  saying.goTo(4);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([
    { string_id: 3, is_writing: true },
    { string_id: 4, is_writing: false },
  ]);
});

test('who hides leaves, and says nothing until seen again', () => {
  const { said, saying } = told();
  saying.hide(true);
  saying.write(3);
  saying.again();
  vi.advanceTimersByTime(10_000);
  expect([said, saying.at()]).toEqual([[undefined], 3]);
  saying.hide(false);
  expect(said).toEqual([undefined, { string_id: 3, is_writing: false }]);
});

test('nothing is said before anybody hears it', () => {
  const said: unknown[] = [];
  const saying = createOwnPresence((now) => said.push(now));
  saying.hide(false);
  saying.goTo(3);
  vi.advanceTimersByTime(1000);
  saying.hide(true);
  expect(said).toEqual([]);
});
