import { expect, test } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { listInviteLinks, makeInviteLink } from '#contract/projects/invite-links.ts';
import { answerInvite, inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { getMember, grantRole } from '#contract/projects/members.ts';
import { editProject, getProject } from '#contract/projects/projects.ts';
import { createRole, deleteRole, editRole } from '#contract/projects/roles.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { ROLES, type RoleName, type RolePermission } from '#domain/core/access/roles.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');

/** A project of anna's in which boris has a role. */
async function team(borisAs: RoleName = 'administrator') {
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, borisAs);
  const params = { project: project.id };
  const made = (who: TestUser, name: string, permissions: RolePermission[]) =>
    who.does(createRole, { params, body: { name, permissions } });
  const rolesNow = async () =>
    (await anna.does(getProject, { params, query: { fetch_roles: '' } })).roles ?? expect.fail();
  const names = async () => (await rolesNow()).map(({ name }) => name);
  const of = (user: TestUser) => ({ params: { ...params, user: user.id } });
  return { project, params, string: strings[0] ?? expect.fail(), made, rolesNow, names, of };
}

test('the database has the fixed roles of the table (members.2)', async () => {
  const { rolesNow } = await team();
  expect(await rolesNow()).toEqual(ROLES);
});

test('a custom role gives its permissions and no others, from the moment it is given (members.30)', async () => {
  const { project, params, string, made, of } = await team();
  const reader = await made(anna, 'Reader', []);
  const scribe = await made(anna, 'Scribe', ['can_translate', 'can_see_logs']);
  await clara.does(requestInvite, { params });
  await anna.does(grantRole, { ...of(clara), body: { role_id: reader.id } });
  const writes = () => clara.tries(addTranslation, { params: string, body: { text: 'Раз.' } });
  expect(await writes()).toBe('403 role role');
  expect(await clara.tries(addComment, { params: string, body: { text: 'Why?' } })).toBe('403 role role');
  expect(await clara.tries(readLog, { params })).toBe('403 role role');
  await anna.does(grantRole, { ...of(clara), body: { role_id: scribe.id } });
  await clara.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  await clara.does(readLog, { params });
  const card = await clara.does(getProject, { params: { project: project.handle } });
  expect(card).toMatchObject({
    role_id: scribe.id,
    role_name: 'Scribe',
    permissions: ['can_translate', 'can_see_logs'],
  });
  expect(await clara.does(getMember, of(clara))).toMatchObject({ role_id: scribe.id, role_name: 'Scribe' });
});

test('a changed role changes what its members may at once, and the log says how (members.30, log.5)', async () => {
  const { params, string, made, of } = await team();
  const scribe = await made(anna, 'Scribe', ['can_translate']);
  await clara.does(requestInvite, { params });
  await anna.does(grantRole, { ...of(clara), body: { role_id: scribe.id } });
  const role = { params: { ...params, role: scribe.id } };
  await anna.does(editRole, { ...role, body: { name: 'Corrector', permissions: ['can_approve'] } });
  expect(await clara.tries(addTranslation, { params: string, body: { text: 'Раз.' } })).toBe('403 role role');
  const [entry] = await anna.does(readLog, { params, query: { w: '19' } });
  expect(entry).toMatchObject({
    r: 'Scribe',
    acts: { name: ['Scribe', 'Corrector'], permissions: ['can_translate', 'can_approve'] },
  });
  // What changes nothing is not logged.
  await anna.does(editRole, { ...role, body: { name: 'Corrector' } });
  expect((await anna.does(readLog, { params, query: { w: '19' } })).length).toBe(1);
});

test('nobody but the owner creates, edits or gives a role that manages members or the project (members.31)', async () => {
  const { params, made, of } = await team();
  const body = { name: 'Second', permissions: ['can_manage_members'] as const };
  expect(await boris.tries(createRole, { params, body })).toBe('403 role role');
  const second = await made(anna, 'Second', ['can_manage_members', 'can_translate']);
  const helper = await made(boris, 'Helper', ['can_translate']);
  const at = (id: number) => ({ params: { ...params, role: id } });
  expect(await boris.tries(editRole, { ...at(second.id), body: { name: 'Third' } })).toBe('403 role role');
  expect(
    await boris.tries(editRole, { ...at(helper.id), body: { permissions: ['can_manage_project'] } }),
  ).toBe('403 role role');
  expect(await boris.tries(deleteRole, at(second.id))).toBe('403 role role');
  expect(await boris.tries(deleteRole, { ...at(helper.id), query: { to: String(second.id) } })).toBe(
    '403 role role',
  );
  await clara.does(requestInvite, { params });
  expect(await boris.tries(grantRole, { ...of(clara), body: { role_id: second.id } })).toBe('403 role role');
  await anna.does(grantRole, { ...of(clara), body: { role_id: second.id } });
  // Who lacks a permission can't give it.
  await dora.does(requestInvite, { params });
  expect(await clara.tries(grantRole, { ...of(dora), body: { role_id: 3 } })).toBe('403 role role');
  await clara.does(grantRole, { ...of(dora), body: { role_id: helper.id } });
  const link = { role_id: 3, lasts: null, most_uses: null };
  expect(await clara.tries(makeInviteLink, { params, body: link })).toBe('403 role role');
});

