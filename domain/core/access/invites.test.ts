import { expect, test } from 'vitest';
import { inviteAnswerEvent, isRequest, mayCancelInvite, maySeeInvite } from './invites.ts';
import { ROLES, type Viewer } from './roles.ts';

const REQUEST = { user_id: 7, inviter_id: 7 };
const INVITATION = { user_id: 7, inviter_id: 1 };

const user: Viewer = { id: 7, role: undefined };
const stranger: Viewer = { id: 8, role: undefined };
const guest: Viewer = { id: undefined, role: undefined };
const moderator: Viewer = { id: 2, role: ROLES[2] };
const redactor: Viewer = { id: 3, role: ROLES[3] };

test('it is a request when the inviter is the user', () => {
  expect([isRequest(REQUEST), isRequest(INVITATION)]).toEqual([true, false]);
});

test('an invite is seen by whom it concerns and by managers', () => {
  for (const invite of [REQUEST, INVITATION]) {
    const seeing = [user, moderator, stranger, guest, redactor].map((viewer) => maySeeInvite(viewer, invite));
    expect(seeing).toEqual([true, true, false, false, false]);
  }
});

test.each([
  [moderator, REQUEST, 'resolveRequest', 'resolveRequest'],
  [moderator, INVITATION, undefined, undefined],
  [user, REQUEST, undefined, 'deleteInvite'],
  [user, INVITATION, 'resolveInvite', 'resolveInvite'],
  [redactor, REQUEST, undefined, undefined],
  [stranger, INVITATION, undefined, undefined],
  [guest, REQUEST, undefined, undefined],
] as const)('%j answering %j with yes is %s, with no %s', (viewer, invite, yes, no) => {
  expect(inviteAnswerEvent(viewer, invite, true)).toBe(yes);
  expect(inviteAnswerEvent(viewer, invite, false)).toBe(no);
});

test('managers take back any invite, others their own request alone', () => {
  const may = (viewer: Viewer) => [mayCancelInvite(viewer, REQUEST), mayCancelInvite(viewer, INVITATION)];
  expect([moderator, user, redactor, stranger].map(may)).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
});
