import { z } from 'zod';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { greatest } from '#domain/core/long-lists.ts';
import { LEFT_BECAUSE } from '#domain/files/imports/undo-update.ts';
import { ALL_ACTION_NAMES, EVENT_ACTIONS } from '#domain/texts/batches/actions.ts';
import { endpoint } from '../core/endpoint.ts';
import { Replaced } from '../core/replaced.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, list, replyList, shortString, TimeParam, withPreprocess } from '../core/values.ts';
import * as routes from './log.routes.ts';

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
  /** The section that the string is in now; null if it is gone. */
  string_section: z.int().nullable(),
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
  /** What a batch does (batches.2); `amount` is how many strings it has changed. */
  action: z.enum([...ALL_ACTION_NAMES, ...EVENT_ACTIONS]).optional(),
  /** Of a batch that replaces texts, and of its parts (find.8). */
  replaced: Replaced.optional(),
  /** Of an update of a section: its file, what it did, and what its undo left as it is, by reason (updates.8). */
  version: z
    .object({
      file: z.string().nullable(),
      added: z.int(),
      changed: z.int(),
      moved: z.int(),
      removed: z.int(),
      skipped: z.partialRecord(z.enum(LEFT_BECAUSE), z.int()).optional(),
    })
    .optional(),
  /** The entry of the batch that this one is a part of (batches.7). */
  batch: z.int().optional(),
  /** The id of the entry whose act it undid (undo.1). */
  undoes: z.int().optional(),
  /** Whether that was an undo itself, so that an act was done again (undo.5). */
  redo: z.boolean().optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const MAX_CODE = greatest(Object.values(LOG_CODES));

const pages = {
  limit: integerParam(LIMITS.logPage).default(LIMITS.logPageDefault),
  /** Only entries with a smaller id: the rest of a log, after an entry or after where the server has stopped looking. */
  before: Id.optional(),
  /** Only entries by this user. */
  u: Id.optional(),
};

/** Codes of actions with commas between them; one may be a number. */
const Codes = withPreprocess(
  (sent) => (typeof sent === 'number' ? String(sent) : sent),
  shortString
    .transform((value): (string | number)[] => [...new Set(value.split(','))])
    .pipe(list(integerParam({ min: 0, max: MAX_CODE }), { max: LIMITS.logCodes })),
).meta({ description: 'one or more codes, with commas between them' }) as z.ZodType<
  number[],
  string | number
>;

/** An entry must match all that is asked for (log.18). While older ones may match, the header Link has their address (log.19). */
export const readLog = endpoint(routes.readLog, {
  summary: 'List the log of a project, newest first',
  query: z.object({
    ...pages,
    /** Only entries of these codes. */
    w: Codes.optional(),
    /** Only entries of this section. */
    section: Id.optional(),
    /** Only entries of this string. */
    string: Id.optional(),
    /** Only the parts of this batch (batches.7). */
    batch: Id.optional(),
    /** The first and the last millisecond of a period. */
    since: TimeParam.optional(),
    until: TimeParam.optional(),
  }),
  reply: replyList(LogEntry, LIMITS.logPage.max),
});

export const readSiteLog = endpoint(routes.readSiteLog, {
  summary: 'List the site log, newest first (site administrators)',
  query: z.object({
    ...pages,
    /** Only entries of this code. */
    w: integerParam({ min: 0, max: MAX_CODE }).optional(),
  }),
  reply: replyList(LogEntry, LIMITS.logPage.max),
});
