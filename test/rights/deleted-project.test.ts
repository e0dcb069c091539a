import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { guestPathOf, type UntypedRequest } from '#contract/core/request.ts';
import { getUser } from '#contract/identity/users.ts';
import { undeleteProject } from '#contract/projects/deleted-projects.ts';
import { countInvites, listMyInvites } from '#contract/projects/invites.ts';
import { countProjects, deleteProject, listProjects } from '#contract/projects/projects.ts';
import { getOwnUsage } from '#contract/projects/usage.ts';
import { listAllProjects } from '#contract/site/administration.ts';
import { callOf, EXAMPLES } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type UserName } from '../calls/test-users.ts';
import { openTestApp } from '../test-app.ts';
import { CLASSES, guardClassOf } from './classes.ts';

const testApp = await openTestApp();
const users = await openTestUsers(testApp);

/** Everybody whose view of a project differs; the banned see what guests see. */
const WATCHERS = [
  ...['guest', 'stranger', 'requester', 'invited', 'siteAdmin', 'owner', 'administrator', 'translator'],
] as UserName[];

const deletes = ({ project }: FilledProject) => users.owner.does(deleteProject, { params: { project } });

const NOWHERE = 2 ** 53 - 1;

const IN_PROJECT = Object.entries(EXAMPLES).filter(([, { endpoint }]) => endpoint.path.includes('/:project'));

test('the calls on a project are all that name one, and those by an invite, a link or a deleted project', () => {
  const others = CALLS.filter(({ name }) => !IN_PROJECT.some(([example]) => callOf(example) === name));
  expect(
    others.filter(({ path }) => /:(project|invite|token|deleted_project)/.test(path)).map(({ name }) => name),
  ).toEqual(['undeleteProject', 'readInvitation', 'joinByLink', 'answerMyInvite']);
});

let gone: FilledProject;
/** The values of each example, as long as the project was there. */
let asked: ReadonlyMap<string, UntypedRequest>;

beforeAll(async () => {
  gone = await fillProject(testApp, users);
  const values = new Map<string, UntypedRequest>();
  for (const [name, { ask }] of IN_PROJECT) values.set(name, await ask(gone, users.owner));
  asked = values;
  await deletes(gone);
});

const answers = new Map<string, Promise<string>>();

/** The response to an example on another project, by its id or handle. */
function tried(name: string, who: UserName, project: number | string): Promise<string> {
  const key = [name, who, project].join(' ');
  const answer = answers.get(key) ?? tryOn(name, who, project);
  answers.set(key, answer);
  return answer;
}

async function tryOn(name: string, who: UserName, project: number | string): Promise<string> {
  const { endpoint } = EXAMPLES[name] ?? expect.fail();
  const values = asked.get(name) ?? expect.fail();
  return users[who].tries(endpoint, { ...values, params: { ...values.params, project } });
}

const GUARDS = CLASSES.filter(({ example }) => IN_PROJECT.some(([name]) => name === example));

test.each(GUARDS)(
  'to everybody a deleted project is as one that never was (projects.30): $guard',
  async ({ example }) => {
    for (const who of WATCHERS) {
      const answer = await tried(example, who, NOWHERE);
      expect(`${who} ${answer}`).toMatch(/ (401 session signedOut|404 (project|address) gone)$/);
      expect(`${who} ${await tried(example, who, gone.project)}`).toBe(`${who} ${answer}`);
      expect(`${who} ${await tried(example, who, gone.handle)}`).toBe(`${who} ${answer}`);
    }
  },
);

// A guard loads the project for all its calls alike. So of each only those are asked whose answers differ the most.
test.each(IN_PROJECT)(
  '%s: a deleted project is as one that never was (projects.30)',
  async (name, { guard }) => {
    const { example } = guardClassOf(guard);
    for (const who of ['guest', 'stranger', 'owner'] as const)
      expect(`${who} ${await tried(name, who, gone.project)}`).toBe(
        `${who} ${await tried(example, who, NOWHERE)}`,
      );
  },
);

