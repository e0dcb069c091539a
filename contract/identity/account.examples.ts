import { examples, type Filled, hasNoSession, PASSWORD, type Visitor } from '../example.ts';
import * as calls from './account.ts';
import { login } from './users.ts';

/** A second session of the caller. */
async function anotherSession({ guest }: Filled['cast'], who: Visitor): Promise<number> {
  if (hasNoSession(who)) return 1;
  await guest.does(login, { body: { username: who.username, password: PASSWORD } });
  const sessions = await who.does(calls.listSessions, {});
  return sessions.find(({ is_current }) => !is_current)?.id ?? 0;
}

export const accountExamples = [
  examples(
    calls.changePassword,
    `sessionOnly | session | 15
    current_password string(1000) "":required "wrong":wrong
    password string(1000) "":required x*7:minlength x*129:maxlength "password":common "correct horse":ok "12345678\\u0007":illegal`,
  )({ by: 'anew', ask: () => ({ body: { current_password: PASSWORD, password: PASSWORD } }) }),
  examples(
    calls.changeEmail,
    `sessionOnly | session | 6
    current_password string(1000) "":required "wrong":wrong
    email string(1000) "":required "anna":email "new@example.org":ok m*255:maxlength "a\\u0000@b.de":illegal $email:notUnique $EMAIL:notUnique`,
  )((_, { username }) => ({
    body: { current_password: PASSWORD, email: `${username || 'guest'}@example.org` },
  })),
  examples(calls.sendConfirmation, 'sessionOnly | session | 2')(() => ({})),
  examples(
    calls.confirmEmail,
    'noAuthentication | nothing | 5; token string(1000) "":wrong "no such":wrong',
  )(async ({ emailLink }) => ({ body: { token: await emailLink() } })),
  examples(
    calls.requestPasswordReset,
    `noAuthentication | nothing | 1
    language ?one(languages)
    email string(1000) "":required "anna":email "nobody@example.org":ok m*254:ok m*255:maxlength "a\\u0000@b.de":illegal`,
  )(() => ({ body: { email: 'nobody@example.org' } })),
  examples(
    calls.storeLanguage,
    'signedIn | manage | 6; language one(languages)',
  )(() => ({ body: { language: 'it' } })),
  examples(calls.listSessions, 'sessionOnly | session | 2')(() => ({})),
  examples(
    calls.endSession,
    'sessionOnly | session | 2',
  )(async ({ cast }, who) => ({ params: { session: await anotherSession(cast, who) } })),
  examples(calls.endOtherSessions, 'sessionOnly | session | 2')({ by: 'anew', ask: () => ({}) }),
];
