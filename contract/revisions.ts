import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { endpoint } from './endpoint.ts';
import { UserName } from './user-name.ts';
import { Id, replyList, whole } from './values.ts';

/** The fields of all revisions (revisions.1). */
const Revision = z.object({
  /** The id of the log entry of the change; 0 for a state that is older than the log. */
  event: z.int(),
  created_at: z.int(),
  /** Who made the change; null if that is unknown. */
  editor: UserName.nullable(),
  /** Whether the change was a deletion; the other fields then have what was deleted. */
  deleted: z.boolean(),
});

/** A state of a translation, which may be its present one. */
export const TranslationRevision = Revision.extend({
  author: UserName.nullable(),
  status: z.literal([INITIAL, REGULAR, APPROVED]),
  text: z.string(),
  context: z.string(),
});
export type TranslationRevision = z.infer<typeof TranslationRevision>;

/** A state of a string. */
export const StringRevision = Revision.extend({
  section_id: z.int(),
  text: z.string(),
  key: z.string(),
  context: z.string(),
  max_length: z.int().nullable(),
  continues: z.boolean(),
});
export type StringRevision = z.infer<typeof StringRevision>;

/** A state of a dictionary word. */
export const EntryRevision = Revision.extend({
  word: z.string(),
  word_key: z.string(),
  translate: z.string(),
  translate_key: z.string(),
  desc: z.string(),
});
export type EntryRevision = z.infer<typeof EntryRevision>;

/** Pages of revisions, newest first. */
const query = z.object({
  limit: whole(LIMITS.revisionsPage).default(LIMITS.revisionsPageDefault),
  /** The next page: revisions older than the one of this event. */
  before: Id.optional(),
});
export type RevisionsPage = z.output<typeof query>;

const STRING = '/api/projects/:project/sections/:section/strings/:string' as const;

export const listTranslationRevisions = endpoint('GET', `${STRING}/translations/:translation/revisions`, {
  summary:
    'List the revisions of a translation, newest first; of a deleted one for its author and managers of translations',
  query,
  reply: replyList(TranslationRevision, LIMITS.revisionsPage.max),
});

export const listStringRevisions = endpoint('GET', `${STRING}/revisions`, {
  summary: 'List the revisions of a string, newest first',
  query,
  reply: replyList(StringRevision, LIMITS.revisionsPage.max),
});

export const listEntryRevisions = endpoint('GET', '/api/projects/:project/dictionary/:entry/revisions', {
  summary: 'List the revisions of a dictionary word, newest first',
  query,
  reply: replyList(EntryRevision, LIMITS.revisionsPage.max),
});
