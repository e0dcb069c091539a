import { z } from 'zod';
import { EVENT_KINDS } from '#domain/core/events/kinds.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { BodyId, replyList } from '../core/values.ts';
import { Batch, Reason } from '../texts/batches.ts';
import { LogEntry } from './log.ts';
import * as routes from './reverts.routes.ts';

const BodyTime = z.int().min(0);

/** Which of the member's actions; all of them by default. */
const Chosen = z.object({
  section: BodyId.optional(),
  /** The first and the last millisecond of a period. */
  since: BodyTime.optional(),
  until: BodyTime.optional(),
});

/** An action that would be reverted. */
const RevertRow = z.object({
  /** The entry of the action, with its old and new values. */
  entry: LogEntry,
  /** What stands in the way of reverting it; null if nothing does. */
  conflict: Reason.nullable(),
  /** The texts of its string and translation as they are now; null if they are gone, or if it has none. */
  source: z.string().nullable(),
  translation: z.string().nullable(),
});
export type RevertRow = z.infer<typeof RevertRow>;

const RevertPreview = z.object({
  /** How many actions would be reverted, at most LIMITS.batch, and whether there are more. */
  total: z.int(),
  has_more: z.boolean(),
  /** How many of each code of the log. */
  kinds: replyList(z.object({ w: z.int(), amount: z.int() }), EVENT_KINDS.length),
  /** The next of them, in the order in which they are reverted: the newest first. */
  rows: replyList(RevertRow, LIMITS.revertPage),
  /** Whether what stands in the way was looked for: not where too much newer depends on it. */
  is_checked: z.boolean(),
  /** `before` for the rows that follow; null at the end. */
  next: z.int().nullable(),
});
export type RevertPreview = z.infer<typeof RevertPreview>;

export const previewRevert = endpoint(routes.previewRevert, {
  summary: 'List the actions that reverting a member would undo, with any conflicts; changes nothing',
  body: Chosen.extend({
    /** Only what is reverted after this event. */
    before: BodyId.optional(),
  }),
  isPersonal: true,
  // A dry run asks what the run asks, quotas too.
  stores: 'edits',
  reply: RevertPreview,
});

export const startRevert = endpoint(routes.startRevert, {
  summary: 'Revert a member’s actions in the project, as a batch that can be undone',
  status: 201,
  stores: 'edits',
  body: Chosen,
  reply: Batch,
});
