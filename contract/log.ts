import { z } from 'zod';
import { LOG_CODES } from '#domain/events/log.ts';
import { CAPS, LIMITS } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { UserName } from './user-name.ts';
import { Id, integerParam, replyList } from './values.ts';

/** A log entry (log.1). Names of deleted or renamed objects are those of that moment. */
export const LogEntry = z.object({
  id: z.int(),
  /** Code of the action (log.3). */
  w: z.int(),
  /** The time. */
  T: z.int(),
  /** The actor. */
  u: UserName.nullable(),
  /** The invited user. */
  i: UserName.nullable(),
  /** The kicked user. */
  k: UserName.nullable(),
  /** The affected member, of other actions. */
  m: UserName.nullable(),
  /** Name of a role. */
  r: z.string().nullable(),
  /** The name of the affected object. */
  n: z.string().nullable(),
  /** The section: its id, and its present or last name. */
  se: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  string_id: z.int().nullable(),
  translation_id: z.int().nullable(),
  comment_id: z.int().nullable(),
  /** The number of affected objects, if there are several. */
  amount: z.int().nullable(),
  /** The old and new value of each changed field. */
  acts: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** Whether a site administrator acted as such, not by a role in the project (log.7). */
  by_site: z.boolean().optional(),
  /** In the site's log: changed fields whose values are not logged (log.14), such as a profile or a password. */
  fields: replyList(z.string(), CAPS.fieldsLogged).optional(),
  /** The id of the entry whose act it undid (undo.1). */
  undoes: z.int().optional(),
  /** Whether that was an undo itself, so that an act was done again (undo.5). */
  redo: z.boolean().optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const pages = {
  limit: integerParam(LIMITS.logPage).default(LIMITS.logPageDefault),
  /** Id of the last entry of the previous page. */
  before: Id.optional(),
  /** Only entries of this code. */
  w: integerParam({ min: 0, max: Math.max(...Object.values(LOG_CODES)) }).optional(),
  /** Only entries by this user. */
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
