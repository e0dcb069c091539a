import { expect, test } from 'vitest';
import { blockUser, listBlocks, unblockUser } from '#contract/identity/blocks.ts';
import { listMentionable, setWatch } from '#contract/notices/notifications.ts';
import { inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { grantRole } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { notificationsOf } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { deliver } from '../../notices/notifications/deliver-queries.ts';
import { newNotification } from '../../notices/notifications/from-events.ts';
import { usersToMention } from '../../notices/notifications/mention-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { invitedUser } from '../../projects/invites/listing-queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const block = (who: TestUser, whom: TestUser) => who.does(blockUser, { params: { user: whom.id } });
const unblock = (who: TestUser, whom: TestUser) => who.does(unblockUser, { params: { user: whom.id } });
const names = async (who: TestUser) => (await who.does(listBlocks, {})).map(({ user }) => user.username);

/** A project of anna's in which boris moderates and clara translates. */
async function shared() {
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'moderator');
  await joinAs(testApp, clara, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const kinds = async (who: TestUser) =>
    (await notificationsOf(testApp, who, project)).map(
      ({ kind, actors }) => `${kind} ${actors.map(({ username }) => username)}`,
    );
  return { project, params, string, kinds };
}

test('a user blocks and unblocks others, once each, and sees the list (accounts.36)', async () => {
  await block(anna, clara);
  await block(anna, boris);
  await anna.does(blockUser, { params: { user: 'boris' } });
  expect((await names(anna)).toSorted()).toEqual(['boris', 'clara']);
  expect(await names(boris)).toEqual([]);
  await unblock(anna, boris);
  await unblock(anna, boris);
  await anna.does(unblockUser, { params: { user: 'clara' } });
  expect(await names(anna)).toEqual([]);
});

test('nobody blocks themselves or nobody (accounts.36)', async () => {
  expect(await anna.tries(blockUser, { params: { user: anna.id } })).toBe('403 user own');
  expect(await anna.tries(blockUser, { params: { user: 999_999 } })).toBe('404 user gone');
  expect(await testApp.guest.tries(listBlocks, {})).toBe('401 session signedOut');
});

test('what a blocked user does is told to the one who blocked them neither personally nor by a watch (accounts.35)', async () => {
  const { project, string, kinds, params } = await shared();
  const { id } = await anna.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  await anna.does(setWatch, { params: { project: project.id }, body: { is_watched: true } });
  await block(anna, boris);
  await boris.does(approve, { params: { ...string, translation: id } });
  await boris.does(addTranslation, { params: string, body: { text: 'Раз-раз.' } });
  await boris.does(addComment, { params: string, body: { text: 'Look, @anna and @clara.' } });
  await boris.does(addSection, { params: { project: project.id }, body: { name: 'Two' } });
  expect(await kinds(anna)).toEqual([]);
  expect(await kinds(clara)).toContain('mention boris');
  await clara.does(addComment, { params: string, body: { text: '@anna, see.' } });
  expect(await kinds(anna)).toEqual(['mention clara']);
  await unblock(anna, boris);
  await boris.does(addComment, { params: string, body: { text: 'Again, @anna.' } });
  expect(await kinds(anna)).toEqual(['mention boris,clara']);
  expect(params.project).toBe(project.id);
});

test('who has blocked a user is not offered to them for a mention, and to others is (accounts.35)', async () => {
  const { project } = await shared();
  const offered = async (who: TestUser) =>
    (await who.does(listMentionable, { params: { project: project.id }, query: { q: 'an' } })).users.map(
      ({ username }) => username,
    );
  await block(anna, boris);
  expect(await offered(boris)).toEqual([]);
  expect(await offered(clara)).toEqual(['anna']);
  await unblock(anna, boris);
  expect(await offered(boris)).toEqual(['anna']);
});

test('a blocked user can’t invite, as if the user were banned; a request of the blocker they may accept (accounts.35)', async () => {
  const dora = await testApp.signUp('dora');
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'administrator');
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  const invite = (who: TestUser) => ({ params: { project: project.id }, body: { user_id: who.id } });
  await block(dora, boris);
  const refused = await boris.tries(inviteUser, invite(dora));
  const banned = await testApp.signUp('banned_one');
  await testApp.sql`UPDATE users SET banned = true WHERE id = ${banned.id}`;
  expect(refused).toBe('403 user_id banned');
  expect(await boris.tries(inviteUser, invite(banned))).toBe(refused);
  await dora.does(requestInvite, { params: { project: project.id } });
  await boris.does(inviteUser, invite(dora));
  expect(await boris.tries(inviteUser, invite(dora))).toBe('400 user_id member');
  await anna.does(grantRole, { params: { project: project.id, user: dora.id }, body: { role_id: 4 } });
});

test('two blocks at once are one, and the number of a user is limited exactly (accounts.36)', async () => {
  const { sql } = testApp;
  const emma = await testApp.signUp('emma');
  await sql`
    INSERT INTO blocks (user_id, blocked_id)
    SELECT ${emma.id}, -n FROM generate_series(1, ${SERVICE_LIMITS.blocks - 1}) n`;
  const statuses = await Promise.all(
    [boris, clara, boris, clara].map(
      async (whom) => (await emma.asks(blockUser, { params: { user: whom.id } })).statusCode,
    ),
  );
  expect(statuses.toSorted()).toEqual([204, 204, 403, 403]);
  const [counted] = await sql`SELECT count(*)::int AS amount FROM blocks WHERE user_id = ${emma.id}`;
  expect(counted?.amount).toBe(SERVICE_LIMITS.blocks);
  const [name] = await names(emma);
  await emma.does(blockUser, { params: { user: name ?? '' } });
  const other = name === 'boris' ? clara : boris;
  expect(await emma.tries(blockUser, { params: { user: other.id } })).toBe('403 blocks tooMany');
});

testOnOneServer('plan')(
  '10,000 blocks of a user by others are not read when they write, invite or look for names',
  async () => {
    const { sql } = testApp;
    const { project } = await shared();
    await sql`INSERT INTO blocks (user_id, blocked_id) SELECT -n, ${boris.id} FROM generate_series(1, 10000) n`;
    const notification = newNotification(
      'mention',
      {
        id: 1e9,
        at: Date.now(),
        actor_id: boris.id,
        section_id: null,
        string_id: null,
        translation_id: null,
        comment_id: null,
      },
      { users: [anna.id, clara.id] },
    );
    for (const plan of PLANS) {
      const read = (work: (tx: Transaction) => Promise<unknown>) => rowsRead(sql, ['blocks'], plan, work);
      expect(await read((tx) => deliver(tx, project.id, [notification]))).toBeLessThan(10);
      expect(await read((tx) => invitedUser(tx, clara.id, boris.id))).toBeLessThan(10);
      expect(
        await read((tx) => usersToMention(tx, { id: project.id, visibility: 'public' }, boris.id, 'a')),
      ).toBeLessThan(10);
    }
  },
);
