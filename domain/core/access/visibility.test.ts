import { expect, test } from 'vitest';
import { ROLES } from './roles.ts';
import {
  JOIN_MODES,
  projectViewer,
  seesCard,
  seesContent,
  VISIBILITIES,
  type Visibility,
  whyNotContent,
} from './visibility.ts';

const guest = {
  isSignedIn: false,
  isMember: false,
  isOwner: false,
  isInvited: false,
  isSiteAdmin: false,
};
const stranger = { ...guest, isSignedIn: true };
const invited = { ...stranger, isInvited: true };
const member = { ...stranger, isMember: true };
const owner = { ...member, isOwner: true };
const siteAdmin = { ...stranger, isSiteAdmin: true };

test('what a visitor is to a project follows from their id, role and invite', () => {
  const isSiteAdmin = false;
  expect(projectViewer({ id: undefined, role: undefined, isSiteAdmin })).toEqual(guest);
  expect(projectViewer({ id: 1, role: undefined, isSiteAdmin, isInvited: true })).toEqual(invited);
  expect(projectViewer({ id: 1, role: ROLES[1], isSiteAdmin })).toEqual(member);
  expect(projectViewer({ id: 1, role: ROLES[0], isSiteAdmin })).toEqual(owner);
  expect(projectViewer({ id: 1, role: undefined, isSiteAdmin: true })).toEqual(siteAdmin);
});

const open = (visibility: Visibility) => ({ visibility, hidden_at: null });
const hidden = (visibility: Visibility) => ({ visibility, hidden_at: 1 });

test.each([
  ['a guest', guest, ['public', 'private']],
  ['a stranger', stranger, ['public', 'private']],
  ['an invited user', invited, ['public', 'private', 'closed']],
  ['a member', member, ['public', 'private', 'closed']],
  ['a site administrator', siteAdmin, ['public', 'private']],
])('%s sees the card of projects', (_who, viewer, seen) => {
  expect(VISIBILITIES.filter((visibility) => seesCard(open(visibility), viewer))).toEqual(seen);
});

test.each([
  ['a guest', guest, ['public']],
  ['a stranger', stranger, ['public']],
  ['an invited user', invited, ['public']],
  ['a member', member, ['public', 'private', 'closed']],
  ['a site administrator', siteAdmin, ['public']],
])('%s reads the texts of projects', (_who, viewer, seen) => {
  expect(VISIBILITIES.filter((visibility) => seesContent(open(visibility), viewer))).toEqual(seen);
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
] as const)('the texts of a %s project for %j: %s', (visibility, viewer, kind) => {
  expect(whyNotContent(open(visibility), viewer)).toBe(kind);
});

test.each([
  ['a guest', guest, [false, false, 'gone']],
  ['a stranger', stranger, [false, false, 'gone']],
  ['an invited user', invited, [false, false, 'gone']],
  ['a member', member, [false, false, 'gone']],
  ['the owner', owner, [true, true, undefined]],
  ['a site administrator', siteAdmin, [true, true, undefined]],
])('what %s sees and reads of a hidden project', (_who, viewer, seen) => {
  for (const visibility of VISIBILITIES) {
    const project = hidden(visibility);
    expect([seesCard(project, viewer), seesContent(project, viewer), whyNotContent(project, viewer)]).toEqual(
      seen,
    );
  }
});

test('one joins a public project at once, asks a private one, is invited to a closed one', () => {
  expect(VISIBILITIES.map((visibility) => JOIN_MODES[visibility])).toEqual(['join', 'request', 'invite']);
});
