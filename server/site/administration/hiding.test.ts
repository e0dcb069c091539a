import { beforeEach, expect, test } from 'vitest';
import { readLog, readSiteLog } from '#contract/history/log.ts';
import { getUser } from '#contract/identity/users.ts';
import { answerMyInvite, inviteUser, listMyInvites, requestInvite } from '#contract/projects/invites.ts';
import { editProject, getProject, listProjects } from '#contract/projects/projects.ts';
import { hideProject, listAllProjects } from '#contract/site/administration.ts';
import { listSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { listenTo, tryListening } from '../../../test/events.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { admin, anna, boris, clara } = await testApp.signUps('admin', 'anna', 'boris', 'clara');
let testProject: Awaited<ReturnType<typeof projectOf>>;
let params: { project: number };

/** A public project of Anna's that Boris translates. */
beforeEach(async () => {
  testProject = await projectOf(anna);
  params = { project: testProject.project.id };
  await joinAs(testApp, boris, testProject.project, 'translator');
});

const hide = (reason = 'Copied from a shop.') =>
  admin.does(hideProject, { params, body: { hidden: true, reason } });
const restore = () => admin.does(hideProject, { params, body: { hidden: false } });
const others = () => ({ guest: testApp.guest, stranger: clara, member: boris });

test('to everyone but its owner and site administrators a hidden project is not there', async () => {
  await hide();
  for (const who of Object.values(others())) {
    for (const call of [getProject, listSections, listStrings, requestInvite] as const) {
      const refusal = await who.tries(call, { params: testProject.params });
      const isGuestsWrite = who === testApp.guest && call === requestInvite;
      expect(refusal).toBe(isGuestsWrite ? '401 session signedOut' : '404 project gone');
    }
    const url = `/api/projects/${testProject.project.handle}`;
    expect((await testApp.app.inject({ url, headers: who.headers })).statusCode).toBe(404);
  }
  await boris.tries(addTranslation, { params: testProject.strings[0] ?? {}, body: { text: 'Раз' } });
});

test('its owner keeps full access, and reads why', async () => {
  await hide('Copied from a shop.');
  const project = await anna.does(getProject, { params, query: {} });
  expect(project.hidden).toMatchObject({ reason: 'Copied from a shop.' });
  await anna.does(addTranslation, { params: testProject.strings[0] ?? expect.fail(), body: { text: 'Раз' } });
  await anna.does(editProject, { params, body: { visibility: 'public', description: 'All mine.' } });
  expect(await boris.tries(getProject, { params })).toBe('404 project gone');
});

test('a site administrator reads a hidden project, and has no other right in it', async () => {
  await hide();
  await admin.does(getProject, { params, query: {} });
  await admin.does(listStrings, { params: testProject.params, query: {} });
  expect(
    await admin.tries(addTranslation, { params: testProject.strings[0] ?? {}, body: { text: 'Раз' } }),
  ).toBe('403 project hidden');
  expect(await admin.tries(requestInvite, { params })).toBe('403 project hidden');
});

test('a closed project that is not hidden stays closed to site administrators', async () => {
  await anna.does(editProject, { params, body: { visibility: 'closed' } });
  expect(await admin.tries(getProject, { params })).toBe('404 project gone');
  await hide();
  await admin.does(getProject, { params, query: {} });
});

test('no list has it but its owner’s own', async () => {
  await hide();
  const { name } = testProject.project;
  for (const query of [{ name }, { popular: 'true' }, { mine: 'true' }] as const) {
    const findsIt = async (who: TestUser) =>
      (await who.does(listProjects, { query })).some(({ id }) => id === params.project);
    for (const who of [...Object.values(others()), admin]) expect(await findsIt(who)).toBe(false);
    expect(await findsIt(anna)).toBe(true);
  }
  const shows = async (who: TestUser) =>
    (await who.does(getUser, { params: { user: 'anna' }, query: { fetch_projects: 'true' } })).projects?.some(
      ({ id }) => id === params.project,
    );
  for (const who of [...Object.values(others()), admin]) expect(await shows(who)).toBe(false);
  expect(await shows(anna)).toBe(true);
});

test('an invitation to it waits until it is restored', async () => {
  await anna.does(inviteUser, { params, body: { user_id: clara.id } });
  await hide();
  const mine = async () =>
    (await clara.does(listMyInvites, { query: { fetch_projects: 'true' } })).filter(
      ({ project_id }) => project_id === params.project,
    );
  expect(await mine()).toEqual([]);
  const [row] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM invites WHERE project_id = ${params.project} AND user_id = ${clara.id}`;
  const answer = { params: { invite: row?.id ?? 0 }, body: { accept: true } };
  expect(await clara.tries(answerMyInvite, answer)).toBe('404 invite gone');
  await restore();
  expect(await mine()).toHaveLength(1);
  await clara.does(answerMyInvite, answer);
});

test('open pages of others end at once; the owner’s hears of it and goes on', async () => {
  const [guests, members, owners] = [
    await listenTo(testApp.app, testApp.guest, params.project),
    await listenTo(testApp.app, boris, params.project),
    await listenTo(testApp.app, anna, params.project),
  ];
  await hide();
  for (const page of [guests, members]) {
    expect((await page.next('gone')).data.kind).toBe('gone');
    await page.ended;
  }
  expect((await owners.next('changes')).data.topics).toContain('project');
  expect(await tryListening(testApp.app, boris, params.project)).toEqual({ refused: 404 });
  await restore();
  await owners.next('changes');
  const again = await listenTo(testApp.app, boris, params.project);
  again.close();
  owners.close();
});

test('restored it is as it was', async () => {
  await hide();
  expect((await restore()).hidden).toBeNull();
  expect(await boris.does(getProject, { params, query: {} })).toMatchObject({ hidden: null, role_id: 4 });
});

test('the project’s log and the site’s tell of it once, and hide no less when it is repeated', async () => {
  await hide('Spam.');
  await hide('Spam.');
  await restore();
  await restore();
  const entriesOf = (lines: { w: number; u: { username: string } | null }[]) =>
    lines.map(({ w, u }) => `${w} ${u?.username}`);
  const own = await anna.does(readLog, { params, query: { limit: 2 } });
  expect(entriesOf(own)).toEqual(['39 admin', '38 admin']);
  expect(own[1]?.acts).toEqual({ reason: [null, 'Spam.'] });
  const site = await admin.does(readSiteLog, { query: { limit: 2 } });
  expect(entriesOf(site)).toEqual(['39 admin', '38 admin']);
  expect(site[1]).toMatchObject({ n: testProject.project.name, acts: { reason: [null, 'Spam.'] } });
});

test('another reason takes the place of the one before', async () => {
  const first = await hide('Spam.');
  const second = await hide('Copied.');
  expect(second.hidden).toEqual({ at: first.hidden?.at, reason: 'Copied.' });
});

test('site administrators list every project, closed and hidden ones too, by name and in pages', async () => {
  await anna.does(editProject, { params, body: { visibility: 'closed', name: 'A list of all' } });
  const closed = (await admin.does(listAllProjects, { query: { name: 'LIST OF' } }))[0];
  expect(closed).toMatchObject({
    name: 'A list of all',
    visibility: 'closed',
    owner: { username: 'anna' },
    members_amount: 2,
    strings_amount: 3,
    hidden: null,
  });
  await hide();
  const hidden = await admin.does(listAllProjects, { query: { hidden: 'true' } });
  expect(hidden.every((project) => project.hidden !== null)).toBe(true);
  const [newest, next] = await admin.does(listAllProjects, { query: { limit: 2 } });
  expect(await admin.does(listAllProjects, { query: { limit: 1, before: newest?.id } })).toEqual([next]);
  expect(await anna.tries(listAllProjects, {})).toBe('404 address gone');
});

test('what nobody has made is not hidden', async () => {
  expect(await admin.tries(hideProject, { params: { project: 4711 }, body: { hidden: true } })).toBe(
    '404 project gone',
  );
  expect(await anna.tries(hideProject, { params, body: { hidden: true } })).toBe('404 address gone');
});
