import { z } from 'zod';
import { SCOPES } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { list, replyList, trimmed } from '../core/values.ts';
import * as routes from './api-tokens.routes.ts';

/** An API token of the caller, without its secret (tokens.3). */
export const ApiToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: replyList(z.enum(SCOPES), SCOPES.length),
  /** The beginning of the token, by which its user recognises it. */
  start: z.string(),
  created_at: z.int(),
  /** Null if it never expires. */
  expires_at: z.int().nullable(),
  /** When it was last used, up to LIMITS.apiTokenSeenEvery late; null if never. */
  last_used_at: z.int().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const listApiTokens = endpoint(routes.listApiTokens, {
  summary: 'List your API tokens, newest first',
  reply: replyList(ApiToken, LIMITS.apiTokensPerUser),
});

export const createApiToken = endpoint(routes.createApiToken, {
  summary: 'Create an API token; only this response has it',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({
    name: trimmed(LIMITS.apiTokenName),
    scopes: list(z.enum(SCOPES), { min: 1, max: SCOPES.length }),
    /** A time in the future; null if it never expires. */
    expires_at: z.int().min(0).nullable(),
    current_password: z.string().max(LIMITS.typedPassword),
  }),
  reply: ApiToken.extend({
    /** The value of `Authorization: Bearer`. It is returned only once and stored as a hash. */
    token: z.string(),
  }),
  status: 201,
});

export const revokeApiToken = endpoint(routes.revokeApiToken, {
  summary: 'Revoke one of your API tokens',
});
