import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { hasPermission, PERMISSIONS, type Permission, ROLES } from '#domain/access/roles.ts';
import { BEYOND_THE_GUARD, permissionsPage } from '../calls/permissions-page.ts';
import { COLUMNS } from '../calls/test-users.ts';
import { openTestApp } from '../test-app.ts';
import { readRights } from './read-rights.ts';
import { PROJECT_RIGHTS } from './table.ts';

type Document = { paths: Record<string, Record<string, { 'x-permission'?: Permission }>> };

/** The permission that each call's guard requires, from the OpenAPI document. */
async function askedByGuards() {
  const { app } = await openTestApp();
  const { paths }: Document = (await app.inject({ url: '/api/openapi.json' })).json();
  return new Map(
    CALLS.flatMap(({ name, method, path }) => {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const permission = operation?.['x-permission'];
      return permission ? [[name, permission] as const] : [];
    }),
  );
}

test('docs/permissions.md says what the roles and the guards say', async () => {
  const page = permissionsPage(await askedByGuards());
  await expect(page).toMatchFileSnapshot('../../docs/permissions.md');
});

const MEMBERS = COLUMNS[2];
const holders = (permission: Permission) =>
  MEMBERS.filter((name) => hasPermission(ROLES.find((role) => role.name === name)?.id, permission));
const whoMay = (example: string) => {
  const [open = ''] = readRights(PROJECT_RIGHTS).find(({ name }) => name === example)?.cells ?? [];
  return MEMBERS.filter((_, place) => open.split(' ')[2]?.[place] === '+');
};

test.each(
  PERMISSIONS.flatMap((one) => (BEYOND_THE_GUARD[one] ?? []).map((example) => [example, one] as const)),
)('the page and the table of rights agree on %s: %s', (example, permission) => {
  expect(whoMay(example)).toEqual(holders(permission));
});
