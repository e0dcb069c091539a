import { expect, test } from 'vitest';
import { AUDIT_KINDS } from '#domain/core/events/audit.ts';
import { ENGLISH } from '../../../test/texts-of.ts';
import { auditEventOf, auditNameOf } from './audit-event.ts';

test('every kind of the audit log has words', () => {
  for (const kind of AUDIT_KINDS)
    expect(ENGLISH.admin.event).toHaveProperty(auditEventOf({ kind, facts: {} }));
});

test.each([
  [{ banned: [false, true] }, 'ban'],
  [{ banned: [true, false] }, 'unban'],
  [{ site_admin: [false, true] }, 'giveRight'],
  [{ limitations: [0, 2] }, 'limit'],
  [{ banned_until: [null, 1] }, 'editBan'],
])('a change of access %j is “%s”', (facts, event) => {
  expect(auditEventOf({ kind: 'access', facts })).toBe(event);
});

test.each([
  [[false, true], 'requireSecondFactor'],
  [[true, false], 'requireNoSecondFactor'],
] as const)('the rule of the second factor that becomes %j is “%s”', (is_on, event) => {
  expect(auditEventOf({ kind: 'adminSecondFactor', facts: { is_on } })).toBe(event);
});

test('a project is called by its number', () => {
  expect(auditNameOf({ facts: { project: 7 } })).toBe('#7');
});
