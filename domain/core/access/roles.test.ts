import { describe, expect, test } from 'vitest';
import { readsDeletedComments } from '../../texts/comments/comments.ts';
import { readsDeletedTranslations } from '../../texts/translations/translations.ts';
import {
  canBeDefault,
  type FixedRole,
  fixedRoleNamed,
  type HeldRole,
  hasPermission,
  heldRole,
  isFixedRole,
  isManager,
  isOwnerOnlyRole,
  mayChangeRole,
  mayEditRole,
  mayGive,
  mayKick,
  mayLeave,
  mayRevert,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  ROLES,
  rolesGrantableBy,
} from './roles.ts';

type RoleId = FixedRole['id'];

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
  const printed = ROLES.map((role) => [
    String(role.id),
    role.name,
    ...PERMISSIONS.map((permission) => (hasPermission(role, permission) ? 'x' : '')),
  ]);
  expect(printed).toEqual(rows);
});

test('each role lists the permissions that it gives', () => {
  for (const role of ROLES) {
    expect(role.permissions).toEqual(PERMISSIONS.filter((permission) => hasPermission(role, permission)));
  }
});

test('one who is no member may nothing', () => {
  expect(PERMISSIONS.filter((permission) => hasPermission(undefined, permission))).toEqual([]);
});

test('a row says which role a user has, or that they are no member', () => {
  expect(heldRole({ role_id: 0, permissions: ['is_owner'] })).toEqual({ id: 0, permissions: ['is_owner'] });
  expect(heldRole({ role_id: 0, permissions: null })).toEqual({ id: 0, permissions: [] });
  expect(heldRole({ role_id: null, permissions: null })).toBeUndefined();
});

test('a custom role is none of the six, whatever its name', () => {
  expect([...ROLES, { id: 6 }].filter(isFixedRole)).toEqual(ROLES);
  expect(ROLES.map(({ name }) => fixedRoleNamed(name))).toEqual(ROLES);
  expect(fixedRoleNamed('editor')).toBeUndefined();
});

test('owner, administrator and moderator are of manager level', () => {
  expect(ROLES.filter(isManager).map(({ name }) => name)).toEqual(['owner', 'administrator', 'moderator']);
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
  const held = role === undefined ? undefined : ROLES[role];
  expect(rolesGrantableBy(held, ROLES).map(({ id }) => id)).toEqual(given);
});

describe('acting on members', () => {
  const as = (role: RoleId, id = role + 100) => ({ id, role: ROLES[role] });

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
    expect(mayChangeRole(as(actor), as(target), ROLES[role])).toBe(may);
  });

  test('nobody changes their own role', () => {
    for (const { id } of ROLES) expect(mayChangeRole(as(id, 1), as(id, 1), ROLES[4])).toBe(false);
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
    const readers = ROLES.filter((role) => hasPermission(role, 'can_see_logs'));
    expect(readers.length).toBeGreaterThan(0);
    for (const role of readers) {
      expect(readsDeletedTranslations({ id: 1, role })).toBe(true);
      expect(readsDeletedComments({ id: 1, role })).toBe(true);
    }
  });

  test('managers revert themselves, who has left, and members whose role is not the owner’s to give (reverts.2)', () => {
    const mayAll = (actor: RoleId) =>
      ROLES.map(({ id }) => id).filter((id) => mayRevert(as(actor, 1), as(id, 2)));
    expect(ROLES.map(({ id }) => mayAll(id))).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [3, 4, 5], [], [], []]);
    for (const { id } of ROLES) {
      expect(mayRevert(as(id, 1), as(id, 1))).toBe(id < 3);
      expect(mayRevert(as(id, 1), { id: 2, role: undefined })).toBe(id < 3);
    }
    for (const nobody of [
      { id: undefined, role: ROLES[0] },
      { id: 1, role: undefined },
    ])
      expect(mayRevert(nobody, as(4, 2))).toBe(false);
    expect(mayRevert(as(0, 1), { id: undefined, role: ROLES[4] })).toBe(false);
  });

  test('all but the owner may leave', () => {
    expect(ROLES.filter((role) => !mayLeave(role)).map(({ id }) => id)).toEqual([0]);
    expect(mayLeave(undefined)).toBe(false);
  });
});

/** Every custom role that there can be: each set of the nine permissions. */
const EVERY_ROLE: readonly HeldRole[] = Array.from({ length: 2 ** ROLE_PERMISSIONS.length }, (_, set) => ({
  id: 100 + set,
  permissions: ROLE_PERMISSIONS.filter((_, bit) => (set & (2 ** bit)) !== 0),
}));

describe('whatever the roles of two members', () => {
  const owner = ROLES[0];
  const pairs = EVERY_ROLE.flatMap((own) => EVERY_ROLE.map((other) => [own, other] as const));
  const has = (role: HeldRole, permission: (typeof PERMISSIONS)[number]) =>
    role.permissions.includes(permission);
  const privileged = (role: HeldRole) => has(role, 'can_manage_members') || has(role, 'can_manage_project');
  const lacks = (own: HeldRole, other: HeldRole) => other.permissions.some((one) => !has(own, one));

  test('there are 512 sets of permissions', () => {
    expect(new Set(EVERY_ROLE.map(({ permissions }) => permissions.join())).size).toBe(512);
  });

  test('nobody but the owner gives or edits a role that manages members or the project, or that has what they lack (members.31)', () => {
    const wrong = pairs.filter(
      ([own, other]) =>
        (mayGive(own, other) || mayEditRole(own, other)) && (privileged(other) || lacks(own, other)),
    );
    expect(wrong).toEqual([]);
  });

  test('whoever manages members gives all other roles, and whoever manages the project edits them', () => {
    const others = pairs.filter(([own, other]) => !privileged(other) && !lacks(own, other));
    expect(others.filter(([own, other]) => mayGive(own, other) !== has(own, 'can_manage_members'))).toEqual(
      [],
    );
    expect(
      others.filter(([own, other]) => mayEditRole(own, other) !== has(own, 'can_manage_project')),
    ).toEqual([]);
  });

  test('nobody edits their own role', () => {
    expect(EVERY_ROLE.filter((role) => mayEditRole(role, role))).toEqual([]);
  });

  test('the owner gives and edits every role but their own', () => {
    expect(EVERY_ROLE.filter((role) => !mayGive(owner, role) || !mayEditRole(owner, role))).toEqual([]);
    expect([mayGive(owner, owner), mayEditRole(owner, owner)]).toEqual([false, false]);
  });

  test('managers change and kick those whose role is not the owner’s to give, and nobody the owner', () => {
    const acts = pairs.filter(([own, other]) => {
      const [actor, target] = [
        { id: 1, role: own },
        { id: 2, role: other },
      ];
      const may = has(own, 'can_manage_members') && !privileged(other);
      return (
        mayKick(actor, target) !== may ||
        mayChangeRole(actor, target, ROLES[4]) !== (may && has(own, 'can_translate'))
      );
    });
    expect(acts).toEqual([]);
    const kicked = EVERY_ROLE.filter((own) => mayKick({ id: 1, role: own }, { id: 2, role: owner }));
    expect(kicked).toEqual([]);
  });

  test('no role of newcomers manages members or the project (members.34)', () => {
    expect(EVERY_ROLE.filter((role) => canBeDefault(role) === isOwnerOnlyRole(role))).toEqual([]);
    expect(EVERY_ROLE.filter((role) => canBeDefault(role) && privileged(role))).toEqual([]);
  });
});
