import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { counted } from '../../core/content/section-queries.ts';
import type { EventSubject } from '../../core/events/subject.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { usersMentioned } from './mention-queries.ts';

/** An event of the log with what notifications need. */
export type LoggedEvent = EventSubject & {
  /** Whether it undoes another, or is part of a batch. */
  is_undo: boolean;
  is_in_batch: boolean;
  /** The name of a role. */
  role: string | null;
  /** The status of a project before and after. */
  status: [before: string, after: string] | null;
  /** The answer to an invitation or a request. */
  accept: boolean | null;
  /** The deadline that an assignment got. */
  deadline: string | null;
  /** The text before and after, if it changed. */
  text: [before: string | null, after: string | null] | null;
};

/** Some events of a project in their order, by the ids of their log entries. */
export const loggedEvents = (tx: Transaction, project: number, logIds: readonly number[]) => tx<
  LoggedEvent[]
>`
  SELECT e.id, e.w, e.at, e.actor_id, e.user_id, e.section_id, e.string_id, e.translation_id, e.comment_id,
    e.undoes IS NOT NULL AS is_undo, e.batch IS NOT NULL AS is_in_batch, e.data ->> 'r' AS role,
    e.data -> 'acts' -> 'status' AS status, (e.data -> 'acts' -> 'accept' ->> 1)::boolean AS accept,
    e.data -> 'acts' -> 'deadline' ->> 1 AS deadline,
    CASE WHEN e.w IN (${LOG_CODES.editTranslation}::int, ${LOG_CODES.addComment}::int, ${LOG_CODES.editComment}::int)
      THEN e.data -> 'acts' -> 'text' END AS text
  FROM unnest(${[...logIds]}::bigint[]) WITH ORDINALITY AS wanted (log_id, nth),
    LATERAL (SELECT * FROM log WHERE project_id = ${project} AND id = wanted.log_id OFFSET 0) e
  ORDER BY wanted.nth`;

/** The users whom some events concern, and what must be known of sections. */
export type Related = {
  /** By the id of a translation. */
  authors: Map<number, number[]>;
  olderAuthors: Map<number, number[]>;
  /** By the id of an event. */
  authorsOfDeleted: Map<number, number[]>;
  /** By the id of a comment. */
  answered: Map<number, number[]>;
  /** Those whom a comment mentions for the first time, by the id of the event. */
  mentioned: Map<number, number[]>;
  /** The sections that updates of books have updated or added, by the id of the event. */
  updated: Map<number, number[]>;
  /** The sections whose strings are not their first ones. */
  growing: Set<number>;
};

/** Reads what some events concern, with a query only for what they have. */
export async function relatedTo(
  tx: Transaction,
  project: number,
  events: readonly LoggedEvent[],
): Promise<Related> {
  const ofKinds = (...kinds: EventKind[]) =>
    events.filter(({ w }) => kinds.some((kind) => kind === eventKindOf(w)));
  const ids = (some: readonly LoggedEvent[], field: 'translation_id' | 'comment_id') =>
    some.flatMap((event) => event[field] ?? []);
  const judged = ids(ofKinds('approve', 'editTranslation', 'vote'), 'translation_id');
  const added = ids(ofKinds('addTranslation'), 'translation_id');
  const deleted = ofKinds('deleteTranslation').map(({ id }) => id);
  const comments = ids(ofKinds('addComment'), 'comment_id');
  const grown = [...Map.groupBy(ofKinds('addStrings'), ({ section_id }) => section_id)].flatMap(
    ([section, [first]]) => (section !== null && first ? [{ section, id: first.id }] : []),
  );
  const books = ofKinds('updateSource').flatMap(({ id, section_id }) => (section_id === null ? id : []));
  const parts = books.length > 0 ? await sectionsOfUpdates(tx, project, books) : [];
  return {
    updated: new Map(
      [...Map.groupBy(parts, ({ batch }) => batch)].map(([id, some]) => [
        id,
        some.map(({ section_id }) => section_id),
      ]),
    ),
    authors: byId(judged.length > 0 ? await authorsOfTranslations(tx, project, judged) : []),
    olderAuthors: byId(added.length > 0 ? await authorsOfOlder(tx, project, added) : []),
    authorsOfDeleted: byId(deleted.length > 0 ? await authorsOfDeleted(tx, project, deleted) : []),
    answered: byId(comments.length > 0 ? await authorsRepliedTo(tx, project, comments) : []),
    mentioned: await usersMentioned(tx, ofKinds('addComment', 'editComment')),
    growing: new Set(
      grown.length > 0 ? (await sectionsWithStringsBefore(tx, project, grown)).map(({ id }) => id) : [],
    ),
  };
}

