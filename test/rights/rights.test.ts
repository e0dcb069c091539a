import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { PROJECT_STATUSES, type ProjectStatus } from '#domain/access/project-status.ts';
import { VISIBILITIES, type Visibility } from '#domain/access/visibility.ts';
import { makeCall } from '../calls/example.ts';
import { callOf, EXAMPLES } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { COLUMNS, openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { readRights } from './read-rights.ts';
import { PROJECT_RIGHTS, SITE_RIGHTS } from './table.ts';

let testApp: TestApp;
let cast: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  cast = await openTestUsers(testApp);
});

const EVERY_PROJECT = VISIBILITIES.flatMap((visibility) =>
  PROJECT_STATUSES.map((status) => ({ visibility, status })),
);
const PUBLIC = { visibility: 'public', status: 'opened' } as const;

/** The outcome of the example for each user, in the letters of the table. */
async function rightsIn(name: string, kind: { visibility: Visibility; status: ProjectStatus }) {
  const example = EXAMPLES[name] ?? expect.fail(`${name} has an example`);
  let filled: FilledProject | undefined;
  const letterOf = async (who: TestUsers[keyof TestUsers]) => {
    filled ??= await fillProject(testApp, cast, kind);
    const { statusCode } = await makeCall(testApp, example, filled, who);
    if (statusCode >= 500) expect.fail(`${name} answered ${statusCode}`);
    if (statusCode >= 400) return String(statusCode % 10);
    // A write changes the project, so the next user gets a new one.
    if (example.endpoint.method !== 'GET') filled = undefined;
    return '+';
  };
  const groups = [];
  for (const group of COLUMNS) {
    let letters = '';
    for (const part of group) letters += await letterOf(cast[part]);
    groups.push(letters);
  }
  return groups.join(' ');
}

const nameOf = ({ visibility, status }: { visibility: Visibility; status: ProjectStatus }) =>
  `${visibility} ${status}`;

test.each(readRights(PROJECT_RIGHTS))('who may: $name', async ({ name, cells }) => {
  const [open, priv, closed, frozen, finished] = cells;
  const opened = { public: open, private: priv, closed };
  const later = { opened: undefined, frozen, closed: finished };
  const lines = EVERY_PROJECT.map((kind) => [
    nameOf(kind),
    underStatus(opened[kind.visibility] ?? '', later[kind.status]),
  ]);
  const found: string[][] = [];
  // Not all at once, because only a few imports of one user may wait.
  for (const kinds of Object.values(Object.groupBy(EVERY_PROJECT, ({ visibility }) => visibility))) {
    const some = kinds.map(async (kind) => [nameOf(kind), await rightsIn(name, kind)]);
    found.push(...(await Promise.all(some)));
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(lines));
});

/** The expected outcomes under a status: refusals by role stay; other users get the refusal of the status. */
const underStatus = (opened: string, later = opened) =>
  opened.replaceAll(/[^134 ]/g, (_, place: number) => later[place] ?? '');

test.each(readRights(SITE_RIGHTS))('who may: $name', async ({ name, cells }) => {
  expect(await rightsIn(name, PUBLIC)).toBe(cells[0]);
});

test('the table has every call of the contract, and no other', () => {
  const names = [PROJECT_RIGHTS, SITE_RIGHTS].flatMap(readRights).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(EXAMPLES).sort());
  expect([...new Set(names.map(callOf))].sort()).toEqual(CALLS.map(({ name }) => name).sort());
});
