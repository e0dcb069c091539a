import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { logout, restrictUser } from '#contract/identity/users.ts';
import { grantRole, removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { PROJECT_STATUSES } from '#domain/core/access/project-status.ts';
import { VISIBILITIES } from '#domain/core/access/visibility.ts';
import { EXAMPLES, makeCall } from '../../../test/calls/examples.ts';
import { type FilledProject, fillProject } from '../../../test/calls/filled-project.ts';
import { COLUMNS, openTestUsers, type TestUsers } from '../../../test/calls/test-users.ts';
import { joinAs } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { buildApp } from '../../programs/app.ts';

let testApp: TestApp;
let users: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  users = await openTestUsers(testApp);
});

const PEOPLE = COLUMNS.flat().map((name) => name);
const WRITES = ['addTranslation', 'castVote for', 'castVote against', 'castVote on one’s own'];
const KINDS = VISIBILITIES.flatMap((visibility) =>
  PROJECT_STATUSES.flatMap((status) => [false, true].map((hidden) => ({ visibility, status, hidden }))),
);

/** Everything that such a write changes in a project. */
async function contentOf(project: number) {
  const [found] = await testApp.sql`
    SELECT (SELECT count(*) FROM log WHERE project_id = ${project}) AS entries,
      (SELECT json_agg(t ORDER BY id) FROM translations t WHERE project_id = ${project}) AS translations,
      (SELECT count(*) FROM votes WHERE project_id = ${project}) AS votes,
      (SELECT count(*) FROM translation_revisions WHERE project_id = ${project}) AS revisions,
      (SELECT json_agg(s ORDER BY id) FROM strings s WHERE project_id = ${project}) AS strings,
      (SELECT count(*) FROM section_deltas WHERE project_id = ${project}) AS deltas`;
  return found;
}

test.each(WRITES)('who is refused has written nothing: %s', async (name) => {
  const example = EXAMPLES[name] ?? expect.fail(`${name} has an example`);
  let refused = 0;
  for (const { hidden, ...kind } of KINDS) {
    const project = await fillProject(testApp, users, kind);
    if (hidden) await testApp.sql`UPDATE projects SET hidden_at = now_ms() WHERE id = ${project.project}`;
    for (const who of PEOPLE) {
      const before = await contentOf(project.project);
      const { statusCode } = await makeCall(testApp, example, project, users[who]);
      if (statusCode < 400) continue;
      refused += 1;
      expect([kind, hidden, who, await contentOf(project.project)]).toEqual([kind, hidden, who, before]);
    }
  }
  expect(refused).toBeGreaterThan(KINDS.length);
});

const onString = ({ project, section, string }: FilledProject) => ({ project, section, string });

test('a program whose token lacks the scope has written nothing', async () => {
  const filled = await fillProject(testApp, users);
  const reader = await testApp.byToken(users.translator, ['read']);
  const before = await contentOf(filled.project);
  const asked = { params: onString(filled), body: { text: 'A version' } };
  expect(await reader.tries(addTranslation, asked)).toBe('403 token scope');
  expect(await contentOf(filled.project)).toEqual(before);
});

/** Writes on one server that affect a member, and the response of another server to the member's next write. */
const TURNED_OUT: Record<
  string,
  [act: (member: TestUser, filled: FilledProject) => Promise<unknown>, answer: string]
> = {
  'signed out': [(member) => member.does(logout, {}), '401 session signedOut'],
  banned: [
    ({ id }) => users.siteAdmin.does(restrictUser, { params: { user: id }, body: { banned: true } }),
    '401 session signedOut',
  ],
  'kicked out': [
    ({ id }, filled) => users.owner.does(removeMember, { params: { project: filled.project, user: id } }),
    '403 project hidden',
  ],
  'given a lower role': [
    ({ id }, filled) =>
      users.owner.does(grantRole, { params: { project: filled.project, user: id }, body: { role_id: 4 } }),
    '403 vote role',
  ],
  'in a paused project': [
    (_, filled) =>
      users.owner.does(editProject, { params: { project: filled.project }, body: { status: 'frozen' } }),
    '403 status frozen',
  ],
};

test.each(Object.entries(TURNED_OUT))(
  'another server knows at the next write who is %s',
  async (_name, [act, answer]) => {
    const filled = await fillProject(testApp, users);
    const member = await testApp.signUp(`member_${filled.project}`);
    await joinAs(testApp, member, { id: filled.project }, 'redactor');
    const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
    const other = await buildApp(testApp.sql, settings);
    const onOther = (path: string, body: object) =>
      other.inject({ method: 'POST', url: path, headers: member.headers, payload: body });
    const made = await users.author.does(addTranslation, {
      params: onString(filled),
      body: { text: 'Another’s' },
    });
    const vote = addressOf(castVote.path, { ...onString(filled), translation: made.id });
    const first = await onOther(addressOf(addTranslation.path, onString(filled)), { text: 'Before' });
    expect(first.statusCode).toBe(201);
    await act(member, filled);
    const before = await contentOf(filled.project);
    const refused = await onOther(vote, { is_minus: true });
    const { status, errors } = refused.json();
    expect(`${status} ${errors[0].key} ${errors[0].kind}`).toBe(answer);
    expect(await contentOf(filled.project)).toEqual(before);
    await other.close();
  },
);
