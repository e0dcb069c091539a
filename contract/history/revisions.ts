import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, replyList } from '../core/values.ts';
import { EntryState } from '../texts/dictionary.ts';
import * as routes from './revisions.routes.ts';

/** The fields of all revisions (revisions.1). */
const Revision = z.object({
  /** Id of the change's log entry; 0 for a state from before the log. */
  event: z.int(),
  created_at: z.int(),
  /** Who made the change; null if unknown. */
  editor: UserName.nullable(),
  /** Whether the change was a deletion; the other fields have the deleted content then. */
  deleted: z.boolean(),
});

/** A former or the current state of a translation. */
export const TranslationRevision = Revision.extend({
  author: UserName.nullable(),
  status: z.literal([INITIAL, REGULAR, APPROVED]),
  text: z.string(),
  context: z.string(),
});
export type TranslationRevision = z.infer<typeof TranslationRevision>;

/** A former or the current state of a string. */
export const StringRevision = Revision.extend({
  section_id: z.int(),
  text: z.string(),
  key: z.string(),
  context: z.string(),
  max_length: z.int().nullable(),
  continues: z.boolean(),
  target_start: z.int().nullable(),
  target_end: z.int().nullable(),
});
export type StringRevision = z.infer<typeof StringRevision>;

/** A former or the current state of a dictionary word. */
export const EntryRevision = Revision.extend(EntryState.shape);
export type EntryRevision = z.infer<typeof EntryRevision>;

/** Pages of revisions, newest first. */
const query = z.object({
  limit: integerParam(LIMITS.revisionsPage).default(LIMITS.revisionsPageDefault),
  /** The `event` of the last revision of the previous page. */
  before: Id.optional(),
});
export type RevisionsPage = z.output<typeof query>;

export const listTranslationRevisions = endpoint(routes.listTranslationRevisions, {
  summary:
    'List the revisions of a translation, newest first; of a deleted one for its author and managers of translations',
  query,
  reply: replyList(TranslationRevision, LIMITS.revisionsPage.max),
});

export const listStringRevisions = endpoint(routes.listStringRevisions, {
  summary: 'List the revisions of a string, newest first',
  query,
  reply: replyList(StringRevision, LIMITS.revisionsPage.max),
});

export const listEntryRevisions = endpoint(routes.listEntryRevisions, {
  summary: 'List the revisions of a dictionary word, newest first',
  query,
  reply: replyList(EntryRevision, LIMITS.revisionsPage.max),
});
