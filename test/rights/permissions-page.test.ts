import { expect, test } from 'vitest';
import { fixedRoleNamed, hasPermission, type Permission } from '#domain/core/access/roles.ts';
import { askedByGuards } from '../calls/asked-by-guards.ts';
import { EXAMPLES } from '../calls/examples.ts';
import { permissionsPage } from '../calls/permissions-page.ts';
import { COLUMNS } from '../calls/test-users.ts';
import { openTestApp } from '../test-app.ts';
import { FINER, PARTS, PLAIN } from './classes.ts';

test('docs/permissions.md says what the roles and the guards say', async () => {
  const page = permissionsPage(await askedByGuards(await openTestApp()));
  await expect(page).toMatchFileSnapshot('../../docs/permissions.md');
});

const MEMBERS = COLUMNS[2];
const holders = (permission: Permission) =>
  MEMBERS.filter((name) => hasPermission(fixedRoleNamed(name), permission));
const ROWS = [...FINER, ...PLAIN.map(({ name, behind }) => ({ name, rights: behind.rights }))];
const whoMay = (example: string) => {
  const row = ROWS.find(({ name }) => name === example) ?? expect.fail(`${example} is in the table`);
  const letters = row.rights({ visibility: 'public', status: 'opened' });
  return MEMBERS.filter((name) => letters[PARTS.indexOf(name)] === '+');
};

const ASK_MORE = Object.entries(EXAMPLES).flatMap(([name, { asks }]) =>
  asks ? [[name, asks] as const] : [],
);

test.each(ASK_MORE)('the page and the table of rights agree on %s: %s', (example, permission) => {
  expect(whoMay(example)).toEqual(holders(permission));
});