test('neither an invite nor a link leads into it (projects.30)', async () => {
  for (const [name, who, refusal] of [
    ['readInvitation', 'guest', '404 link gone'],
    ['readInvitation', 'owner', '404 link gone'],
    ['joinByLink', 'stranger', '404 link gone'],
    ['answerMyInvite accept', 'invited', '404 invite gone'],
    ['answerMyInvite decline', 'invited', '404 invite gone'],
    ['answerMyInvite take back', 'requester', '404 invite gone'],
  ] as const) {
    const { endpoint, ask } = EXAMPLES[name] ?? expect.fail();
    expect([name, await users[who].tries(endpoint, await ask(gone, users[who]))]).toEqual([name, refusal]);
  }
});

test('guests’ own addresses have nothing of it', async () => {
  const ofProject = CALLS.filter(({ guests, path }) => guests && path.includes(':project'));
  expect(ofProject.length).toBeGreaterThan(2);
  for (const endpoint of ofProject) {
    const { params } = asked.get(endpoint.name) ?? expect.fail();
    const url = guestPathOf(endpoint.path).replace(/:(\w+)/g, (_, name: string) =>
      String((params as Record<string, unknown>)[name]),
    );
    expect((await testApp.app.inject({ url })).statusCode).toBe(404);
  }
});

/** Everything that lists projects, or counts them, for everybody. */
async function lists() {
  const found: Record<string, unknown> = {};
  const queries = [
    {},
    { mine: '' },
    { popular: '' },
    { name: 'Filled' },
    { name: 'F' },
    { mine: '', name: 'Filled' },
  ] as const;
  for (const who of WATCHERS) {
    const user = users[who];
    const see = async (what: string, asked: Promise<unknown>) => {
      found[`${who} ${what}`] = await asked;
    };
    for (const query of queries) {
      await see(`list ${JSON.stringify(query)}`, user.does(listProjects, { query }));
      await see(`count ${JSON.stringify(query)}`, user.does(countProjects, { query }));
    }
    await see('in need', user.does(listProjects, { query: { needs_translators: '' } }));
    for (const of of ['owner', 'translator'] as const)
      await see(
        `profile of ${of}`,
        user.does(getUser, { params: { user: users[of].id }, query: { fetch_projects: '' } }),
      );
    if (who === 'guest') continue;
    await see('invites', user.does(listMyInvites, { query: { fetch_projects: '' } }));
    await see('amounts of invites', user.does(countInvites, {}));
    await see('usage', user.does(getOwnUsage, {}));
  }
  for (const query of [{}, { name: 'Filled' }])
    found[`all ${JSON.stringify(query)}`] = await users.siteAdmin.does(listAllProjects, { query });
  return found;
}

/** Those of the lists that another project changes. */
const CHANGED = [
  ...WATCHERS.flatMap((who) =>
    ['list {}', 'count {}', 'list {"name":"F"}', 'in need'].map((list) => `${who} ${list}`),
  ),
  ...['list {"mine":""}', 'count {"mine":""}', 'usage', 'profile of owner'].map((list) => `owner ${list}`),
  ...['requester invites', 'invited invites', 'invited amounts of invites', 'owner amounts of invites'],
  ...['stranger list {"popular":""}', 'guest profile of translator', 'all {}', 'all {"name":"Filled"}'],
];

test('no list and no count has it, and all have it again when it is restored (projects.30, projects.34)', async () => {
  const before = await lists();
  const filled = await fillProject(testApp, users);
  const both = await lists();
  const changed = Object.keys(both).filter(
    (list) => JSON.stringify(both[list]) !== JSON.stringify(before[list]),
  );
  expect(changed).toEqual(expect.arrayContaining(CHANGED));
  await deletes(filled);
  expect(await lists()).toEqual(before);
  await users.owner.does(undeleteProject, { params: { deleted_project: filled.project } });
  expect(await lists()).toEqual(both);
});
