import { describe, expect, test } from 'vitest';
import { readsDeletedComments } from '../comments/comments.ts';
import { readsDeletedTranslations } from '../translations/translations.ts';
import {
  hasPermission,
  isManager,
  isRoleId,
  JOINING_ROLE,
  mayChangeRole,
  mayKick,
  mayLeave,
  PERMISSIONS,
  ROLES,
  type RoleId,
  rolesGrantableBy,
} from './roles.ts';

/** The table of members.2, copied from the specification. */
const TABLE = `
| id | name          | can_translate | can_self_approve | can_approve | can_manage_translations | can_manage_strings | can_manage_sections | can_manage_members | can_see_logs | can_manage_project | is_owner |
| 0  | owner         | x | x | x | x | x | x | x | x | x | x |
| 1  | administrator | x | x | x | x | x | x | x | x | x |   |
| 2  | moderator     | x | x | x | x | x | x | x | x |   |   |
| 3  | redactor      | x | x | x | x | x |   |   |   |   |   |
| 4  | translator    | x |   |   |   |   |   |   |   |   |   |
| 5  | proficient    | x | x |   |   |   |   |   |   |   |   |`;

const [head, ...rows] = TABLE.trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('the roles, their ids and permissions are those of the table, no more and no fewer', () => {
  expect(head?.slice(2)).toEqual(PERMISSIONS);
  const printed = ROLES.map(({ id, name }) => [
    String(id),
    name,
    ...PERMISSIONS.map((permission) => (hasPermission(id, permission) ? 'x' : '')),
  ]);
  expect(printed).toEqual(rows);
});

test('each role lists the permissions that it gives', () => {
  for (const { id, permissions } of ROLES) {
    expect(permissions).toEqual(PERMISSIONS.filter((permission) => hasPermission(id, permission)));
  }
});

test('one who is no member may nothing', () => {
  expect(PERMISSIONS.filter((permission) => hasPermission(undefined, permission))).toEqual([]);
});

test('who joins is a translator', () => {
  expect(ROLES[JOINING_ROLE].name).toBe('translator');
});

test('owner, administrator and moderator are of manager level', () => {
  expect(ROLES.filter(({ id }) => isManager(id)).map(({ name }) => name)).toEqual([
    'owner',
    'administrator',
    'moderator',
  ]);
});

test.each([
  [0, true],
  [5, true],
  [6, false],
  [-1, false],
  [0.5, false],
])('whether %d is the id of a role: %s', (id, is) => {
  expect(isRoleId(id)).toBe(is);
});

test.each<[RoleId | undefined, RoleId[]]>([
  [0, [1, 2, 3, 4, 5]],
  [1, [3, 4, 5]],
  [2, [3, 4, 5]],
  [3, []],
  [4, []],
  [5, []],
  [undefined, []],
])('role %s may give the roles %j', (role, given) => {
  expect(rolesGrantableBy(role).map(({ id }) => id)).toEqual(given);
});

describe('acting on members', () => {
  const as = (role: RoleId, id = role + 100) => ({ id, role });

  test.each<[RoleId, RoleId, RoleId, boolean, string]>([
    [0, 4, 1, true, 'the owner makes an administrator'],
    [0, 1, 4, true, 'the owner takes it back'],
    [0, 4, 0, false, 'ownership is not granted'],
    [1, 4, 5, true, 'an administrator changes a translator'],
    [1, 4, 2, false, 'only the owner gives manager-level roles'],
    [1, 2, 4, false, 'only the owner takes them away'],
    [2, 3, 4, true, 'a moderator changes an editor'],
    [2, 1, 4, false, 'a moderator leaves administrators alone'],
    [1, 0, 4, false, 'nobody changes the owner'],
    [3, 4, 5, false, 'an editor changes nobody'],
  ])('role %i changing a member of role %i to %i: %s, %s', (actor, target, role, may) => {
    expect(mayChangeRole(as(actor), as(target), role)).toBe(may);
  });

  test('nobody changes their own role', () => {
    for (const { id } of ROLES) expect(mayChangeRole(as(id, 1), as(id, 1), 4)).toBe(false);
  });

  test.each<[RoleId, RoleId[]]>([
    [0, [1, 2, 3, 4, 5]],
    [1, [3, 4, 5]],
    [2, [3, 4, 5]],
    [3, []],
    [4, []],
    [5, []],
  ])('role %i may kick members of the roles %j', (actor, kicked) => {
    const targets = ROLES.map(({ id }) => id);
    expect(targets.filter((target) => mayKick(as(actor, 1), as(target, 2)))).toEqual(kicked);
  });

  test('nobody kicks themselves', () => {
    for (const { id } of ROLES) expect(mayKick(as(id, 1), as(id, 1))).toBe(false);
  });

  test('who reads the log, which has deleted texts, may read all of them (history.3)', () => {
    const readers = ROLES.filter(({ id }) => hasPermission(id, 'can_see_logs'));
    expect(readers.length).toBeGreaterThan(0);
    for (const { id: role } of readers) {
      expect(readsDeletedTranslations({ id: 1, role })).toBe(true);
      expect(readsDeletedComments({ id: 1, role })).toBe(true);
    }
  });

  test('all but the owner may leave', () => {
    expect(ROLES.filter(({ id }) => !mayLeave(id)).map(({ id }) => id)).toEqual([0]);
    expect(mayLeave(undefined)).toBe(false);
  });
});
