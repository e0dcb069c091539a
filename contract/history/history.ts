import { z } from 'zod';
import { HISTORY_KINDS, HISTORY_SUBJECTS } from '#domain/core/events/history.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { Replaced } from '../core/replaced.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, replyList } from '../core/values.ts';
import * as routes from './history.routes.ts';
import { StringRevision, TranslationRevision } from './revisions.ts';

/** What something was before an event and after it: null before it was added, or after it was deleted. */
const change = <State extends z.ZodType>(state: State) => ({
  before: state.nullable(),
  after: state.nullable(),
});

const SourceState = StringRevision.pick({
  section_id: true,
  text: true,
  key: true,
  context: true,
  max_length: true,
  continues: true,
  target_start: true,
  target_end: true,
});
const TranslationState = TranslationRevision.pick({ status: true, text: true, context: true });

/** An event in the history of a string (history.1): one of `source`, `translation`, `comment` and `finding` is set, the others are null. */
export const HistoryEvent = z.object({
  /** Id of the log entry; 0 if the string is older than the log. */
  event: z.int(),
  created_at: z.int(),
  kind: z.enum(HISTORY_KINDS),
  actor: UserName.nullable(),
  /** Whether a site administrator acted as such (log.7). */
  by_site: z.boolean(),
  source: z.object(change(SourceState)).nullable(),
  translation: z
    .object({
      id: z.int(),
      author: UserName.nullable(),
      /** Whether it is deleted now. */
      deleted: z.boolean(),
      ...change(TranslationState),
    })
    .nullable(),
  comment: z
    .object({
      id: z.int(),
      author: UserName.nullable(),
      /** Whether it is deleted now. */
      deleted: z.boolean(),
      ...change(z.string()),
    })
    .nullable(),
  /** What a check had found, which was dismissed or restored (dismissals.1). */
  finding: z
    .object({
      check: z.string(),
      /** The place that it was about; empty if it was the whole text. */
      text: z.string(),
      /** Of a dismissal; may be empty. */
      reason: z.string(),
    })
    .nullable(),
  /** Of a vote whether it is against; null otherwise, and of a withdrawn vote. */
  is_minus: z.boolean().nullable(),
  /** Of a confirmation whether the translation needs review after it, as when it is undone; null otherwise. */
  needs_review: z.boolean().nullable(),
  /** The search of the batch that replaced texts, if the event is a part of one (find.8). */
  replaced: Replaced.nullable(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export const HistoryPage = z.object({
  events: replyList(HistoryEvent, LIMITS.historyPage.max),
  /** The `before` of the next page; null if there are no older events. */
  next: z.int().nullable(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

const query = z.object({
  limit: integerParam(LIMITS.historyPage).default(LIMITS.historyPageDefault),
  /** The `next` of the previous page. */
  before: Id.optional(),
  /** Only events about this. */
  about: z.enum(HISTORY_SUBJECTS).optional(),
});
export type HistoryQuery = z.output<typeof query>;

export const readHistory = endpoint(routes.readHistory, {
  summary:
    'Read the history of a string, newest first: source, translations, approvals, votes, dismissed findings and comments',
  query,
  reply: HistoryPage,
});
