import { expect, test } from 'vitest';
import { requestInvite } from '#contract/projects/invites.ts';
import { createProject, getProject, listProjects } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp, type TestUser } from '../../test/test-app.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '20' });
const { anna, boris } = await testApp.signUps('anna', 'boris');

const draft = {
  name: 'Alice in Wonderland',
  handle: 'alice',
  visibility: 'public' as const,
  source_lang: 'en',
  target_lang: 'ru',
};

test('who creates a project owns it', async () => {
  const project = await anna.does(createProject, { body: { ...draft, description: 'A **book**' } });
  expect(project).toMatchObject({ ...draft, owner_id: anna.id, role_id: 0, status: 'opened', invite: null });
  const lines = await testApp.sql`SELECT w, actor_id FROM log WHERE project_id = ${project.id}`;
  expect(lines).toEqual([{ w: 1, actor_id: anna.id }]);
});

test.each([
  [{ name: '' }, '400 name required'],
  [{ name: 'Abc' }, '400 name minlength'],
  [{ name: 'a'.repeat(101) }, '400 name maxlength'],
  [{ name: ' ALICE  in wonderland ' }, '400 name notUnique'],
  [{ handle: '' }, '400 handle required'],
  [{ handle: 'abc' }, '400 handle minlength'],
  [{ handle: 'a'.repeat(101) }, '400 handle maxlength'],
  [{ handle: 'Alice' }, '400 handle illegal'],
  [{ handle: '1alice' }, '400 handle illegal'],
  [{ handle: 'alice' }, '400 handle notUnique'],
  [{ description: 'a'.repeat(1001) }, '400 description maxlength'],
  [{ recomendations: 'a'.repeat(4001) }, '400 recomendations maxlength'],
  [{ cover_url: `https://example.org/${'a'.repeat(1000)}` }, '400 cover_url maxlength'],
  [{ cover_url: 'javascript:alert(1)' }, '400 cover_url link'],
  [{ cover_url: 'ftp://example.org/x.png' }, '400 cover_url link'],
  [{ visibility: 'secret' }, '400 visibility choice'],
  [{ visibility: undefined }, '400 visibility required'],
  [{ source_lang: 'xx' }, '400 source_lang choice'],
  [{ target_lang: 'en' }, '400 target_lang same'],
  [{ target_lang: 7 }, '400 target_lang string'],
])('creating refuses %j', async (change, refusal) => {
  const body = { ...draft, name: 'Another name', handle: 'another', ...change };
  expect(await anna.tries(createProject, { body })).toBe(refusal);
});

test('a name and a handle that are both taken are both told of', async () => {
  const again = await boris.tries(createProject, { body: draft });
  expect(again).toBe('400 name notUnique handle notUnique');
});

test('limited users create none, and nobody more than twenty', async () => {
  const limited = await testApp.signUp('limited');
  await testApp.sql`UPDATE users SET limitations = 2 WHERE id = ${limited.id}`;
  const create = (person: TestUser, number: number) => ({
    body: { ...draft, name: `${person.username} ${number}`, handle: `${person.username}_${number}` },
  });
  expect(await limited.tries(createProject, create(limited, 1))).toBe('403 general limited');
  const eager = await testApp.signUp('eager');
  const all = Array.from({ length: 25 }, (_, number) => eager.asks(createProject, create(eager, number)));
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(LIMITS.projectsPerUser);
  expect(await eager.tries(createProject, create(eager, 99))).toBe('403 general tooMany');
});

test('guests find public projects, users private ones too, and closed ones their members alone', async () => {
  for (const visibility of ['public', 'private', 'closed'] as const) await projectOf(anna, { visibility });
  const seen = async (person: TestUser) => {
    const listed = await person.does(listProjects, { query: { name: 'project', limit: 100 } });
    return [...new Set(listed.map(({ visibility }) => visibility))].sort();
  };
  expect(await seen(testApp.guest)).toEqual(['public']);
  expect(await seen(boris)).toEqual(['private', 'public']);
  expect(await seen(anna)).toEqual(['closed', 'private', 'public']);
});

test('search is by a part of the name, without case in any alphabet, and takes signs as they are', async () => {
  await anna.does(createProject, { body: { ...draft, name: 'Вечера на ХУТОРЕ', handle: 'vechera' } });
  await anna.does(createProject, { body: { ...draft, name: '100% of_it', handle: 'percent' } });
  const names = async (name: string) =>
    (await testApp.guest.does(listProjects, { query: { name } })).map((project) => project.name);
  expect(await names('хуторе')).toEqual(['Вечера на ХУТОРЕ']);
  expect(await names('0%')).toEqual(['100% of_it']);
  expect(await names('f_i')).toEqual(['100% of_it']);
  expect(await names('\\')).toEqual([]);
});

