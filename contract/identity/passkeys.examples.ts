import { examples, PASSWORD } from '../example.ts';
import * as calls from './passkeys.ts';

export const passkeysExamples = [
  examples(calls.listPasskeys, 'sessionOnly | session | 2')(() => ({})),
  examples(
    calls.beginPasskey,
    `sessionOnly | session | 5
    current_password string(1000) "":required "wrong":wrong; code ?text(0..64)`,
  )(() => ({ body: { current_password: PASSWORD } })),
  examples(
    calls.addPasskey,
    'sessionOnly | session | 8; name text(1..50); credential object',
  )(async ({ newCredential }, who) => ({ body: { name: 'A phone', credential: await newCredential(who) } })),
  examples(
    calls.renamePasskey,
    'sessionOnly | session | 5; name text(1..50)',
  )(async ({ ownPasskey }, who) => ({
    params: { passkey: await ownPasskey(who) },
    body: { name: 'A phone' },
  })),
  examples(
    calls.removePasskey,
    'sessionOnly | session | 7; current_password string(1000) "":required "wrong":wrong',
  )(async ({ ownPasskey }, who) => ({
    params: { passkey: await ownPasskey(who) },
    body: { current_password: PASSWORD },
  })),
  examples(
    calls.beginPasskeyLogin,
    'noAuthentication | nothing | 1; token ?string(1000) "no such":401/expired',
  )(() => ({ body: {} })),
  examples(
    calls.loginWithPasskey,
    `noAuthentication | nothing | 21
    remember,remember_forever ?bool; language ?one(languages); token string(1000) "no such":401/passkey@expired
    passkey object`,
  )({ by: 'guest', ask: async ({ passkeySignIn }) => ({ body: await passkeySignIn() }) }),
];
