import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { DELETED_KIND_NAMES, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { DIFFERENCE_KINDS } from '#domain/texts/checks/differences.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, replyList } from '../core/values.ts';
import * as routes from './deleted.routes.ts';

const DeletedKindName = z.enum(DELETED_KIND_NAMES as [DeletedKind, ...DeletedKind[]]);

/** What a translation lacks, adds or has otherwise than its source (editor.19). */
const Difference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  /** The first placeholders and tags that it `lacks` or `adds`. */
  signs: replyList(z.string(), LIMITS.differingSigns).optional(),
  /** Line `breaks` in the source and in the translation. */
  source: z.int().optional(),
  own: z.int().optional(),
});

/** Something that was deleted and can still be restored (deleted.1). */
export const DeletedItem = z.object({
  /** Id of the deletion's log entry. */
  event: z.int(),
  kind: DeletedKindName,
  /** The id that it had, and has again when it is restored. */
  item: z.int(),
  deleted_at: z.int(),
  /** When it is deleted for good. */
  deleted_until: z.int(),
  /** Who deleted it. */
  actor: UserName.nullable(),
  /** The author of a translation or comment; null for the rest. */
  author: UserName.nullable(),
  /** The section it was in, with its present name; the name is null if the section is deleted too. */
  section: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  /** The string it was in, with the beginning of its present text; the text is null if the string is deleted too. */
  string: z.object({ id: z.int(), text: z.string().nullable() }).nullable(),
  /** The beginning of its text or name. */
  text: z.string(),
  /** How much was in it; all are 0 for a translation and a comment. */
  strings: z.int(),
  translations: z.int(),
  comments: z.int(),
  /** How a translation differs from the present text of its string in what translations usually keep (deleted.8); empty for the rest. */
  differences: replyList(Difference, DIFFERENCE_KINDS.length),
});
export type DeletedItem = z.infer<typeof DeletedItem>;

/** Where something is after it was restored. */
const Restored = z.object({
  kind: DeletedKindName,
  item: z.int(),
  section_id: z.int().nullable(),
  string_id: z.int().nullable(),
});

export const listDeleted = endpoint(routes.listDeleted, {
  summary: 'List what was deleted and can be restored, newest first: as far as the caller may restore it',
  query: z.object({
    kind: DeletedKindName.optional(),
    limit: integerParam(LIMITS.deletedPage).default(LIMITS.deletedPageDefault),
    /** The `event` of the last one of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(DeletedItem, LIMITS.deletedPage.max),
});

export const restoreDeleted = endpoint(routes.restoreDeleted, {
  summary: 'Restore what was deleted, with everything that was in it',
  stores: 'imports',
  reply: Restored,
});
