import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { grantRole, removeMember } from '#contract/members.ts';
import { editProject } from '#contract/projects.ts';
import { addressOf } from '#contract/request.ts';
import { addTranslation, castVote } from '#contract/translations.ts';
import { logout, restrictUser } from '#contract/users.ts';
import { PROJECT_STATUSES } from '#domain/access/project-status.ts';
import { VISIBILITIES } from '#domain/access/visibility.ts';
import { EXAMPLES, makeCall } from '../../../test/calls/examples.ts';
import { type FilledProject, fillProject } from '../../../test/calls/filled-project.ts';
import { COLUMNS, openTestUsers, type TestUsers } from '../../../test/calls/test-users.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { buildApp } from '../../programs/app.ts';

let testApp: TestApp;
let cast: TestUsers;
let filled: FilledProject;
let port: number;

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  cast = await openTestUsers(testApp);
  filled = await fillProject(testApp, cast);
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
});

const PEOPLE = COLUMNS.flat().map((name) => name);
const HOT = ['addTranslation', 'castVote for', 'castVote against', 'castVote on one’s own'];
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

test.each(HOT)('who is refused has written nothing: %s', async (name) => {
  const example = EXAMPLES[name] ?? expect.fail(`${name} has an example`);
  let refused = 0;
  for (const { hidden, ...kind } of KINDS) {
    const project = await fillProject(testApp, cast, kind);
    if (hidden) await testApp.sql`UPDATE projects SET hidden_at = now_ms() WHERE id = ${project.project}`;
    for (const who of PEOPLE) {
      const before = await contentOf(project.project);
      const { statusCode } = await makeCall(testApp, example, project, cast[who]);
      if (statusCode < 400) continue;
      refused += 1;
      expect([kind, hidden, who, await contentOf(project.project)]).toEqual([kind, hidden, who, before]);
    }
  }
  expect(refused).toBeGreaterThan(KINDS.length);
});

const onString = () => {
  const { project, section, string } = filled;
  return { project, section, string };
};

/** The response to a request that arrives in two packets, or in one without a pause. */
function send(head: string, body: string, pause?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    const started = `POST ${addressOf(addTranslation.path, onString())} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${head}\r\n`;
    socket.on('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    if (pause === undefined) socket.write(started + body);
    else {
      socket.write(started);
      void wait(pause).then(() => socket.write(body));
    }
  });
}

testOnOneServer('round trips')(
  'a write takes one statement if its body comes with the head of the request, and two if later',
  async () => {
    const session = `Cookie: ${cast.translator.headers.cookie}\r\n`;
    const answers: string[] = [];
    const trips = [
      await countQueries(testApp, async () => answers.push(await send(session, '{"text":"At once"}'))),
      await countQueries(testApp, async () => answers.push(await send(session, '{"text":"Later"}', 50))),
    ];
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['HTTP/1.1 201', 'HTTP/1.1 201']);
    expect(trips).toEqual([1, 2]);
  },
);

test('a body that is not of the call is refused after the guard, wherever it is read', async () => {
  const session = `Cookie: ${cast.translator.headers.cookie}\r\n`;
  for (const pause of [undefined, 50]) {
    expect(await send('', '{', pause)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await send(`${session}Idempotency-Key: ä\r\n`, '{"text":"x"}', pause)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send(session, '{', pause)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

testOnOneServer('round trips')('a project by its handle, and an API token, are looked up first', async () => {
  const [row] = await testApp.sql<
    { handle: string }[]
  >`SELECT handle FROM projects WHERE id = ${filled.project}`;
  const byHandle = { ...onString(), project: row?.handle ?? '' };
  const body = { text: 'A version' };
  // The first time, the database is asked whether it is distributed.
  await cast.translator.does(addTranslation, { params: byHandle, body: { text: 'An earlier version' } });
  const program = await testApp.byToken(cast.translator, ['translate']);
  const reader = await testApp.byToken(cast.translator, ['read']);
  expect(
    await countQueries(testApp, () => cast.translator.does(addTranslation, { params: byHandle, body })),
  ).toBe(2);
  // The first use of a token is recorded, in the background.
  await program.does(addTranslation, { params: onString(), body });
  await expect.poll(() => testApp.sql`SELECT FROM api_tokens WHERE last_used_at IS NOT NULL`).toHaveLength(1);
  expect(await countQueries(testApp, () => program.does(addTranslation, { params: onString(), body }))).toBe(
    2,
  );
  const before = await contentOf(filled.project);
  expect(await reader.tries(addTranslation, { params: onString(), body })).toBe('403 token scope');
  expect(await contentOf(filled.project)).toEqual(before);
});

/** Writes on one server that affect a member, and the response of another server to the member's next write. */
const TURNED_OUT: Record<string, [act: (member: TestUser) => Promise<unknown>, answer: string]> = {
  'signed out': [(member) => member.does(logout, {}), '401 session signedOut'],
  banned: [
    ({ id }) => cast.siteAdmin.does(restrictUser, { params: { user: id }, body: { banned: true } }),
    '401 session signedOut',
  ],
  'kicked out': [
    ({ id }) => cast.owner.does(removeMember, { params: { project: filled.project, user: id } }),
    '403 project hidden',
  ],
  'given a lower role': [
    ({ id }) =>
      cast.owner.does(grantRole, { params: { project: filled.project, user: id }, body: { role_id: 4 } }),
    '403 vote role',
  ],
  'in a paused project': [
    () => cast.owner.does(editProject, { params: { project: filled.project }, body: { status: 'frozen' } }),
    '403 status frozen',
  ],
};

test.each(Object.entries(TURNED_OUT))(
  'another server knows at the next write who is %s',
  async (_name, [act, answer]) => {
    filled = await fillProject(testApp, cast);
    const member = await testApp.signUp(`member_${filled.project}`);
    await joinAs(testApp, member, { id: filled.project }, 'redactor');
    const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
    const other = await buildApp(testApp.sql, settings);
    const onOther = (path: string, body: object) =>
      other.inject({ method: 'POST', url: path, headers: member.headers, payload: body });
    const made = await cast.author.does(addTranslation, { params: onString(), body: { text: 'Another’s' } });
    const vote = addressOf(castVote.path, { ...onString(), translation: made.id });
    const first = await onOther(addressOf(addTranslation.path, onString()), { text: 'Before' });
    expect(first.statusCode).toBe(201);
    await act(member);
    const before = await contentOf(filled.project);
    const refused = await onOther(vote, { is_minus: true });
    const { status, errors } = refused.json();
    expect(`${status} ${errors[0].key} ${errors[0].kind}`).toBe(answer);
    expect(await contentOf(filled.project)).toEqual(before);
    await other.close();
  },
);
