import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  groupEntries,
  LOG_CODES,
  LOG_KINDS,
  LOG_LETTERS,
  logKindOf,
  SHARED_LOG_KINDS,
  SITE_LOG_KINDS,
} from './log.ts';

test('codes run from 0 to 42', () => {
  expect(LOG_KINDS).toHaveLength(43);
  expect(new Set(LOG_KINDS).size).toBe(43);
  for (const kind of LOG_KINDS) expect(logKindOf(LOG_CODES[kind])).toBe(kind);
  expect(logKindOf(43)).toBeUndefined();
  expect(logKindOf(-1)).toBeUndefined();
});

test.each([
  ['createUser', 0],
  ['createProject', 1],
  ['addSection', 2],
  ['addStrings', 3],
  ['addTranslation', 4],
  ['addRole', 5],
  ['invite', 6],
  ['join', 7],
  ['requestInvite', 8],
  ['resolveInvite', 9],
  ['resolveRequest', 10],
  ['grantRole', 11],
  ['vote', 12],
  ['unvote', 13],
  ['approve', 14],
  ['unapprove', 15],
  ['addEntry', 16],
  ['addComment', 17],
  ['editProject', 18],
  ['editRole', 19],
  ['editSection', 20],
  ['editString', 21],
  ['editTranslation', 22],
  ['rearrange', 23],
  ['editEntry', 24],
  ['editComment', 25],
  ['deleteSection', 26],
  ['deleteString', 27],
  ['deleteTranslation', 28],
  ['deleteInvite', 29],
  ['deleteRole', 30],
  ['leave', 31],
  ['kick', 32],
  ['deleteEntry', 33],
  ['deleteComment', 34],
  ['addCode', 35],
  ['editUser', 36],
  ['deleteProject', 37],
  ['hideProject', 38],
  ['restoreProject', 39],
  ['removeTranslation', 40],
  ['removeComment', 41],
  ['removeProfile', 42],
] as const)('the code of %s is %i', (kind, code) => {
  expect(LOG_CODES[kind]).toBe(code);
});

test('0 and from 35 on are the site’s, of which 38 and 39 are also the project’s', () => {
  expect(SITE_LOG_KINDS.map((kind) => LOG_CODES[kind])).toEqual([0, 35, 36, 37, 38, 39, 40, 41, 42]);
  expect(SHARED_LOG_KINDS.map((kind) => LOG_CODES[kind])).toEqual([38, 39]);
});

test('the invited, the kicked and other members each have their letter', () => {
  const kindsWith = (letter: string) => LOG_KINDS.filter((kind) => LOG_LETTERS[kind] === letter);
  expect(kindsWith('i')).toEqual([
    'invite',
    'requestInvite',
    'resolveInvite',
    'resolveRequest',
    'deleteInvite',
  ]);
  expect(kindsWith('k')).toEqual(['kick']);
  expect(kindsWith('m')).toEqual([
    'createUser',
    'join',
    'grantRole',
    'editProject',
    'leave',
    'editUser',
    'removeTranslation',
    'removeComment',
    'removeProfile',
  ]);
});

test('lines in a row with the same code and actor are one group', () => {
  const line = (id: number, w: number, u: number) => ({ id, w, u: { id: u } });
  const lines = [line(1, 4, 1), line(2, 4, 1), line(3, 4, 2), line(4, 12, 2), line(5, 12, 2), line(6, 4, 1)];
  expect(groupEntries(lines).map((group) => group.map(({ id }) => id))).toEqual([[1, 2], [3], [4, 5], [6]]);
  expect(groupEntries([])).toEqual([]);
});

test('lines whose actor is gone are grouped among themselves', () => {
  expect(
    groupEntries([
      { w: 1, u: null },
      { w: 1, u: null },
      { w: 1, u: 3 },
    ]),
  ).toHaveLength(2);
});

test('grouping keeps every line and its place', () => {
  const lines = fc.array(fc.record({ w: fc.nat(2), u: fc.nat(2) }));
  fc.assert(
    fc.property(lines, (entries) => {
      expect(groupEntries(entries).flat()).toEqual(entries);
    }),
  );
});
