import { beforeAll, expect, test } from 'vitest';
import { addCode, listCodes } from '#contract/identity/codes.ts';
import { getUser } from '#contract/identity/users.ts';
import {
  answerInvite,
  inviteUser,
  listInvites,
  listMyInvites,
  requestInvite,
} from '#contract/projects/invites.ts';
import { removeMember } from '#contract/projects/members.ts';
import { createProject, getProject } from '#contract/projects/projects.ts';
import { getContributions } from '#contract/projects/statistics.ts';
import { addEntry, deleteEntry, listEntries } from '#contract/texts/dictionary.ts';
import { addTranslation, castVote, removeVote } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { MIB, MINUTE } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let clara: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  boris = await testApp.signUp('boris');
  clara = await testApp.signUp('clara');
  // With the longest possible names.
  await testApp.sql`
    INSERT INTO users (username, email, password_hash)
    SELECT 'n' || lpad(n::text, ${LIMITS.username.max - 1}::int, '0'), 'n' || n || '@example.org', 'x'
    FROM generate_series(1, ${CAPS.membersPerProject}::int) n`;
});

const crowd = (amount: number) =>
  testApp.sql`(SELECT id FROM users WHERE password_hash = 'x' ORDER BY id LIMIT ${amount})`;

let made = 0;
/** A project of Anna's. */
async function newProject(visibility: 'public' | 'private' = 'public') {
  const name = `Capped ${++made}`;
  const body = { name, handle: `capped_${made}`, visibility, source_lang: 'en', target_lang: 'ru' };
  const { id } = await anna.does(createProject, { body });
  return { project: id };
}

test('a project has so many members, who are listed in less than two megabytes', async () => {
  const params = await newProject('private');
  const { invite } = await boris.does(requestInvite, { params });
  await testApp.sql`
    INSERT INTO members (project_id, user_id, role_id)
    SELECT ${params.project}, id, 4 FROM ${crowd(CAPS.membersPerProject - 1)} u`;
  const full = '403 general quotaMembers';
  const yes = { params: { ...params, invite: invite?.id ?? 0 }, body: { accept: true } };
  expect(await anna.tries(answerInvite, yes)).toBe(full);
  expect(await anna.does(listInvites, { params, query: {} })).toHaveLength(1);
  await testApp.sql`UPDATE projects SET visibility = 'public' WHERE id = ${params.project}`;
  expect(await clara.tries(requestInvite, { params })).toBe(full);
  const { members = [] } = await anna.does(getProject, { params, query: { fetch_members: '' } });
  expect(members).toHaveLength(CAPS.membersPerProject);
  expect(JSON.stringify(members).length).toBeLessThan(2 * MIB);
  const user = members.at(-1)?.user.id ?? 0;
  await anna.does(removeMember, { params: { ...params, user } });
  expect(await clara.does(requestInvite, { params })).toMatchObject({ role_id: 4 });
});

test('so many invitations and requests are open in a project, and are read a page at a time', async () => {
  const params = await newProject('private');
  await testApp.sql`
    INSERT INTO invites (project_id, user_id, inviter_id)
    SELECT ${params.project}, id, id FROM ${crowd(CAPS.invitesPerProject)} u`;
  const full = '403 general quotaInvites';
  expect(await boris.tries(requestInvite, { params })).toBe(full);
  expect(await anna.tries(inviteUser, { params, body: { user_id: boris.id } })).toBe(full);
  const all = await anna.does(listInvites, { params, query: {} });
  expect(all).toHaveLength(CAPS.invitesPerProject);
  const before = all[1]?.id ?? 0;
  const page = await anna.does(listInvites, { params, query: { limit: 2, before } });
  expect(page).toEqual(all.slice(2, 4));
  const invite = all[0]?.id ?? 0;
  await anna.does(answerInvite, { params: { ...params, invite }, body: { accept: false } });
  await boris.does(requestInvite, { params });
  expect(await boris.does(listMyInvites, { query: { limit: 1 } })).toHaveLength(1);
});

