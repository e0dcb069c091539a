import { CODE, examples, next, PASSWORD } from '../example.ts';
import * as calls from './sign-in-services.ts';

/** The sign-in service of the tests. */
const SERVICE = { service: 'local' };

export const signInServicesExamples = [
  examples(
    calls.beginServiceSignIn,
    `noAuthentication | nothing | 1
    ?from ?string(1000) "//x":ok x*1000:ok; ?visit ?string(1000) "no such":ok; ?language ?one(languages)`,
  )(() => ({ params: SERVICE, query: { from: '/search' } })),
  examples(
    calls.endServiceSignIn,
    `noAuthentication | nothing | 1
    ?state,?code,?iss,?error,?error_description,?session_state ?string(8192) x*8192:ok`,
  )({ by: 'arriving', ask: () => ({ params: SERVICE, query: { state: 'x', code: 'y' } }) }),
  examples(calls.getServiceSignUp, 'noAuthentication | nothing | 1')({ by: 'arriving', ask: () => ({}) }),
  examples(
    calls.signUpWithService,
    `maySignUpByService | nothing | 22
    secret_code ?string(1000) -:required "":required "no such":wrong "a\\u0000":illegal
    invitation ?string(1000) "any":ok "a\\u0000":illegal; language ?one(languages)
    username string(1000) "":required x*2:minlength x*31:ok x*33:maxlength "Fresh_Service_Anna":ok "Support":reserved $username:notUnique
    email string(1000) "":required "anna":email m*253:ok m*255:maxlength $email:notUnique`,
  )({
    by: 'arriving',
    ask: () => {
      const username = `fresh_${next()}`;
      return { body: { username, email: `${username}@example.org`, secret_code: CODE } };
    },
  }),
  examples(calls.listAccountServices, 'sessionOnly | session | 2')(() => ({})),
  examples(
    calls.connectService,
    'sessionOnly | session | 3; current_password string(1000) "":required "wrong":wrong',
  )(() => ({ params: SERVICE, body: { current_password: PASSWORD } })),
  examples(
    calls.confirmWithService,
    'sessionOnly | session | 3',
  )({ by: 'withoutPassword', ask: () => ({ params: SERVICE }) }),
  examples(
    calls.disconnectService,
    'sessionOnly | session | 9; current_password string(1000) "":required "wrong":wrong',
  )(async ({ connectionOf }, who) => ({
    params: { connected_service: await connectionOf(who) },
    body: { current_password: PASSWORD },
  })),
  examples(
    calls.setFirstPassword,
    `sessionOnly | session | 16
    password string(1000) "":required x*7:minlength x*8:common x*129:maxlength "correct horse":ok "iloveyou":common`,
  )({ by: 'confirmed', ask: () => ({ body: { password: PASSWORD } }) }),
];
