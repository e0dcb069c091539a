import { expect, test } from 'vitest';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { siteEventOf } from './site-event.ts';

const eventFor = (kind: EventKind, change: object = {}) =>
  siteEventOf({ w: LOG_CODES[kind], acts: {}, ...change });

test.each([
  ['createUser', {}, 'signUp'],
  ['createUser', { n: 'Alice' }, 'signUpByLink'],
  ['addCode', {}, 'addCode'],
  ['addCode', { acts: { amount: [2, null] } }, 'deleteCode'],
  ['deleteProject', {}, 'deleteProject'],
  ['editUser', { acts: { banned: [false, true] } }, 'ban'],
  ['editUser', { acts: { banned: [true, false] } }, 'unban'],
  ['editUser', { acts: { limitations: [0, 8] } }, 'limit'],
  ['editUser', { fields: ['password_link'] }, 'makeLink'],
  ['editUser', { fields: ['password'] }, 'choosePassword'],
  ['editUser', { fields: ['about', 'gender'] }, 'editProfile'],
  ['editUser', { acts: { site_admin: [false, true] } }, 'giveRight'],
  ['editUser', { acts: { site_admin: [true, false] } }, 'takeRight'],
  ['editUser', { fields: ['second_factor'] }, 'removeFactor'],
  ['editUser', { fields: ['own_password'] }, 'ownPassword'],
  ['editUser', { fields: ['email'] }, 'email'],
  ['hideProject', {}, 'hideProject'],
  ['restoreProject', {}, 'restoreProject'],
  ['undeleteProject', {}, 'undeleteProject'],
  ['removeTranslation', {}, 'removeTranslation'],
  ['removeComment', {}, 'removeComment'],
  ['removeProfile', {}, 'removeProfile'],
  ['askDeletion', {}, 'askDeletion'],
  ['cancelDeletion', {}, 'cancelDeletion'],
  ['deleteUser', {}, 'deleteUser'],
  ['vote', {}, 'other'],
] as const)('%s with %j tells of %s', (kind, change, told) => {
  expect(eventFor(kind, change)).toBe(told);
});
