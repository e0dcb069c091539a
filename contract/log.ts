import { z } from 'zod';
import { LOG_CODES } from '#domain/events/log.ts';
import { CAPS, LIMITS } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { UserName } from './user-name.ts';
import { Id, replyList, whole } from './values.ts';

/** A line of a log (log.1). Names of what was deleted or renamed are those of that moment. */
export const LogEntry = z.object({
  id: z.int(),
  /** The code of its kind. */
  w: z.int(),
  T: z.int(),
  /** Who did it. */
  u: UserName.nullable(),
  /** The invited, the kicked, and the member that another deed concerns. */
  i: UserName.nullable(),
  k: UserName.nullable(),
  m: UserName.nullable(),
  /** The name of a role. */
  r: z.string().nullable(),
  /** The name of what it was done to. */
  n: z.string().nullable(),
  /** The section: its id, and its name as it is now or was last. */
  se: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  string_id: z.int().nullable(),
  translation_id: z.int().nullable(),
  comment_id: z.int().nullable(),
  /** How many, where one deed was done to many. */
  amount: z.int().nullable(),
  /** What changed: field by field, the old value and the new. */
  acts: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Done by a site administrator as such, not by a role in the project (log.7). */
  by_site: z.boolean().optional(),
  /** Of the site's log: fields that changed and whose values are not told (log.14), as of a profile or a password. */
  fields: replyList(z.string(), CAPS.fieldsLogged).optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const pages = {
  limit: whole(LIMITS.logPage).default(LIMITS.logPageDefault),
  /** The next page: entries older than the one with this id. */
  before: Id.optional(),
  /** Of this code alone. */
  w: whole({ min: 0, max: Math.max(...Object.values(LOG_CODES)) }).optional(),
  /** By this user alone. */
  u: Id.optional(),
};

export const readLog = endpoint('GET', '/api/projects/:project/logs', {
  summary: 'List the log of a project, newest first',
  query: z.object(pages),
  reply: replyList(LogEntry, LIMITS.logPage.max),
});

export const readSiteLog = endpoint('GET', '/api/logs', {
  summary: 'List the site log, newest first (site administrators)',
  query: z.object(pages),
  reply: replyList(LogEntry, LIMITS.logPage.max),
});
