import { examples, PASSWORD, RECOVERY_CODE, WAITING_TOKEN } from '../example.ts';
import * as calls from './security.ts';

export const securityExamples = [
  examples(
    calls.continueLogin,
    `noAuthentication | nothing | 19
    token string(1000) "no such":401/expired; passkey ?object
    code ?string(64) -:required "":401/wrong "000":401/wrong x*64:401/wrong`,
  )({ by: 'waiting', ask: () => ({ body: { token: WAITING_TOKEN, code: RECOVERY_CODE } }) }),
  examples(calls.getSecondFactor, 'sessionOnly | session | 2')(() => ({})),
  examples(
    calls.beginSecondFactor,
    'sessionOnly | session | 8; current_password string(1000) "":required "wrong":wrong',
  )(() => ({ body: { current_password: PASSWORD } })),
  examples(
    calls.confirmSecondFactor,
    'sessionOnly | session | 10; code string(64) "":wrong "000":wrong "словно":wrong',
  )({ by: 'enrolling', ask: ({ codeNow }) => ({ body: { code: codeNow() } }) }),
  examples(
    calls.makeRecoveryCodes,
    `sessionOnly | session | 13
    current_password string(1000) "":required "wrong":wrong; code string(64) "":required "000":wrong`,
  )({ by: 'enrolled', ask: () => ({ body: { current_password: PASSWORD, code: RECOVERY_CODE } }) }),
  examples(
    calls.switchSecondFactorOff,
    `sessionOnly | session | 13
    current_password string(1000) "":required "wrong":wrong; code string(64) "":required "000":wrong`,
  )({ by: 'enrolled', ask: () => ({ body: { current_password: PASSWORD, code: RECOVERY_CODE } }) }),
  examples(
    calls.listSecurityEvents,
    'sessionOnly | session | 2; ?limit ?int(1..100); ?before ?id 1:ok',
  )(() => ({ query: { limit: 2 } })),
];
