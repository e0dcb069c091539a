import type { z } from 'zod';
import type { Bounds } from '#domain/limits.ts';
import { Id, whole } from './values.ts';

/** Pages of a listing whose order stays (api.5): the first `limit` after the one with the id `after`; all when left out. */
export const pagesOf = (bounds: Bounds) => ({ limit: whole(bounds).optional(), after: Id.optional() });
export type Page = z.infer<z.ZodObject<ReturnType<typeof pagesOf>>>;