test('popular ones changed within ten days, mine are those one is a member of', async () => {
  const { project } = await projectOf(anna);
  const isListed = async (person: TestUser, query: { popular?: ''; mine?: '' }) =>
    (await person.does(listProjects, { query })).some(({ id }) => id === project.id);
  expect(await isListed(boris, { popular: '' })).toBe(true);
  expect(await isListed(boris, { mine: '' })).toBe(false);
  expect(await isListed(anna, { mine: '' })).toBe(true);
  await testApp.sql`UPDATE projects SET last_update = now_ms() - 864000001 WHERE id = ${project.id}`;
  expect(await isListed(boris, { popular: '' })).toBe(false);
});

test('a project is found by id and by handle, with members and roles when asked for', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const query = { fetch_members: '', fetch_roles: '' } as const;
  const byHandle = await boris.does(getProject, { params: { project: project.handle }, query });
  expect(byHandle).toMatchObject({ id: project.id, role_id: 4, stats: { strings_amount: 3 } });
  expect(byHandle.members?.map(({ user, role_id }) => [user.username, role_id])).toEqual([
    ['anna', 0],
    ['boris', 4],
  ]);
  expect(byHandle.roles?.map(({ name }) => name)).toContain('proficient');
});

test('its sections come along for those who may read them', async () => {
  const open = await projectOf(anna);
  const hidden = await projectOf(anna, { visibility: 'private' });
  const query = { fetch_sections: '' } as const;
  const shown = async (person: Pick<TestUser, 'does'>, params: { project: number }) =>
    (await person.does(getProject, { params, query })).sections;
  for (const { params } of [open, hidden]) {
    expect(await shown(anna, params)).toEqual(await anna.does(listSections, { params }));
    expect((await anna.does(getProject, { params })).sections).toBeUndefined();
  }
  expect(await shown(testApp.guest, open.params)).toHaveLength(1);
  expect(await shown(boris, hidden.params)).toBeUndefined();
});

test('with statistics come what follows from the counts', async () => {
  const { project, params, strings } = await projectOf(anna);
  const string = strings[0] ?? expect.fail();
  const { id } = await anna.does(addTranslation, { params: string, body: { text: 'Раз' } });
  await anna.does(addTranslation, { params: string, body: { text: 'Один' } });
  await anna.does(approve, { params: { ...string, translation: id } });
  const { stats } = await anna.does(getProject, { params, query: { generate_statistics: '' } });
  expect(stats).toMatchObject({ completeness: 33.33, approveness: 33.33, plural_coefficient: 2 });
  const plain = await anna.does(getProject, { params: { project: project.id } });
  expect(plain.stats.completeness).toBeUndefined();
});

test('a closed project is not there for others, save for the card that an invited user sees', async () => {
  const { project } = await projectOf(anna, { visibility: 'closed' });
  const params = { project: project.id };
  expect(await boris.tries(getProject, { params })).toBe('404 project gone');
  expect(await testApp.guest.tries(getProject, { params })).toBe('404 project gone');
  await testApp.sql`
    INSERT INTO invites (project_id, user_id, inviter_id) VALUES (${project.id}, ${boris.id}, ${anna.id})`;
  expect((await boris.does(getProject, { params })).invite).toMatchObject({ inviter_id: anna.id });
});

test('joining a public project gives the translator’s role at once; a private one takes a request', async () => {
  const open = await projectOf(anna);
  const asked = { params: { project: open.project.id } };
  expect(await boris.does(requestInvite, asked)).toEqual({ id: null, role_id: 4, invite: null });
  expect(await boris.tries(requestInvite, asked)).toBe('400 user_id member');
  expect(await testApp.guest.tries(requestInvite, asked)).toBe('401 session signedOut');

  const hidden = await projectOf(anna, { visibility: 'private' });
  const params = { project: hidden.project.id };
  expect(await boris.does(requestInvite, { params })).toMatchObject({
    role_id: null,
    invite: { inviter_id: boris.id },
  });
  const again = await boris.asks(requestInvite, { params });
  expect(again.json()).toMatchObject({
    status: 409,
    errors: [{ kind: 'invited' }],
    current: { inviter_id: boris.id },
  });
});

test('who is invited comes in by it, into a paused project too', async () => {
  for (const status of ['opened', 'frozen']) {
    const { project } = await projectOf(anna, { visibility: 'closed' });
    await testApp.sql`
      INSERT INTO invites (project_id, user_id, inviter_id) VALUES (${project.id}, ${boris.id}, ${anna.id})`;
    await testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${project.id}`;
    const params = { project: project.id };
    expect(await boris.does(requestInvite, { params })).toEqual({ id: null, role_id: 4, invite: null });
    expect((await boris.does(getProject, { params })).invite).toBeNull();
  }
});

test('nobody joins a paused or finished project, nor with restriction bit 4', async () => {
  const { project } = await projectOf(anna);
  const asked = { params: { project: project.id } };
  for (const status of ['frozen', 'closed']) {
    await testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${project.id}`;
    expect(await boris.tries(requestInvite, asked)).toBe(`403 status ${status}`);
  }
  await testApp.sql`UPDATE projects SET status = 'opened' WHERE id = ${project.id}`;
  await testApp.sql`UPDATE users SET limitations = 4 WHERE id = ${boris.id}`;
  expect(await boris.tries(requestInvite, asked)).toBe('403 membership limited');
});