test('the fixed roles are the same everywhere, and a role of another project is not found', async () => {
  const { params, made } = await team();
  const other = await team();
  const theirs = await other.made(anna, 'Theirs', []);
  for (const role of [1, 4]) {
    const at = { params: { ...params, role } };
    expect(await anna.tries(editRole, { ...at, body: { name: 'Mine' } })).toBe('403 role fixedRole');
  }
  const mine = await made(anna, 'Mine', []);
  const foreign = { params: { ...params, role: theirs.id } };
  expect(await anna.tries(editRole, { ...foreign, body: { name: 'Ours' } })).toBe('404 role gone');
  expect(await anna.tries(deleteRole, foreign)).toBe('404 role gone');
  const at = { params: { ...params, role: mine.id } };
  expect(await anna.tries(deleteRole, { ...at, query: { to: String(theirs.id) } })).toBe('400 to choice');
  expect(await anna.tries(editProject, { params, body: { default_role_id: theirs.id } })).toBe(
    '400 default_role_id choice',
  );
  const member = { params: { ...params, user: boris.id } };
  expect(await anna.tries(grantRole, { ...member, body: { role_id: theirs.id } })).toBe('400 role_id choice');
  const link = { role_id: theirs.id, lasts: null, most_uses: null };
  expect(await anna.tries(makeInviteLink, { params, body: link })).toBe('400 role_id choice');
});

test('names are unique in a project, whatever their case, and no fixed role’s', async () => {
  const { params, made } = await team();
  const { id } = await made(anna, 'Корректор', []);
  for (const name of ['корректор', 'Owner', ' КОРРЕКТОР '])
    expect(await anna.tries(createRole, { params, body: { name, permissions: [] } })).toBe(
      '400 name notUnique',
    );
  await anna.does(editRole, { params: { ...params, role: id }, body: { name: 'КОРРЕКТОР' } });
  for (const [name, kind] of [
    ['', 'required'],
    ['x'.repeat(LIMITS.roleName.max + 1), 'maxlength'],
    ['Pоle', 'mixedScripts'],
    ['a\u202eb', 'invisible'],
  ])
    expect(await anna.tries(createRole, { params, body: { name, permissions: [] } })).toBe(
      `400 name ${kind}`,
    );
  const wrong = { params, body: { name: 'Boss', permissions: ['is_owner'] } };
  expect(await anna.tries(createRole, wrong as never)).toBe('400 permissions choice');
});

test('roles stand in an order, and members are listed by it (members.32)', async () => {
  const { params, made, names, of } = await team();
  const a = await made(anna, 'A', ['can_translate']);
  const b = await made(anna, 'B', ['can_translate']);
  expect((await names()).slice(4)).toEqual(['translator', 'proficient', 'A', 'B']);
  const put = (role: number, after_role_id: number) =>
    anna.does(editRole, { params: { ...params, role }, body: { after_role_id } });
  await put(b.id, 3);
  expect((await names()).slice(3)).toEqual(['redactor', 'B', 'translator', 'proficient', 'A']);
  await put(a.id, 3);
  expect((await names()).slice(3)).toEqual(['redactor', 'A', 'B', 'translator', 'proficient']);
  await clara.does(requestInvite, { params });
  await dora.does(requestInvite, { params });
  await anna.does(grantRole, { ...of(dora), body: { role_id: a.id } });
  const { members } = await anna.does(getProject, { params, query: { fetch_members: '' } });
  expect(members?.map(({ user }) => user.username)).toEqual(['anna', 'boris', 'dora', 'clara']);
  const at = { params: { ...params, role: a.id } };
  expect(await anna.tries(editRole, { ...at, body: { after_role_id: a.id } })).toBe(
    '400 after_role_id choice',
  );
  expect(await anna.tries(editRole, { ...at, body: { after_role_id: 999_999 } })).toBe(
    '400 after_role_id choice',
  );
});

