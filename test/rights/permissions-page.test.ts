import { expect, test } from 'vitest';
import { fixedRoleNamed, hasPermission, PERMISSIONS, type Permission } from '#domain/access/roles.ts';
import { askedByGuards } from '../calls/asked-by-guards.ts';
import { BEYOND_THE_GUARD, permissionsPage } from '../calls/permissions-page.ts';
import { COLUMNS } from '../calls/test-users.ts';
import { openTestApp } from '../test-app.ts';
import { readRights } from './read-rights.ts';
import { PROJECT_RIGHTS } from './table.ts';

test('docs/permissions.md says what the roles and the guards say', async () => {
  const page = permissionsPage(await askedByGuards(await openTestApp()));
  await expect(page).toMatchFileSnapshot('../../docs/permissions.md');
});

const MEMBERS = COLUMNS[2];
const holders = (permission: Permission) =>
  MEMBERS.filter((name) => hasPermission(fixedRoleNamed(name), permission));
const whoMay = (example: string) => {
  const [open = ''] = readRights(PROJECT_RIGHTS).find(({ name }) => name === example)?.cells ?? [];
  return MEMBERS.filter((_, place) => open.split(' ')[2]?.[place] === '+');
};

test.each(
  PERMISSIONS.flatMap((one) => (BEYOND_THE_GUARD[one] ?? []).map((example) => [example, one] as const)),
)('the page and the table of rights agree on %s: %s', (example, permission) => {
  expect(whoMay(example)).toEqual(holders(permission));
});
