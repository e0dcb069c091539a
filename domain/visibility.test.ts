import { expect, test } from 'vitest';
import { isFound, seesCard, seesContent, VISIBILITIES, WAYS_IN, whyNotContent } from './visibility.ts';

const guest = { isSignedIn: false, isMember: false, isInvited: false };
const stranger = { ...guest, isSignedIn: true };
const invited = { ...stranger, isInvited: true };
const member = { ...stranger, isMember: true };

test.each([
  ['a guest', guest, ['public', 'private']],
  ['a stranger', stranger, ['public', 'private']],
  ['an invited user', invited, ['public', 'private', 'closed']],
  ['a member', member, ['public', 'private', 'closed']],
])('%s sees the card of projects', (_who, onlooker, seen) => {
  expect(VISIBILITIES.filter((visibility) => seesCard(visibility, onlooker))).toEqual(seen);
});

test.each([
  ['a guest', guest, ['public']],
  ['a stranger', stranger, ['public']],
  ['an invited user', invited, ['public']],
  ['a member', member, ['public', 'private', 'closed']],
])('%s reads the texts of projects', (_who, onlooker, seen) => {
  expect(VISIBILITIES.filter((visibility) => seesContent(visibility, onlooker))).toEqual(seen);
});

test.each([
  ['a guest', guest, ['public']],
  ['a stranger', stranger, ['public', 'private']],
  ['an invited user', invited, ['public', 'private']],
  ['a member', member, ['public', 'private', 'closed']],
])('%s finds projects in lists', (_who, onlooker, found) => {
  expect(VISIBILITIES.filter((visibility) => isFound(visibility, onlooker))).toEqual(found);
});

test.each([
  ['private', guest, 'signedOut'],
  ['private', stranger, 'hidden'],
  ['private', invited, 'hidden'],
  ['private', member, undefined],
  ['closed', guest, 'gone'],
  ['closed', stranger, 'gone'],
  ['closed', invited, 'hidden'],
  ['closed', member, undefined],
  ['public', guest, undefined],
] as const)('the texts of a %s project for %j: %s', (visibility, onlooker, kind) => {
  expect(whyNotContent(visibility, onlooker)).toBe(kind);
});

test('one joins a public project at once, asks a private one, is invited to a closed one', () => {
  expect(VISIBILITIES.map((visibility) => WAYS_IN[visibility])).toEqual(['join', 'request', 'invite']);
});
