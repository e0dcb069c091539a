import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, integerParam, replyList, trimmed } from '../core/values.ts';
import * as routes from './codes.routes.ts';

/** A phrase that allows signing up (administration.2). */
export const SecretCode = z.object({
  id: z.int(),
  phrase: z.string(),
  /** The number of uses left. */
  amount: z.int(),
  /** The last moment at which it can be used. */
  last_until: z.int(),
  created_at: z.int(),
});
export type SecretCode = z.infer<typeof SecretCode>;

export const listCodes = endpoint(routes.listCodes, {
  summary: 'List secret codes, newest first (site administrators)',
  query: z.object({
    limit: integerParam(LIMITS.codesPage).default(LIMITS.codesPageDefault),
    /** Id of the last code of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(SecretCode, LIMITS.codesPage.max),
});

export const addCode = endpoint(routes.addCode, {
  summary: 'Add a secret code (site administrators)',
  body: z.object({
    /** Trimmed, as the phrase that is typed when signing up. */
    phrase: trimmed(LIMITS.codePhrase),
    /** A time in the future. */
    last_until: z.int().min(0),
    amount: z.int().min(LIMITS.codeUses.min).max(LIMITS.codeUses.max),
  }),
  reply: SecretCode,
  status: 201,
});

export const deleteCode = endpoint(routes.deleteCode, {
  summary: 'Delete a secret code (site administrators)',
});
