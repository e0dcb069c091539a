import { expect, test } from 'vitest';
import { whyNotStore } from './quotas.ts';

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
