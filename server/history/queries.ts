import type { Replaced } from '#contract/core/replaced.ts';
import type { UserName } from '#contract/core/user-name.ts';
import type { HistoryQuery } from '#contract/history/history.ts';
import { HISTORY, HISTORY_KINDS } from '#domain/core/events/history.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { CAPS } from '#domain/core/limits.ts';
import { STRING_STATE, TRANSLATION_STATE } from '../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { type Fragment, fragment } from '../platform/database/fragment.ts';
import { replacedBy } from '../texts/batches/replaced-queries.ts';

/** What a reader sees of what is deleted: their own, or all (history.3). */
export type Reader = { id: number | null; allTranslations: boolean; allComments: boolean };

/** A former or the present state, as the revision that has it. */
export type Revision = { deleted: boolean } & Record<string, unknown>;

/** An event with the states just before it and at it. */
export type HistoryRow = {
  id: number;
  w: number;
  at: number;
  actor: UserName | null;
  author: UserName | null;
  translation_id: number | null;
  comment_id: number | null;
  /** Whether its translation or comment is deleted now. */
  deleted: boolean;
  data: { n?: string; acts?: Record<string, [unknown, unknown]>; by_site?: boolean } | null;
  replaced: Replaced | null;
  before: Revision | null;
  after: Revision | null;
};

export type History = {
  /** Newest first: a page, and one more if there are more. */
  rows: HistoryRow[];
  /** The last entry that was looked at, if there may be others behind it. */
  looked_to: number | null;
};

type StringKey = { project: number; string: number };

/** SQL: a user's name as JSON. */
const person = (of: Fragment): Fragment => fragment`
  (SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = ${of})`;

/** SQL: the translation's or string's revision at entry `e`, or before it: by its whole key but the event. */
const revision = ({ project, string }: StringKey, isBefore: boolean): Fragment => {
  const by = isBefore ? fragment`<` : fragment`<=`;
  return fragment`
    CASE WHEN e.translation_id IS NOT NULL THEN (
      SELECT row_to_json(r) FROM (
        SELECT deleted, ${TRANSLATION_STATE} FROM translation_revisions
        WHERE project_id = ${project} AND string_id = ${string} AND translation_id = e.translation_id AND event_id ${by} e.id
        ORDER BY event_id DESC LIMIT 1
      ) r
    ) WHEN e.comment_id IS NULL THEN (
      SELECT row_to_json(r) FROM (
        SELECT deleted, ${STRING_STATE} FROM string_revisions
        WHERE project_id = ${project} AND string_id = ${string} AND event_id ${by} e.id
        ORDER BY event_id DESC LIMIT 1
      ) r
    ) END`;
};

/**
 * A page of a string's history, newest first. It looks at a bounded number of entries of the log (`looked`), even if
 * many of them are of another kind or hidden from the reader. The entry that added the string names only its section,
 * or the string that it was split from, so it is found by the string's first revision.
 */
export async function historyOf(
  sql: Sql | Transaction,
  at: StringKey,
  { id: reader, allTranslations, allComments }: Reader,
  { before, limit, about }: HistoryQuery,
): Promise<History> {
  const { project, string } = at;
  const codes = (about ? HISTORY[about] : HISTORY_KINDS).map((kind) => LOG_CODES[kind]);
  const older = (id: Fragment) => (before === undefined ? fragment`` : fragment`AND ${id} < ${before}`);
  const [history] = await sql<History[]>`
    WITH looked AS MATERIALIZED (
      SELECT * FROM (
        (
          SELECT id, w, translation_id, comment_id FROM log
          WHERE project_id = ${project} AND string_id = ${string} ${older(fragment`id`)}
          ORDER BY id DESC LIMIT ${CAPS.historyLooked}
        ) UNION ALL (
          SELECT event_id, coalesce(l.w, ${LOG_CODES.addStrings}::smallint), NULL, NULL FROM (
            SELECT event_id FROM string_revisions
            WHERE project_id = ${project} AND string_id = ${string} ORDER BY event_id LIMIT 1
          ) first LEFT JOIN LATERAL (
            SELECT w, string_id FROM log WHERE project_id = ${project} AND id = event_id OFFSET 0
          ) l ON true
          WHERE l.string_id IS DISTINCT FROM ${string}::bigint ${older(fragment`event_id`)}
        )
      ) entries ORDER BY id DESC LIMIT ${CAPS.historyLooked}
    ), shown AS MATERIALIZED (
      SELECT e.*, coalesce(t.author_id, d.author_id, c.author_id) AS author_id,
        e.translation_id IS NOT NULL AND t.author_id IS NULL OR e.comment_id IS NOT NULL AND coalesce(c.deleted, true) AS deleted
      FROM looked e LEFT JOIN LATERAL (
        SELECT author_id FROM translations WHERE project_id = ${project} AND id = e.translation_id OFFSET 0
      ) t ON true LEFT JOIN LATERAL (
        SELECT author_id FROM translation_revisions
        WHERE project_id = ${project} AND string_id = ${string} AND translation_id = e.translation_id
        ORDER BY event_id DESC LIMIT 1
      ) d ON true LEFT JOIN LATERAL (
        SELECT author_id, deleted FROM comments WHERE project_id = ${project} AND id = e.comment_id OFFSET 0
      ) c ON true
      WHERE e.w = ANY(${codes}::int[])
        AND (e.translation_id IS NULL OR t.author_id IS NOT NULL OR ${allTranslations} OR d.author_id = ${reader}::bigint)
        AND (e.comment_id IS NULL OR NOT c.deleted OR ${allComments} OR c.author_id = ${reader}::bigint)
      ORDER BY e.id DESC LIMIT ${limit + 1}
    ), told AS (
      SELECT e.id, e.w, e.translation_id, e.comment_id, e.deleted, coalesce(l.at, first.at) AS at, l.data,
        ${person(fragment`coalesce(l.actor_id, first.editor_id)`)} AS actor, ${person(fragment`e.author_id`)} AS author,
        ${replacedBy(project, fragment`l.batch`)} AS replaced, ${revision(at, true)} AS before, ${revision(at, false)} AS after
      FROM shown e LEFT JOIN LATERAL (
        SELECT at, actor_id, data, batch FROM log WHERE project_id = ${project} AND id = e.id OFFSET 0
      ) l ON true LEFT JOIN LATERAL (
        SELECT at, editor_id FROM string_revisions
        WHERE project_id = ${project} AND string_id = ${string} AND event_id = e.id AND e.translation_id IS NULL
          AND e.comment_id IS NULL OFFSET 0
      ) first ON true
    )
    SELECT coalesce((SELECT json_agg(told ORDER BY id DESC) FROM told), '[]') AS rows,
      (SELECT min(id) FROM looked HAVING count(*) = ${CAPS.historyLooked}) AS looked_to`;
  return history ?? { rows: [], looked_to: null };
}
