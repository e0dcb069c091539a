import { expect, onTestFinished, test } from 'vitest';
import type { LiveEvents } from '#contract/notices/live.ts';
import { showPresence } from '#contract/notices/live.ts';
import { removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { anotherServer, type Listener, listenTo } from '../../../test/events.ts';
import type { TestUser } from '../../../test/test-app.ts';
import { openTwoServers } from '../../../test/two-servers.ts';

const { testApp, other, anna, boris, projectOfBoth } = await openTwoServers();

const CLIENT = 'page_of_boris';

async function openProject() {
  const { project, strings } = await projectOfBoth();
  return { params: { project: project.id }, strings: strings.map(({ string }) => string) };
}

const show = (who: TestUser, params: { project: number }, string_id: number | null, more = {}) =>
  who.does(showPresence, { params, body: { client: CLIENT, string_id, ...more } });

const inShort = ({ people }: LiveEvents['presence']) =>
  people.map(
    ({ user, string_id, is_writing }) => `${user.username} ${string_id}${is_writing ? ' writing' : ''}`,
  );

/** Waits until a page receives exactly this. */
async function received(page: Listener, expected: string[]) {
  for (;;) {
    const { data } = await page.next('presence');
    if (JSON.stringify(inShort(data)) === JSON.stringify(expected)) return data;
  }
}

test('who is on which string, and writes, is sent on every server, and at once to those who come later', async () => {
  const { params, strings } = await openProject();
  const annas = await listenTo(testApp.app, anna, params.project);
  await received(annas, []);
  const guests = await listenTo(other, testApp.guest, params.project);
  await listenTo(testApp.app, boris, params.project, { client: CLIENT });
  await show(boris, params, strings[0] ?? 0);
  const { people, amount } = await received(annas, [`boris ${strings[0]}`]);
  expect(people[0]).toEqual({
    user: { id: boris.id, username: 'boris' },
    avatar_image: null,
    avatar_generated: '/api/generate_image/boris',
    string_id: strings[0],
    is_writing: false,
  });
  expect(amount).toBe(1);
  await received(guests, [`boris ${strings[0]}`]);
  await show(boris, params, strings[1] ?? 0, { is_writing: true });
  await received(guests, [`boris ${strings[1]} writing`]);
  await received(annas, [`boris ${strings[1]} writing`]);
  const late = await listenTo(other, anna, params.project);
  await received(late, [`boris ${strings[1]} writing`]);
});

test('closing the page’s stream removes its user, whichever server they were shown by', async () => {
  const { params } = await openProject();
  const annas = await listenTo(testApp.app, anna, params.project);
  const boriss = await listenTo(other, boris, params.project, { client: CLIENT });
  await show(boris, params, null);
  await received(annas, ['boris null']);
  boriss.close();
  await received(annas, []);
});

test('a page that reconnected to another server stays when its former server stops', async () => {
  const { params, strings } = await openProject();
  const annas = await listenTo(testApp.app, anna, params.project);
  const before = await listenTo(other, boris, params.project, { client: CLIENT });
  await show(boris, params, strings[0] ?? 0);
  await received(annas, [`boris ${strings[0]}`]);
  await listenTo(testApp.app, boris, params.project, { client: CLIENT });
  before.close();
  // The other server's message about it has arrived before this.
  await show(boris, params, strings[1] ?? 0);
  await received(annas, [`boris ${strings[1]}`]);
  await show(boris, params, strings[2] ?? 0);
  await received(annas, [`boris ${strings[2]}`]);
  expect(
    annas.heard.filter(({ name, data }) => name === 'presence' && inShort(data as never).length === 0),
  ).toHaveLength(1);
});

test('a server that begins to listen asks who is present', async () => {
  const { params } = await openProject();
  await listenTo(testApp.app, boris, params.project, { client: CLIENT });
  await show(boris, params, null);
  const fresh = await anotherServer(testApp, onTestFinished);
  const guests = await listenTo(fresh, testApp.guest, params.project);
  await received(guests, ['boris null']);
});

test('a user with two tabs is present once, where they write', async () => {
  const { params, strings } = await openProject();
  const annas = await listenTo(testApp.app, anna, params.project);
  await show(boris, params, strings[0] ?? 0, { is_writing: true });
  await show(boris, params, strings[1] ?? 0, { client: 'another_tab' });
  await received(annas, [`boris ${strings[0]} writing`]);
  await show(boris, params, null, { is_leaving: true });
  await received(annas, [`boris ${strings[1]}`]);
});

test('nobody can show or remove another user', async () => {
  const { params } = await openProject();
  const annas = await listenTo(testApp.app, anna, params.project);
  await show(boris, params, null);
  await received(annas, ['boris null']);
  await show(anna, params, null, { is_leaving: true });
  await show(anna, params, null);
  await received(annas, ['anna null', 'boris null']);
});

test('a member who is kicked out is no longer present', async () => {
  const { params } = await openProject();
  await anna.does(editProject, { params, body: { visibility: 'private' } });
  const annas = await listenTo(testApp.app, anna, params.project);
  const boriss = await listenTo(other, boris, params.project, { client: CLIENT });
  await show(boris, params, null);
  await received(annas, ['boris null']);
  await anna.does(removeMember, { params: { ...params, user: boris.id } });
  await boriss.ended;
  await received(annas, []);
  expect(await boris.tries(showPresence, { params, body: { client: CLIENT, string_id: null } })).toBe(
    '403 project hidden',
  );
});

test('presence is received again after a server lost its connections', async () => {
  const { params, strings } = await openProject();
  const guests = await listenTo(other, testApp.guest, params.project);
  await testApp.sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await listenTo(testApp.app, boris, params.project, { client: CLIENT });
  await show(boris, params, strings[0] ?? 0);
  await received(guests, [`boris ${strings[0]}`]);
});
