import { expect, test } from 'vitest';
import { excessOf, remainingQuota, whyNotStore } from './quotas.ts';

const most = {
  sectionsPerProject: 1,
  stringsPerProject: 10,
  stringsPerUser: 15,
  bytesPerProject: 100,
  bytesPerUser: 150,
};
const use = { strings: 8, bytes: 90, owner_strings: 12, owner_bytes: 120 };

test.each([
  [{ strings: 2, bytes: 10 }, use, undefined],
  [{ strings: 3, bytes: 1 }, use, 'quotaStrings'],
  [{ bytes: 11 }, use, 'quotaBytes'],
  [{ strings: 1 }, { ...use, owner_strings: 15 }, 'quotaUserStrings'],
  [{ bytes: 1 }, { ...use, owner_bytes: 150 }, 'quotaUserBytes'],
])('what comes has to fit the project and all projects of its owner: %j', (coming, there, kind) => {
  expect(whyNotStore(there, coming, most)).toBe(kind);
});

test('what brings nothing more is let in where more is there than may be, as after a quota was lowered', () => {
  expect(whyNotStore({ ...use, strings: 99, bytes: 999 }, {}, most)).toBeUndefined();
});

const limits = {
  sectionsPerProject: 10,
  stringsPerProject: 100,
  stringsPerUser: 150,
  bytesPerProject: 1000,
  bytesPerUser: 1500,
};
const used = { sections: 9, strings: 40, bytes: 100, owner_strings: 140, owner_bytes: 100 };

test('room is what the nearer of two quotas leaves', () => {
  expect(remainingQuota(used, limits)).toEqual({
    sections: 1,
    strings: { left: 10, of: 'owner' },
    bytes: { left: 900, of: 'project' },
  });
});

test('a project beyond a quota that was lowered has no room, not less than none', () => {
  const room = remainingQuota({ ...used, sections: 12, strings: 120, bytes: 2000 }, limits);
  expect([room.sections, room.strings.left, room.bytes.left]).toEqual([0, 0, 0]);
});

test('what comes in lacks room exactly where storing it is refused', () => {
  const room = remainingQuota(used, limits);
  for (const strings of [1, 10, 11, 61]) {
    for (const bytes of [1, 900, 901]) {
      const lack = excessOf(room, { sections: 0, strings, bytes });
      expect(lack === undefined).toBe(whyNotStore(used, { strings, bytes }, limits) === undefined);
    }
  }
});

test('what lacks room is told with how much of it is too much', () => {
  const room = remainingQuota(used, limits);
  const coming = { sections: 1, strings: 10, bytes: 900 };
  expect(excessOf(room, coming)).toBeUndefined();
  expect(excessOf(room, { ...coming, sections: 3 })).toEqual({ part: 'sections', over: 2, of: 'project' });
  expect(excessOf(room, { ...coming, strings: 14 })).toEqual({ part: 'strings', over: 4, of: 'owner' });
  expect(excessOf(room, { ...coming, bytes: 901 })).toEqual({ part: 'bytes', over: 1, of: 'project' });
});
