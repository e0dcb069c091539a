import { route } from '../core/route.ts';

const TOKENS = '/api/account/tokens' as const;

export const listApiTokens = route('GET', TOKENS);
export const createApiToken = route('POST', TOKENS);
export const revokeApiToken = route('DELETE', `${TOKENS}/:api_token`);
