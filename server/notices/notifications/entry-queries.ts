import { LOG_CODES } from '#domain/core/events/log.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import type { EventSubject } from '../../core/events/subject.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** A log entry with what notifications need. */
export type Entry = EventSubject & {
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

/** Some log entries of a project in their order. */
export const entriesOf = (tx: Transaction, project: number, logIds: readonly number[]) => tx<Entry[]>`
  SELECT e.id, e.w, e.at, e.actor_id, e.user_id, e.section_id, e.string_id, e.translation_id, e.comment_id,
    e.undoes IS NOT NULL AS is_undo, e.batch IS NOT NULL AS is_in_batch, e.data ->> 'r' AS role,
    e.data -> 'acts' -> 'status' AS status, (e.data -> 'acts' -> 'accept' ->> 1)::boolean AS accept,
    e.data -> 'acts' -> 'deadline' ->> 1 AS deadline,
    CASE WHEN e.w IN (${LOG_CODES.editTranslation}::int, ${LOG_CODES.addComment}::int, ${LOG_CODES.editComment}::int)
      THEN e.data -> 'acts' -> 'text' END AS text
  FROM unnest(${[...logIds]}::bigint[]) WITH ORDINALITY AS wanted (log_id, nth),
    LATERAL (SELECT * FROM log WHERE project_id = ${project} AND id = wanted.log_id OFFSET 0) e
  ORDER BY wanted.nth`;

type Related = { id: number; user_id: number };

/** The authors of translations, by their ids. */
export const authorsOfTranslations = (tx: Transaction, project: number, ids: readonly number[]) => tx<
  Related[]
>`
  SELECT id, author_id AS user_id FROM translations WHERE project_id = ${project} AND id = ANY (${[...ids]}::bigint[])`;

/** The authors of deleted translations, by the log entries of the deletions. */
export const authorsOfDeleted = (tx: Transaction, project: number, logIds: readonly number[]) => tx<
  Related[]
>`
  SELECT event_id AS id, author_id AS user_id FROM deletions
  WHERE project_id = ${project} AND event_id = ANY (${[...logIds]}::bigint[]) AND author_id IS NOT NULL`;

/** The authors of older translations of the same string, by the ids of the newer ones. */
export const authorsOfOlder = (tx: Transaction, project: number, ids: readonly number[]) => tx<Related[]>`
  SELECT DISTINCT t.id, older.author_id AS user_id
  FROM translations t, LATERAL (
    SELECT author_id FROM translations WHERE project_id = ${project} AND string_id = t.string_id AND id < t.id OFFSET 0
  ) older
  WHERE t.project_id = ${project} AND t.id = ANY (${[...ids]}::bigint[]) AND older.author_id <> t.author_id`;

/** The authors of the comments that some comments reply to. */
export const authorsRepliedTo = (tx: Transaction, project: number, ids: readonly number[]) => tx<Related[]>`
  SELECT c.id, answered.author_id AS user_id
  FROM comments c JOIN comments answered ON answered.project_id = ${project} AND answered.id = c.reply
  WHERE c.project_id = ${project} AND c.id = ANY (${[...ids]}::bigint[])`;

/** Those of some sections that got strings by an earlier entry than the given ones, each with the first of these. */
export const sectionsWithStringsBefore = (
  tx: Transaction,
  project: number,
  entries: readonly { section: number; id: number }[],
) => tx<{ id: number }[]>`
  SELECT wanted.section_id AS id
  FROM unnest(${entries.map(({ section }) => section)}::bigint[], ${entries.map(({ id }) => id)}::bigint[])
    AS wanted (section_id, log_id)
  WHERE EXISTS (
    SELECT FROM log WHERE project_id = ${project} AND section_id = wanted.section_id AND id < wanted.log_id
      AND w = ${LOG_CODES.addStrings}::int)`;

/** The ids of users by their names in lower case (notifications.25). */
export const usersNamed = (tx: Transaction, names: readonly string[]) => tx<{ id: number; name: string }[]>`
  SELECT id, lower(username) AS name FROM users WHERE lower(username) = ANY (${[...names]}::text[]) AND NOT ${BANNED}`;

/** The sections that updates of books have updated or added, by the log entries of these. */
export const sectionsOfUpdates = (tx: Transaction, project: number, logIds: readonly number[]) => tx<
  { batch: number; section_id: number }[]
>`
  SELECT batch, section_id FROM log
  WHERE project_id = ${project} AND batch = ANY (${[...logIds]}::bigint[]) AND w IN (${LOG_CODES.updateSource}::int, ${LOG_CODES.addSection}::int)`;