type UserOf = { id: number; user_id: number };

const byId = (rows: readonly UserOf[]): Map<number, number[]> =>
  new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, some]) => [id, some.map(({ user_id }) => user_id)]),
  );

/** The authors of translations, by their ids. */
const authorsOfTranslations = (tx: Transaction, project: number, ids: readonly number[]) => tx<UserOf[]>`
  SELECT id, author_id AS user_id FROM translations WHERE project_id = ${project} AND id = ANY (${[...ids]}::bigint[])`;

/** The authors of deleted translations, by the events of the deletions. */
const authorsOfDeleted = (tx: Transaction, project: number, logIds: readonly number[]) => tx<UserOf[]>`
  SELECT event_id AS id, author_id AS user_id FROM deletions
  WHERE project_id = ${project} AND event_id = ANY (${[...logIds]}::bigint[]) AND author_id IS NOT NULL`;

/** The authors of older translations of the same string, by the ids of the newer ones. */
const authorsOfOlder = (tx: Transaction, project: number, ids: readonly number[]) => tx<UserOf[]>`
  SELECT DISTINCT t.id, older.author_id AS user_id
  FROM translations t, LATERAL (
    SELECT author_id FROM translations WHERE project_id = ${project} AND string_id = t.string_id AND id < t.id OFFSET 0
  ) older
  WHERE t.project_id = ${project} AND t.id = ANY (${[...ids]}::bigint[]) AND older.author_id <> t.author_id`;

/** The authors of the comments that some comments reply to. */
const authorsRepliedTo = (tx: Transaction, project: number, ids: readonly number[]) => tx<UserOf[]>`
  SELECT c.id, answered.author_id AS user_id
  FROM comments c JOIN comments answered ON answered.project_id = ${project} AND answered.id = c.reply
  WHERE c.project_id = ${project} AND c.id = ANY (${[...ids]}::bigint[])`;

/** Those of some sections that got strings by an earlier event than the given ones, each with the first of these. */
const sectionsWithStringsBefore = (
  tx: Transaction,
  project: number,
  events: readonly { section: number; id: number }[],
) => tx<{ id: number }[]>`
  SELECT wanted.section_id AS id
  FROM unnest(${events.map(({ section }) => section)}::bigint[], ${events.map(({ id }) => id)}::bigint[])
    AS wanted (section_id, log_id)
  WHERE EXISTS (
    SELECT FROM log WHERE project_id = ${project} AND section_id = wanted.section_id AND id < wanted.log_id
      AND w = ${LOG_CODES.addStrings}::int)`;

/** The sections that updates of books have updated or added, by the events of these. */
const sectionsOfUpdates = (tx: Transaction, project: number, logIds: readonly number[]) => tx<
  { batch: number; section_id: number }[]
>`
  SELECT batch, section_id FROM log
  WHERE project_id = ${project} AND batch = ANY (${[...logIds]}::bigint[]) AND w IN (${LOG_CODES.updateSource}::int, ${LOG_CODES.addSection}::int)`;

/**
 * Which of some sections have become finished: every string has a translation now, and some had none when they were
 * last looked at (notifications.5). The finished sections are stored; those that aren't finished any more are
 * forgotten.
 */
export async function newlyFinished(
  tx: Transaction,
  project: number,
  sections: readonly number[],
): Promise<number[]> {
  const now = await tx<{ id: number; is_finished: boolean }[]>`
    SELECT s.id, s.strings_amount + coalesce(d.strings_amount, 0) > 0
      AND s.strings_amount + coalesce(d.strings_amount, 0) = s.strings_translated + coalesce(d.strings_translated, 0)
      AS is_finished
    FROM sections s LEFT JOIN (
      SELECT section_id, ${counted(tx)} FROM section_deltas
      WHERE project_id = ${project} AND section_id = ANY (${[...sections]}::bigint[]) GROUP BY section_id
    ) d ON d.section_id = s.id
    WHERE s.project_id = ${project} AND s.id = ANY (${[...sections]}::bigint[])`;
  const finished = now.filter(({ is_finished }) => is_finished).map(({ id }) => id);
  const others = sections.filter((id) => !finished.includes(id));
  const added = await tx<{ section_id: number }[]>`
    WITH gone AS (
      DELETE FROM finished_sections WHERE project_id = ${project} AND section_id = ANY (${others}::bigint[])
    )
    INSERT INTO finished_sections (project_id, section_id)
    SELECT ${project}::bigint, id FROM unnest(${finished}::bigint[]) AS id
    ON CONFLICT DO NOTHING RETURNING section_id`;
  return added.map(({ section_id }) => section_id);
}
