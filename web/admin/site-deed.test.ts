import { expect, test } from 'vitest';
import { LOG_CODES, type LogKind } from '#domain/log.ts';
import { siteDeedOf } from './site-deed.ts';

const deed = (kind: LogKind, change: object = {}) => siteDeedOf({ w: LOG_CODES[kind], acts: {}, ...change });

test.each([
  ['createUser', {}, 'signUp'],
  ['addCode', {}, 'addCode'],
  ['deleteProject', {}, 'deleteProject'],
  ['editUser', { acts: { banned: [false, true] } }, 'ban'],
  ['editUser', { acts: { banned: [true, false] } }, 'unban'],
  ['editUser', { acts: { limitations: [0, 8] } }, 'limit'],
  ['editUser', { fields: ['password_link'] }, 'makeLink'],
  ['editUser', { fields: ['password'] }, 'choosePassword'],
  ['editUser', { fields: ['about', 'gender'] }, 'editProfile'],
  ['vote', {}, 'other'],
] as const)('%s with %j tells of %s', (kind, change, told) => {
  expect(deed(kind, change)).toBe(told);
});
