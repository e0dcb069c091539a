import { expect, test } from 'vitest';
import { createProject, editProject, getProject, Project } from '#contract/projects/projects.ts';
import { PROJECT_STATUSES } from '#domain/core/access/project-status.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { runWhileLocked } from '../../test/run-while-locked.ts';
import { openTestApp } from '../../test/test-app.ts';
import { lockProject } from '../platform/database/directory-locks.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** The log entries about edits of a project. */
const edits = (id: number) => testApp.sql`
  SELECT actor_id AS by, data -> 'acts' AS acts FROM log WHERE project_id = ${id} AND w = 18 ORDER BY id`;

test('an administrator changes settings; the log tells each old and new value', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'administrator');
  const params = { project: project.id };
  const body = {
    name: `  A   newer ${project.name}`,
    handle: `newer_${project.handle}`,
    description: 'Of **many** things',
    recommendations: 'Keep the rhymes',
    cover_url: 'https://example.org/cover.png',
    visibility: 'private',
    source_lang: 'it',
    target_lang: 'en',
    status: 'frozen',
  } as const;
  const { recommendations, ...same } = body;
  const expected = { ...same, recomendations: recommendations, name: `A newer ${project.name}` };
  expect(await boris.does(editProject, { params, body })).toMatchObject({ ...expected, role_id: 1 });
  expect(await anna.does(getProject, { params })).toMatchObject(expected);
  const acts = Object.fromEntries(
    Object.entries(expected).map(([field, value]) => [field, [project[field as keyof Project], value]]),
  );
  expect(await edits(project.id)).toEqual([{ by: boris.id, acts }]);
});

test('what is already so changes nothing and is not logged', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const before = await anna.does(getProject, { params });
  const { name, handle, description, visibility, status, owner_id } = before;
  for (const body of [{}, { name, handle, description, visibility, status, owner_id, updated_at: 1 }]) {
    expect(await anna.does(editProject, { params, body })).toEqual(before);
  }
  expect(await edits(project.id)).toEqual([]);
});

test('an edit is the latest change of a project', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const after = await anna.does(editProject, { params, body: { description: 'New' } });
  expect(after.updated_at).toBeGreaterThan(project.updated_at);
  expect(after.listed_at).toBeGreaterThanOrEqual(project.listed_at);
  const again = await anna.does(editProject, { params, body: { description: 'Newer' } });
  expect(again.updated_at).toBeGreaterThan(after.updated_at);
});

test('any status follows any', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  for (const from of PROJECT_STATUSES) {
    for (const to of PROJECT_STATUSES) {
      await anna.does(editProject, { params, body: { status: from } });
      expect((await anna.does(editProject, { params, body: { status: to } })).status).toBe(to);
    }
  }
});

test.each([
  ['400 name required', { name: '' }],
  ['400 name required', { name: ' \n ' }],
  ['400 name required', { name: null }],
  ['400 name string', { name: 7 }],
  ['400 name minlength', { name: 'Abc' }],
  ['400 name maxlength', { name: 'a'.repeat(101) }],
  ['400 name illegal', { name: 'a\0bcd' }],
  ['400 name notUnique', { name: 'ANOTHER’s  book' }],
  ['400 handle required', { handle: '' }],
  ['400 handle required', { handle: null }],
  ['400 handle minlength', { handle: 'abc' }],
  ['400 handle maxlength', { handle: 'a'.repeat(101) }],
  ['400 handle illegal', { handle: 'Capitals' }],
  ['400 handle illegal', { handle: '1abc' }],
  ['400 handle illegal', { handle: 'книга' }],
  ['400 handle notUnique', { handle: 'anothers_book' }],
  ['400 name notUnique handle notUnique', { name: 'Another’s book', handle: 'anothers_book' }],
  ['400 description maxlength', { description: 'a'.repeat(1001) }],
  ['400 description string', { description: ['a'] }],
  ['400 recomendations maxlength', { recomendations: 'a'.repeat(4001) }],
  ['400 recomendations maxlength', { recommendations: 'a'.repeat(4001) }],
  ['400 cover_url link', { cover_url: 'javascript:alert(1)' }],
  ['400 cover_url maxlength', { cover_url: `https://example.org/${'a'.repeat(1000)}` }],
  ['400 visibility choice', { visibility: 'secret' }],
  ['400 status choice', { status: 'finished' }],
  ['400 source_lang choice', { source_lang: 'xx' }],
  ['400 target_lang same', { source_lang: 'ru' }],
  ['400 target_lang same', { target_lang: 'en' }],
  ['400 target_lang same', { source_lang: 'it', target_lang: 'it' }],
  ['400 owner_id number', { owner_id: '1' }],
  ['400 owner_id min', { owner_id: 0 }],
  ['400 owner_id unknown', { owner_id: 999_999 }],
  ['400 updated_at number', { updated_at: 'now' }],
  ['400 body object', []],
])('an edit is refused: %s', async (refusal, body) => {
  await boris.asks(createProject, {
    body: {
      name: 'Another’s book',
      handle: 'anothers_book',
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  expect(await anna.tries(editProject, { params, body })).toBe(refusal);
  expect(await anna.does(getProject, { params })).toMatchObject({ updated_at: project.updated_at });
  expect(await edits(project.id)).toEqual([]);
});

test('texts at their limits are taken, a name in other letters of case too', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const body = {
    name: project.name.toUpperCase(),
    description: 'я'.repeat(1000),
    recomendations: '𝄞'.repeat(4000),
    cover_url: '',
  };
  expect(await anna.does(editProject, { params, body })).toMatchObject(body);
});

test('one who saw an older state is told what is there now', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const seen = project.updated_at;
  const first = await anna.does(editProject, { params, body: { description: 'First', updated_at: seen } });
  const answer = await anna.asks(editProject, { params, body: { description: 'Second', updated_at: seen } });
  expect(answer.json()).toMatchObject({ status: 409, errors: [{ key: 'general', kind: 'changed' }] });
  expect(Project.parse(answer.json().current)).toEqual(first);
  await anna.does(editProject, { params, body: { description: 'Third', updated_at: first.updated_at } });
});

test('of two edits at once that saw the same state, one is made', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const all = Array.from({ length: 8 }, (_, n) =>
    anna.asks(editProject, { params, body: { description: `${n}`, updated_at: project.updated_at } }),
  );
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(await edits(project.id)).toHaveLength(1);
});

test('of two projects that take one name at once, one gets it', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => projectOf(anna)));
  const all = made.map(({ project: { id } }) =>
    anna.asks(editProject, { params: { project: id }, body: { name: 'The wanted name', handle: 'wanted' } }),
  );
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
});

test('an administrator demoted while the request was under way changes nothing', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'administrator');
  const params = { project: project.id };
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE members SET role_id = 4 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
    },
    () => boris.tries(editProject, { params, body: { description: 'Mine' } }),
  );
  expect(answer).toBe('403 role role');
});

test('a name from before this rule stays until it is changed, whatever else is', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const name = 'D\u0443ne \u202Eof old';
  await testApp.sql`UPDATE projects SET name = ${name} WHERE id = ${project.id}`;
  const change = { name, description: 'New' };
  expect(await anna.does(editProject, { params, body: change })).toMatchObject(change);
  const refused = (name: string) => anna.tries(editProject, { params, body: { name } });
  expect(await refused(`${name}!`)).toBe('400 name invisible');
  expect(await refused('D\u0443ne anew')).toBe('400 name mixedScripts');
  expect(await anna.does(editProject, { params, body: { name: 'Перевод Dune' } })).toMatchObject({
    name: 'Перевод Dune',
  });
});