test('a dictionary has so many words', async () => {
  const params = await newProject();
  await testApp.sql`
    INSERT INTO dictionary (project_id, word, word_key, translate, translate_key, "desc")
    SELECT ${params.project}, 'word ' || n, '', 'слово', '', ''
    FROM generate_series(1, ${CAPS.entriesPerProject}::int) n`;
  const body = { word: 'One', word_key: '', translate: 'Один', translate_key: '', desc: '' };
  expect(await anna.tries(addEntry, { params, body })).toBe('403 general quotaEntries');
  const all = await anna.does(listEntries, { params });
  await anna.does(deleteEntry, { params: { ...params, entry: all[0]?.id ?? 0 } });
  await anna.does(addEntry, { params, body });
});

test('so many users vote on a translation, and who voted may change their mind', async () => {
  const { project, strings } = await projectOf(anna);
  for (const person of [boris, clara]) await joinAs(testApp, person, project, 'redactor');
  const string = strings[0] ?? expect.fail();
  const { id } = await anna.does(addTranslation, { params: string, body: { text: 'So', status: 0 } });
  const params = { ...string, translation: id };
  await testApp.sql`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
    SELECT ${project.id}, ${id}, id, false FROM ${crowd(CAPS.votersPerTranslation - 1)} u`;
  await testApp.sql`UPDATE translations SET votes_plus = ${CAPS.votersPerTranslation - 1} WHERE id = ${id}`;
  expect((await boris.does(castVote, { params, body: { is_minus: true } })).votes_minus).toHaveLength(1);
  expect(await clara.tries(castVote, { params, body: { is_minus: true } })).toBe('413 vote tooMany');
  const changed = await boris.does(castVote, { params, body: { is_minus: false } });
  expect(changed.votes_plus).toHaveLength(CAPS.votersPerTranslation);
  await boris.does(removeVote, { params, body: {} });
  expect((await clara.does(castVote, { params, body: { is_minus: true } })).votes_minus).toHaveLength(1);
});

test('of the contributions the most active are told by name, all others together', async () => {
  const params = await newProject();
  const named = CAPS.contributorsNamed;
  await testApp.sql`
    WITH logged AS (
      INSERT INTO log (project_id, w, actor_id, data)
      SELECT ${params.project}::bigint, ${LOG_CODES.addTranslation}::smallint, id, '{}'::jsonb FROM ${crowd(named + 3)} u
      UNION ALL
      SELECT ${params.project}, ${LOG_CODES.addComment}, ${boris.id}, '{}'::jsonb FROM generate_series(1, 2)
      RETURNING project_id, id
    )
    INSERT INTO unordered_events (project_id, log_id) SELECT project_id, id FROM logged`;
  const { days } = await anna.does(getContributions, { params });
  expect(days).toHaveLength(named + 1);
  expect(days.find(({ user }) => user?.id === boris.id)?.comments).toBe(2);
  expect(days.find(({ user }) => user === null)).toMatchObject({ translations: 4, comments: 0 });
});

test('projects of a user and secret codes are read a page at a time', async () => {
  const diana = await testApp.signUp('diana');
  const ids: number[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const { project } = await newProject();
    await diana.does(requestInvite, { params: { project } });
    ids.push(project);
  }
  const read = async (query: { limit: number; after?: string }) =>
    (await diana.does(getUser, { params: { user: diana.id }, query: { ...query, fetch_projects: '' } }))
      .projects ?? [];
  const first = await read({ limit: 2 });
  const last = first.at(-1) ?? expect.fail();
  const second = await read({ limit: 2, after: `${last.listed_at}_${last.id}` });
  expect([...first, ...second].map(({ id }) => id).sort()).toEqual(ids.sort());

  const admin = await testApp.signUp('admin');
  await testApp.sql`UPDATE users SET site_admin = true WHERE id = ${admin.id}`;
  const last_until = Date.now() + MINUTE;
  for (const phrase of ['one', 'two', 'three']) {
    await admin.does(addCode, { body: { phrase: `capped ${phrase}`, last_until, amount: 1 } });
  }
  const codes = await admin.does(listCodes, { query: {} });
  const before = codes[0]?.id ?? 0;
  expect(await admin.does(listCodes, { query: { limit: 1, before } })).toEqual(codes.slice(1, 2));
});
