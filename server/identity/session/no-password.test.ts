import { expect, test } from 'vitest';
import { changeEmail, changePassword, requestPasswordReset } from '#contract/identity/account.ts';
import { createApiToken } from '#contract/identity/api-tokens.ts';
import { beginSecondFactor } from '#contract/identity/security.ts';
import { choosePassword, login, makePasswordLink } from '#contract/identity/users.ts';
import { askAccountDeletion } from '#contract/site/account-deletion.ts';
import { openTestApp, PASSWORD } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { sql, guest } = testApp;
const { admin, anna } = await testApp.signUps('admin', 'anna');
await sql`UPDATE users SET password_hash = '' WHERE id = ${anna.id}`;

test.each([PASSWORD, '', 'argon2id'])(
  'no password signs a user in who has none: %j (services.1)',
  async (password) => {
    expect(await guest.tries(login, { body: { username: 'anna', password } })).toBe('401 password wrong');
  },
);

test.each([
  [changePassword, { password: 'nine blue whales' }],
  [changeEmail, { email: 'else@example.org' }],
  [createApiToken, { name: 'Sync', scopes: ['read'], expires_at: null }],
  [beginSecondFactor, {}],
  [askAccountDeletion, { texts: 'keep' }],
])(
  'a user without a password has to set one before an act that asks for it: %# (services.1)',
  async (call, body) => {
    for (const current_password of [PASSWORD, 'x'])
      expect(await anna.tries(call, { body: { ...body, current_password } })).toBe(
        '400 current_password noPassword',
      );
  },
);

test('a link for a new password gives one to a user who has none (services.2)', async () => {
  await guest.does(requestPasswordReset, { body: { email: 'anna@example.org' } });
  const { path } = await admin.does(makePasswordLink, { params: { user: anna.id } });
  const token = path.split('/').at(-1) ?? '';
  await guest.does(choosePassword, { body: { token, password: 'nine blue whales' } });
  await guest.does(login, { body: { username: 'anna', password: 'nine blue whales' } });
});
