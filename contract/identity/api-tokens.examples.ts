import { examples, hasNoSession, next, PASSWORD, type Visitor } from '../example.ts';
import * as calls from './api-tokens.ts';

/** An API token of the caller. */
async function ownToken(who: Visitor): Promise<number> {
  if (hasNoSession(who)) return 1;
  return (await who.does(calls.createApiToken, { body: tokenDraft() })).id;
}

const tokenDraft = () => ({
  name: `Program ${next()}`,
  scopes: ['read' as const, 'manage' as const],
  expires_at: null,
  current_password: PASSWORD,
});

export const apiTokensExamples = [
  examples(calls.listApiTokens, 'sessionOnly | session | 2')(() => ({})),
  examples(
    calls.createApiToken,
    `sessionOnly | session | 8
    current_password string(1000) "":required "wrong":wrong; name text(1..100)
    scopes list(1..3) ["admin"]:choice ["read"]:ok ["read","translate","manage","read"]:413/tooMany
    expires_at int(0..)|null 0:min 1:min 9007199254740991:ok`,
  )(() => ({ body: tokenDraft() })),
  examples(
    calls.revokeApiToken,
    'sessionOnly | session | 2',
  )(async (_, who) => ({ params: { api_token: await ownToken(who) } })),
];
