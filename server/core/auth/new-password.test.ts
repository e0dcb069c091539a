import { beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/identity/account.ts';
import { choosePassword, makePasswordLink, register } from '#contract/identity/users.ts';
import { createProject } from '#contract/projects/projects.ts';
import { CODE, openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
});

const EASY = ['Passw0rd!', 'encyclopedia', 'abcabcabcabc', 'dragoman2026'];

test.each(EASY)('%s is refused where a password is chosen (accounts.4)', async (password) => {
  const account = { username: 'boris', email: 'boris@example.org', secret_code: CODE, password };
  expect(await testApp.guest.tries(register, { body: account })).toBe('400 password common');
  expect(await anna.tries(changePassword, { body: { current_password: PASSWORD, password } })).toBe(
    '400 password common',
  );
  const { path } = await anna.does(makePasswordLink, { params: { user: anna.id } });
  const token = path.split('/').at(-1) ?? '';
  expect(await testApp.guest.tries(choosePassword, { body: { token, password } })).toBe(
    '400 password common',
  );
});

test('names of one’s own projects are easy to guess, those of others are not known to be', async () => {
  await anna.does(createProject, {
    body: {
      name: 'Zylophant Querbeet',
      handle: 'zylophant',
      visibility: 'closed',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  const boris = await testApp.signUp('boris');
  const body = { current_password: PASSWORD, password: 'zylophant9' };
  expect(await anna.tries(changePassword, { body })).toBe('400 password common');
  await boris.does(changePassword, { body });
});
