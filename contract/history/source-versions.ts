import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, replyList } from '../core/values.ts';
import * as routes from './source-versions.routes.ts';

/** A version of a section's source: an import, or an update (updates.11). */
export const SourceVersion = z.object({
  /** Id of its log entry. */
  event: z.int(),
  created_at: z.int(),
  /** Who imported or updated; null if the account is gone. */
  user: UserName.nullable(),
  is_update: z.boolean(),
  /** The name of the file; null for pasted text, and for imports from before this was kept. */
  file: z.string().nullable(),
  /** How many strings were added, changed, moved and deleted. */
  added: z.int(),
  changed: z.int(),
  moved: z.int(),
  removed: z.int(),
  /** The version that this one undid; null for most. */
  undoes: z.int().nullable(),
  /** Whether this one has been undone. */
  is_undone: z.boolean(),
});
export type SourceVersion = z.infer<typeof SourceVersion>;

export const listSourceVersions = endpoint(routes.listSourceVersions, {
  summary: 'List the imports and updates of a section’s source, newest first',
  query: z.object({
    limit: integerParam(LIMITS.versionsPage).default(LIMITS.versionsPageDefault),
    /** The `event` of the last version of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(SourceVersion, LIMITS.versionsPage.max),
});
