import { afterAll, expect, test, vi } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { guestReadParams, markReadByGuest } from './guest-marks.ts';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
afterAll(() => void vi.unstubAllGlobals());

const stringsOf = (read: string | undefined) => (read ?? '').split(',').map((mark) => mark.split('.')[0]);

test('what a guest has read of the listed sections is sent before what they have read since elsewhere', () => {
  markReadByGuest(1, { id: 1, amount: 1, project: 7, section: 10 });
  markReadByGuest(2, { id: 2, amount: 1, project: 7, section: 26 });
  for (let nth = 0; nth < LIMITS.guestMarks; nth += 1) {
    markReadByGuest(1000 + nth, { id: 1000 + nth, amount: 1, project: 8, section: 99 });
  }
  const inOne = stringsOf(guestReadParams({ project: 7, sections: 'a' }).read);
  expect(inOne[0]).toBe('1');
  expect(inOne).toHaveLength(LIMITS.guestMarks);
  const inTwo = stringsOf(guestReadParams({ project: 7, sections: 'a_1a' }).read);
  expect(inTwo.slice(0, 2)).toEqual(['2', '1']);
  const inAll = stringsOf(guestReadParams({ project: 7, sections: 'all' }).read);
  expect(inAll.slice(0, 3)).toEqual(['2', '1', String(1000 + LIMITS.guestMarks - 1)]);
});
