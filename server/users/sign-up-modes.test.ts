import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeInviteLink, revokeInviteLink } from '#contract/invite-links.ts';
import { register } from '#contract/users.ts';
import { projectOf } from '../../test/project.ts';
import { CODE, openTestApp, PASSWORD } from '../../test/test-app.ts';

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

test('with "invitation" one signs up by a link that is open, and a code does not replace it', async () => {
  const { tries, signsUp, signIn } = await openWith('invitation');
  const founder = await signIn('founder');
  const { project } = await projectOf(founder);
  const params = { project: project.id };
  const link = await founder.does(makeInviteLink, {
    params,
    body: { role_id: 4, lasts: null, most_uses: 1 },
  });
  const invitation = link.path?.replace('/join/', '');
  await signsUp('anna', { invitation });
  expect(await tries('boris')).toBe('400 invitation required');
  expect(await tries('boris', { secret_code: CODE })).toBe('400 invitation required');
  expect(await tries('boris', { invitation: 'no-such-link' })).toBe('400 invitation wrong');
  await founder.does(revokeInviteLink, { params: { ...params, link: link.id } });
  expect(await tries('boris', { invitation })).toBe('400 invitation wrong');
});
