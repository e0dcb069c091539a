import { expect, onTestFinished, test } from 'vitest';
import { listApiTokens, revokeApiToken } from '#contract/identity/api-tokens.ts';
import { choosePassword, login, logout, makePasswordLink, restrictUser } from '#contract/identity/users.ts';
import { removeMember } from '#contract/projects/members.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { anotherServer, type Listener, listenTo, tryListening } from '../../../test/events.ts';
import { projectOf } from '../../../test/project.ts';
import { PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { openTwoServers } from '../../../test/two-servers.ts';

const { testApp, other, admin, anna, boris, projectOfBoth } = await openTwoServers();

/** A project of anna's in which boris translates, with a page of his open on another server. */
async function watchedByBoris(visibility: Visibility, who = boris) {
  const { project, strings } = await projectOfBoth({ who });
  await anna.does(editProject, { params: { project: project.id }, body: { visibility } });
  const page = await listenTo(other, who, project.id);
  return { params: { project: project.id }, string: strings[0] ?? expect.fail(), page };
}

/** The last event of a page. */
async function goneFrom(page: Listener) {
  const { data } = await page.next('gone');
  await page.ended;
  expect(page.heard.at(-1)?.name).toBe('gone');
  return data.kind;
}

test('a member kicked out of a private project gets no more events, on any server', async () => {
  const { params, string, page } = await watchedByBoris('private');
  const annas = await listenTo(other, anna, params.project);
  await anna.does(removeMember, { params: { ...params, user: boris.id } });
  expect(await goneFrom(page)).toBe('hidden');
  await anna.does(addTranslation, { params: string, body: { text: 'Тайна' } });
  await annas.next('changes');
  expect(JSON.stringify(page.heard)).not.toContain('Тайна');
});

test('a member who leaves a closed project is told that it is gone', async () => {
  const { params, page } = await watchedByBoris('closed');
  await boris.does(removeMember, { params: { ...params, user: boris.id } });
  expect(await goneFrom(page)).toBe('gone');
});

test('a public project that becomes private ends its guests’ streams, and keeps its members’', async () => {
  const { params, string, page } = await watchedByBoris('public');
  const guests = await listenTo(other, testApp.guest, params.project);
  await anna.does(editProject, { params, body: { visibility: 'private' } });
  expect(await goneFrom(guests)).toBe('signedOut');
  await boris.does(addTranslation, { params: string, body: { text: 'Раз' } });
  await page.next('changes');
  await page.next('changes');
  expect(await tryListening(other, testApp.guest, params.project)).toEqual({ refused: 401 });
});

test('a deleted project ends all its streams', async () => {
  const { params, page } = await watchedByBoris('public');
  await anna.does(deleteProject, { params });
  expect(await goneFrom(page)).toBe('gone');
});

const ENDS: [how: string, end: (carl: TestUser) => Promise<unknown>][] = [
  ['a ban', (carl) => admin.does(restrictUser, { params: { user: carl.id }, body: { banned: true } })],
  ['signing out', (carl) => carl.does(logout, {})],
  [
    'another sign-in in the same browser',
    ({ username, headers }) =>
      testApp.app.inject({
        method: login.method,
        url: login.path,
        headers,
        payload: { username, password: PASSWORD },
      }),
  ],
  [
    'another password',
    async (carl) => {
      const { path } = await admin.does(makePasswordLink, { params: { user: carl.id } });
      const token = path.split('/').at(-1) ?? '';
      await testApp.guest.does(choosePassword, { body: { token, password: 'another password' } });
    },
  ],
];

test.each(ENDS)('%s ends the streams of the session, in a public project too', async (how, end) => {
  const carl = await testApp.signUp(`carl_${ENDS.findIndex(([name]) => name === how)}`);
  const { page } = await watchedByBoris('public', carl);
  await end(carl);
  expect(await goneFrom(page)).toBe('signedOut');
});

test('a revoked token ends its streams, and leaves those of the session', async () => {
  const carl = await testApp.signUp('carl_programs');
  const program = await testApp.byToken(carl, ['read', 'manage']);
  const { params, string, page } = await watchedByBoris('public', program);
  const own = await listenTo(other, carl, params.project);
  const [token] = await carl.does(listApiTokens, {});
  await carl.does(revokeApiToken, { params: { api_token: token?.id ?? 0 } });
  expect(await goneFrom(page)).toBe('signedOut');
  await anna.does(addTranslation, { params: string, body: { text: 'Три' } });
  await own.next('changes');
  expect(await tryListening(other, program, params.project)).toEqual({ refused: 401 });
});

test('the streams of a user at a server are limited, and closing one makes room', async () => {
  const dora = await testApp.signUp('dora');
  const { project } = await projectOf(anna);
  const sparing = await anotherServer(testApp, onTestFinished, { STREAMS_PER_USER: '2' });
  const listens = () => listenTo(sparing, dora, project.id);
  const pages = [await listens(), await listens()];
  expect(await tryListening(sparing, dora, project.id)).toEqual({ refused: 429 });
  await listenTo(sparing, testApp.guest, project.id);
  pages[0]?.close();
  await expect.poll(async () => 'refused' in (await tryListening(sparing, dora, project.id))).toBe(false);
});

test('a server that stops ends its streams instead of waiting for them', async () => {
  const { project } = await projectOf(anna);
  const stopping = await anotherServer(testApp, onTestFinished);
  const page = await listenTo(stopping, anna, project.id);
  await stopping.close();
  await page.ended;
});