test('the members of a deleted role get another one, and links that give it stop working (members.33)', async () => {
  const { params, made, names, of } = await team();
  const a = await made(anna, 'A', ['can_translate']);
  const b = await made(anna, 'B', ['can_translate', 'can_approve']);
  await clara.does(requestInvite, { params });
  await anna.does(grantRole, { ...of(clara), body: { role_id: a.id } });
  await anna.does(makeInviteLink, { params, body: { role_id: a.id, lasts: null, most_uses: null } });
  await anna.does(deleteRole, { params: { ...params, role: a.id }, query: { to: String(b.id) } });
  expect(await names()).not.toContain('A');
  expect(await clara.does(getMember, of(clara))).toMatchObject({ role_id: b.id });
  const [granted] = await anna.does(readLog, { params, query: { w: String(LOG_CODES.grantRole) } });
  expect(granted).toMatchObject({
    u: { id: anna.id },
    n: 'clara',
    r: 'B',
    acts: { role: ['A', 'B'] },
  });
  expect(await anna.does(listInviteLinks, { params })).toEqual([]);
  await anna.does(deleteRole, { params: { ...params, role: b.id } });
  expect(await clara.does(getMember, of(clara))).toMatchObject({ role_id: 4 });
  expect(await anna.tries(deleteRole, { params: { ...params, role: b.id } })).toBe('404 role gone');
});

test('newcomers get the role that the project says, by joining, a request and an invitation (members.15, members.34)', async () => {
  const { params, made, of } = await team();
  const trial = await made(anna, 'Trial', []);
  await anna.does(editProject, { params, body: { default_role_id: trial.id } });
  expect(await clara.does(requestInvite, { params })).toMatchObject({ role_id: trial.id });
  const { invite } = await anna.does(inviteUser, { params, body: { user_id: dora.id } });
  await dora.does(answerInvite, {
    params: { ...params, invite: invite?.id ?? expect.fail() },
    body: { accept: true },
  });
  expect(await dora.does(getMember, of(dora))).toMatchObject({ role_name: 'Trial' });
  const at = { params: { ...params, role: trial.id } };
  expect(await anna.tries(deleteRole, at)).toBe('400 role defaultRole');
  expect(await anna.tries(editRole, { ...at, body: { permissions: ['can_manage_members'] } })).toBe(
    '400 permissions defaultRole',
  );
  const [entry] = await anna.does(readLog, { params, query: { w: '18' } });
  expect(entry?.acts).toEqual({ default_role: ['translator', 'Trial'] });
});

test('the role of newcomers is none that manages, nor one that who chooses it lacks (members.34)', async () => {
  const { params, made } = await team();
  for (const id of [0, 1, 2])
    expect(await anna.tries(editProject, { params, body: { default_role_id: id } })).toBe(
      '400 default_role_id choice',
    );
  const manager = await made(anna, 'Manager', ['can_manage_project']);
  const editor = await made(anna, 'Editor', ['can_approve']);
  expect(await anna.tries(editProject, { params, body: { default_role_id: manager.id } })).toBe(
    '400 default_role_id choice',
  );
  await joinAs(testApp, clara, { id: params.project }, 'translator');
  await testApp.sql`UPDATE members SET role_id = ${manager.id} WHERE project_id = ${params.project} AND user_id = ${clara.id}`;
  expect(await clara.tries(editProject, { params, body: { default_role_id: editor.id } })).toBe(
    '403 role role',
  );
});

test('of two deletions and grants at once no member is left without a role', async () => {
  const { params, made, of } = await team();
  const a = await made(anna, 'A', ['can_translate']);
  await clara.does(requestInvite, { params });
  const [granted] = await Promise.all([
    anna.asks(grantRole, { ...of(clara), body: { role_id: a.id } }),
    anna.does(deleteRole, { params: { ...params, role: a.id } }),
  ]);
  expect([200, 400]).toContain(granted.statusCode);
  expect(await clara.does(getMember, of(clara))).toMatchObject({ role_id: 4 });
});

test('a project has a limited number of roles', async () => {
  const { project, params } = await team();
  await testApp.sql`
    INSERT INTO roles (project_id, name, permissions, position)
    SELECT ${project.id}, 'Role ' || n, '{}', 6000 + n FROM generate_series(1, ${CAPS.rolesPerProject}) n`;
  expect(await anna.tries(createRole, { params, body: { name: 'One more', permissions: [] } })).toBe(
    '403 general tooMany',
  );
});
