import { z } from 'zod';
import { EVENT_KINDS } from '#domain/events/kinds.ts';
import { LIVE_TOPICS } from '#domain/events/live.ts';
import { LIMITS } from '#domain/limits.ts';
import { Comment } from './comments.ts';
import { EditorRow } from './editor.ts';
import { endpoint } from './endpoint.ts';
import type { Kind } from './failures.ts';
import { Stats } from './stats.ts';
import { UserName } from './user-name.ts';
import { BodyId, replyList, shortString } from './values.ts';

/** A page that is open somewhere: a random name that it makes for itself, another after each load. */
const Client = shortString.regex(/^[\w-]{8,40}$/);

/** What a user did, in what all readers of the project may know. */
const LiveAction = z.object({
  kind: z.enum(EVENT_KINDS),
  /** Null for a user that is gone. */
  actor: UserName.nullable(),
  section_id: z.int().nullable(),
  string_id: z.int().nullable(),
  translation_id: z.int().nullable(),
  comment_id: z.int().nullable(),
  /**
   * How many, where many deeds of one kind by one user in one section are told as one; the ids of what they were done to
   * are null.
   */
  amount: z.int().nullable(),
});
export type LiveAction = z.infer<typeof LiveAction>;

/** A row of the editor as everyone sees it: a page keeps the index and the unread comments that it has. */
export const LiveRow = EditorRow.omit({ index: true, unread_amount: true });
export type LiveRow = z.infer<typeof LiveRow>;

/** A comment as everyone sees it: a page knows whose are read. */
export const LiveComment = Comment.omit({ read: true });
export type LiveComment = z.infer<typeof LiveComment>;

/** What was done in a project since the event before, told by what is there now. */
const Changes = z.object({
  deeds: replyList(LiveAction, LIMITS.liveLines),
  /** Strings that changed, or whose translations, votes or comments did. */
  rows: replyList(LiveRow, LIMITS.liveRows),
  /** Ids of strings that are there no more. */
  gone: replyList(z.int(), LIMITS.liveRows),
  /** Comments that are new, changed or emptied. */
  comments: replyList(LiveComment, LIMITS.liveRows),
  /** Sections in which something was done. */
  sections: replyList(
    z.object({
      id: z.int(),
      stats: Stats,
      /** Other strings are in it, or in another order, or so many changed that `rows` has none of them: fetch again. */
      is_stale: z.boolean(),
    }),
    // A log line may concern two sections, when a string moves.
    2 * LIMITS.liveLines,
  ),
  /** What is to be fetched again where it is shown. */
  topics: replyList(z.enum(LIVE_TOPICS), LIVE_TOPICS.length),
});
export type Changes = z.infer<typeof Changes>;

/** Who is there (live.6). Never a lock: two may write at one string. */
const Presence = z.object({
  /** The first LIMITS.presentShown by name. */
  people: replyList(
    z.object({
      user: UserName,
      avatar_image: z.string().nullable(),
      avatar_generated: z.string(),
      /** The string they are on; null when on none. */
      string_id: z.int().nullable(),
      is_writing: z.boolean(),
    }),
    LIMITS.presentShown,
  ),
  /** How many there are. */
  amount: z.int(),
});
export type Presence = z.infer<typeof Presence>;

/** What comes on the stream, by the names of its events (live.1, live.4). */
export const LIVE_EVENTS = {
  /** The stream is open. Without `is_resumed` what was loaded before may be older than the stream: fetch it again. */
  hello: z.object({ is_resumed: z.boolean() }),
  changes: Changes,
  presence: Presence,
  /** Too much was done to tell it one by one: fetch everything again that is shown. */
  reset: z.object({}),
  /** The asking user may not read the project any more, or is another by now; nothing comes after it. */
  gone: z.object({ kind: z.enum(['signedOut', 'hidden', 'gone'] satisfies Kind[]) }),
} satisfies Record<string, z.ZodType>;

/** An event as it comes: its data by its name. */
export type LiveEvents = { [Name in keyof typeof LIVE_EVENTS]: z.infer<(typeof LIVE_EVENTS)[Name]> };

const PROJECT = '/api/projects/:project' as const;

export const readEvents = endpoint('GET', `${PROJECT}/events`, {
  summary: 'Stream the events of a project; Last-Event-ID resumes after that event',
  query: z.object({
    /** The page that listens: whom it has shown as present is there until it closes the stream. */
    client: Client.optional(),
  }),
  events: LIVE_EVENTS,
});

export const showPresence = endpoint('POST', `${PROJECT}/presence`, {
  summary: 'Report your presence: the project, the string, whether you’re typing',
  body: z.object({
    client: Client,
    string_id: BodyId.nullable(),
    /** Holds for LIMITS.writingLasts: a page that goes on writing says so again. */
    is_writing: z.boolean().default(false),
    /** Not to be shown any more. */
    is_leaving: z.boolean().default(false),
  }),
  isPersonal: true,
});
