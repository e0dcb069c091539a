import type { z } from 'zod';
import type { Bounds } from '#domain/core/limits.ts';
import { Id, integerParam, TimeParam } from './values.ts';

/**
 * Pages of a listing whose order is stable (api.5): the first `limit` items after the one with the id `after`; all by
 * default.
 */
export const pagesOf = (bounds: Bounds) => ({ limit: integerParam(bounds).optional(), after: Id.optional() });
export type Page = z.infer<z.ZodObject<ReturnType<typeof pagesOf>>>;

/** Only what has changed after this moment, in milliseconds, for programs that keep a copy (api.58). */
export const CHANGED = { since: TimeParam.optional() };
export type Changed = z.infer<z.ZodObject<typeof CHANGED>>;
