import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, integerParam, replyList, Time, TimeParam } from '../core/values.ts';
import { ReadString } from '../texts/reading.ts';
import * as routes from './past.routes.ts';

/** A section as it was (past.1). */
export const PastSection = z.object({
  id: z.int(),
  num: z.int(),
  /** Null: it has been deleted for good since, or the caller may not read what is deleted (past.4). */
  name: z.string().nullable(),
  translated_name: z.string().nullable(),
  strings_amount: z.int(),
  /** Whether it has been deleted since. */
  deleted: z.boolean(),
});
export type PastSection = z.infer<typeof PastSection>;

export const PastProject = z.object({
  at: Time,
  /** When the change before this moment was made, that is the last one that is shown; null if there was none. */
  previous: Time.nullable(),
  /** When the first change after it was made; null if there was none. */
  next: Time.nullable(),
  sections: replyList(PastSection, LIMITS.sectionsInOrder),
});
export type PastProject = z.infer<typeof PastProject>;

/** A string as it was, with the translation that was current (past.2). */
export const PastString = ReadString.extend({
  /** Null as the name of a section. */
  text: z.string().nullable(),
  /** Whether there was a translation whose text is not shown, for the same reasons; `translation` is null then. */
  removed: z.boolean(),
});
export type PastString = z.infer<typeof PastString>;

export const readPast = endpoint(routes.readPast, {
  summary: 'Read which sections a project had at a moment, in their order',
  query: z.object({ at: TimeParam }),
  reply: PastProject,
});

export const readPastStrings = endpoint(routes.readPastStrings, {
  summary:
    'Read the strings of a section as they were at a moment, each with the translation that was current',
  query: z.object({
    at: TimeParam,
    section: Id,
    limit: integerParam(LIMITS.pastPage).default(LIMITS.pastPageDefault),
    after: Id.optional(),
  }),
  reply: replyList(PastString, LIMITS.pastPage.max),
});
