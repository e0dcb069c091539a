import { z } from 'zod';
import { EVENT_KINDS } from '#domain/core/events/kinds.ts';
import { LIVE_TOPICS } from '#domain/core/events/live.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import type { Kind } from '../core/failures.ts';
import { Stats } from '../core/stats.ts';
import { UserName } from '../core/user-name.ts';
import { BodyId, replyList, shortString } from '../core/values.ts';
import { Comment } from '../texts/comments.ts';
import { EditorRow } from '../texts/editor.ts';
import * as routes from './live.routes.ts';

/** The id of an open page: random, created by the page, and a new one after each load. */
const Client = shortString.regex(/^[\w-]{8,40}$/);

/** An action of a user, with only what all readers of the project may know. */
const LiveAction = z.object({
  kind: z.enum(EVENT_KINDS),
  /** Null if the user was deleted. */
  actor: UserName.nullable(),
  section_id: z.int().nullable(),
  string_id: z.int().nullable(),
  translation_id: z.int().nullable(),
  comment_id: z.int().nullable(),
  /**
   * The number of actions, if many of one kind by one user in one section are combined; then there are no ids of their
   * objects.
   */
  amount: z.int().nullable(),
});
export type LiveAction = z.infer<typeof LiveAction>;

/** A row of the editor without the fields that depend on the filter or the user. */
export const LiveRow = EditorRow.omit({ index: true, unread_amount: true });
export type LiveRow = z.infer<typeof LiveRow>;

/** A comment without its read mark, which depends on the user. */
export const LiveComment = Comment.omit({ read: true });
export type LiveComment = z.infer<typeof LiveComment>;

/** The changes in a project since the previous event, with the present content. */
const Changes = z.object({
  deeds: replyList(LiveAction, LIMITS.liveLines),
  /** Strings that changed, or whose translations, votes or comments changed. */
  rows: replyList(LiveRow, LIMITS.liveRows),
  /** The ids of deleted strings. */
  gone: replyList(z.int(), LIMITS.liveRows),
  /** New, changed and deleted comments. */
  comments: replyList(LiveComment, LIMITS.liveRows),
  /** The sections with changes. */
  sections: replyList(
    z.object({
      id: z.int(),
      stats: Stats,
      /**
       * Whether its order or number of strings changed, or so many strings that `rows` has none of them: pages fetch it
       * again.
       */
      is_stale: z.boolean(),
    }),
    // A moved string concerns two sections.
    2 * LIMITS.liveLines,
  ),
  /** The lists to fetch again where they are shown. */
  topics: replyList(z.enum(LIVE_TOPICS), LIVE_TOPICS.length),
});
export type Changes = z.infer<typeof Changes>;

/** Who is present (live.6). It is never a lock: two users may write at one string. */
const Presence = z.object({
  /** The first LIMITS.presentShown in order of their names. */
  people: replyList(
    z.object({
      user: UserName,
      avatar_image: z.string().nullable(),
      avatar_generated: z.string(),
      /** The string that they are on; null if on none. */
      string_id: z.int().nullable(),
      is_writing: z.boolean(),
    }),
    LIMITS.presentShown,
  ),
  /** The number of present users. */
  amount: z.int(),
});
export type Presence = z.infer<typeof Presence>;

/** The events of the stream, by name (live.1, live.4). */
export const LIVE_EVENTS = {
  /**
   * The stream is open. Without `is_resumed`, what was loaded before may be older than the stream and has to be fetched
   * again.
   */
  hello: z.object({ is_resumed: z.boolean() }),
  changes: Changes,
  presence: Presence,
  /** There were too many changes to send: everything that is shown has to be fetched again. */
  reset: z.object({}),
  /** The last event: the user may no longer read the project, or has signed in as somebody else. */
  gone: z.object({ kind: z.enum(['signedOut', 'hidden', 'gone'] satisfies Kind[]) }),
} satisfies Record<string, z.ZodType>;

/** The data of events by name. */
export type LiveEvents = { [Name in keyof typeof LIVE_EVENTS]: z.infer<(typeof LIVE_EVENTS)[Name]> };

export const readEvents = endpoint(routes.readEvents, {
  summary: 'Stream the events of a project; Last-Event-ID resumes after that event',
  query: z.object({
    /** The page that listens. While its stream is open, its user stays present. */
    client: Client.optional(),
  }),
  events: LIVE_EVENTS,
});

export const showPresence = endpoint(routes.showPresence, {
  summary: 'Report your presence: the project, the string, whether you’re typing',
  body: z.object({
    client: Client,
    string_id: BodyId.nullable(),
    /** Holds for LIMITS.writingLasts; a page whose user goes on writing repeats it. */
    is_writing: z.boolean().default(false),
    /** Ends the presence. */
    is_leaving: z.boolean().default(false),
  }),
  isPersonal: true,
});
