import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { register } from '#contract/identity/users.ts';
import {
  listInviteLinks,
  makeInviteLink,
  readInvitation,
  revokeInviteLink,
} from '#contract/projects/invite-links.ts';
import { editProject, getProject } from '#contract/projects/projects.ts';
import { projectOf } from '../../../test/project.ts';
import { CODE, openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';

const account = (username: string) => ({ username, email: `${username}@example.org`, password: PASSWORD });

/** A service with this mode, on which the first account, an administrator's, has been made with the code. */
async function openWith(SIGN_UP: string) {
  const testApp = await openTestApp({ SIGN_UP });
  const tries = (username: string, more: object = {}) =>
    testApp.guest.tries(register, { body: { ...account(username), ...more } });
  expect(await tries('nobody')).toBe('400 secret_code required');
  expect(await tries('nobody', { secret_code: 'guessed' })).toBe('400 secret_code wrong');
  const signsUp = (username: string, more: object = {}) =>
    testApp.guest.does(register, { body: { ...account(username), ...more } });
  await signsUp('founder', { secret_code: CODE });
  return { ...testApp, tries, signsUp };
}

test('the first account needs the code; then everyone signs up with "open", whatever code they send', async () => {
  const { signsUp, sql } = await openWith('open');
  await signsUp('anna');
  await signsUp('boris', { secret_code: 'any', invitation: 'any' });
  expect(await sql`SELECT username FROM users WHERE site_admin`).toEqual([{ username: 'founder' }]);
});

test('nobody signs up with "closed", not with a code either', async () => {
  const { tries } = await openWith('closed');
  expect(await tries('anna')).toBe('403 general signUpClosed');
  expect(await tries('anna', { secret_code: CODE })).toBe('403 general signUpClosed');
});

test('where nobody signs up, no byte of a body is read', async () => {
  const { app } = await openWith('closed');
  let taken = 0;
  const payload = new Readable({
    read(size) {
      taken += size;
      this.push('['.repeat(size));
    },
  });
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const answer = await app.inject({ method: 'POST', url: register.path, headers, payload });
  expect(answer.json()).toEqual({ status: 403, errors: [{ key: 'general', kind: 'signUpClosed' }] });
  expect(taken).toBe(0);
});

test('of two who make the first account of a closed site at once, one does', async () => {
  const { guest, sql } = await openTestApp({ SIGN_UP: 'closed' });
  const both = ['anna', 'boris'].map((name) =>
    guest.asks(register, { body: { ...account(name), secret_code: CODE } }),
  );
  const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  expect(await sql`SELECT FROM users`).toHaveLength(1);
});

/** Signs up, and says `ok` or why not. */
async function outcomeOf({ guest }: { guest: TestUser }, body: object) {
  const answer = await guest.asks(register, { body });
  const { status, errors = [] } = answer.json();
  return answer.statusCode === 201 ? 'ok' : [status, errors[0].key, errors[0].kind].join(' ');
}

/** A project of its maker with a link, and who its members are. */
async function linkBy(maker: TestUser, uses: number | null = null) {
  const { project } = await projectOf(maker, { visibility: 'closed' });
  const params = { project: project.id };
  const body = { role_id: 4, lasts: null, most_uses: uses } as const;
  const link = await maker.does(makeInviteLink, { params, body });
  const members = async () => {
    const { members = [] } = await maker.does(getProject, { params, query: { fetch_members: '' } });
    return members.map(({ user }) => user.username).sort();
  };
  const used = async () => (await maker.does(listInviteLinks, { params })).map(({ uses }) => uses);
  return { params, link, invitation: link.path?.replace('/join/', '') ?? '', members, used };
}

test('with "invitation" one signs up by a link that is open, and a code does not replace it', async () => {
  const { tries, signsUp, signIn } = await openWith('invitation');
  const founder = await signIn('founder');
  const { params, link, invitation, members, used } = await linkBy(founder, 2);
  await signsUp('anna', { invitation });
  expect([await members(), await used()]).toEqual([['anna', 'founder'], [1]]);
  expect(await tries('boris')).toBe('400 invitation required');
  expect(await tries('boris', { secret_code: CODE })).toBe('400 invitation required');
  expect(await tries('boris', { invitation: 'no-such-link' })).toBe('400 invitation wrong');
  await founder.does(revokeInviteLink, { params: { ...params, link: link.id } });
  expect(await tries('boris', { invitation })).toBe('400 invitation wrong');
});

test.each([
  ['administrators', 'founder', true],
  ['administrators', 'manager', false],
  ['managers', 'manager', true],
  ['off', 'founder', false],
])(
  'with INVITATION_LINKS=%s a link of the %s admits: %s (accounts.39)',
  async (INVITATION_LINKS, maker, admits) => {
    const testApp = await openTestApp({ INVITATION_LINKS });
    const { founder, manager } = await testApp.signUps('founder', 'manager');
    const { link, invitation, members, used } = await linkBy(maker === 'founder' ? founder : manager);
    expect(link.admits).toBe(admits);
    const at = { params: { token: invitation } };
    expect(await testApp.guest.does(readInvitation, at)).toMatchObject({ admits });
    const body = { ...account('anna'), invitation };
    expect(await outcomeOf(testApp, body)).toBe(admits ? 'ok' : '400 secret_code required');
    expect([await members(), await used()]).toEqual(admits ? [['anna', maker], [1]] : [[maker], [0]]);
  },
);

test('account, membership and use are one: of many who sign up by a link at once as many as it allows do (accounts.39)', async () => {
  const testApp = await openTestApp();
  const founder = await testApp.signUp('founder');
  const { invitation, members, used } = await linkBy(founder, 2);
  const racers = [1, 2, 3, 4, 5].map((n) => outcomeOf(testApp, { ...account(`racer_${n}`), invitation }));
  const outcomes = (await Promise.all(racers)).sort();
  expect(outcomes).toEqual([...Array(3).fill('400 invitation wrong'), 'ok', 'ok']);
  const [, ...racing] = await members();
  expect([racing.length, await used()]).toEqual([2, [2]]);
  const made = await testApp.sql`SELECT username FROM users WHERE username LIKE 'racer%' ORDER BY 1`;
  expect(made.map(({ username }) => username)).toEqual(racing);
});

test('a paused project makes no account by its link, and a code that is sent is used instead of the link', async () => {
  const testApp = await openTestApp();
  const founder = await testApp.signUp('founder');
  const { params, invitation, members, used } = await linkBy(founder);
  await founder.does(editProject, { params, body: { status: 'frozen' } });
  const body = { ...account('anna'), invitation };
  expect(await testApp.guest.tries(register, { body })).toBe('403 status frozen');
  await testApp.guest.does(register, { body: { ...body, secret_code: CODE } });
  expect([await members(), await used()]).toEqual([['founder'], [0]]);
});

test('by which project’s link an account was made stands in the site’s log', async () => {
  const testApp = await openTestApp();
  const founder = await testApp.signUp('founder');
  const { params, invitation } = await linkBy(founder);
  await testApp.guest.does(register, { body: { ...account('anna'), invitation } });
  const { name } = await founder.does(getProject, { params });
  const entries = await testApp.sql`SELECT data ->> 'n' AS name FROM site_log WHERE w = 0 ORDER BY id`;
  expect([...entries]).toEqual([{ name: null }, { name }]);
});

test('no link makes the first account, and none admits where nobody may sign up (accounts.39)', async () => {
  const empty = await openTestApp({ INVITATION_LINKS: 'managers' });
  const body = { ...account('anna'), invitation: 'x'.repeat(32) };
  expect(await empty.guest.tries(register, { body })).toBe('400 invitation wrong');
  expect(await empty.sql`SELECT FROM users`).toEqual([]);
  const { tries, signIn } = await openWith('closed');
  const { link, invitation } = await linkBy(await signIn('founder'));
  expect(link.admits).toBe(false);
  expect(await tries('anna', { invitation })).toBe('403 general signUpClosed');
});
