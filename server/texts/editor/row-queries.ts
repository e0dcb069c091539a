import type { EditorRow } from '#contract/texts/editor.ts';
import { CAPS } from '#domain/core/limits.ts';
import { flagsOf } from '#domain/formats/po.ts';
import { stringKeys, stringsByKey } from '../../core/content/string-key-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { DISMISSALS_OF_STRING } from '../dismissals/queries.ts';
import { translationsOf } from '../translations/queries.ts';

/** A row of the editor without its index in its section. */
export type UnplacedRow = Omit<EditorRow, 'index'>;

/**
 * The rows of some strings by id, with their translations and the number of unread comments; deleted strings are left
 * out.
 */
export async function editorRows(
  sql: Sql,
  { project, userId }: { project: number; userId: number | null },
  ids: number[],
): Promise<Map<number, UnplacedRow>> {
  if (ids.length === 0) return new Map();
  const [strings, translations] = await Promise.all([
    stringsOf(sql, project, userId, ids),
    translationsOf(sql, project, ids),
  ]);
  return new Map(
    strings.map((string) => [string.id, { ...string, translations: translations.get(string.id) ?? [] }]),
  );
}

/** SQL: the columns of string `s` that are the same for all users, a {@link RowRead}. Only entries of gettext with flags have their lead. */
export const rowColumns = (sql: Sql) =>
  sql`s.id, s.section_id, s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end, s.updated_at, s.comments_amount,
    CASE WHEN s.lead LIKE '%#,%' THEN
      CASE (SELECT c.format FROM sections c WHERE c.project_id = s.project_id AND c.id = s.section_id) WHEN 'po' THEN s.lead ELSE '' END
    WHEN s.lead IS NOT NULL THEN '' END AS lead,
    ${DISMISSALS_OF_STRING} AS dismissals`;

/** What {@link rowColumns} reads of a string. */
export type RowRead = Omit<EditorRow, 'index' | 'unread_amount' | 'flags' | 'translations'> & {
  readonly lead: string | null;
};

/** A row with the flags of its entry instead of what stands before it in its file. */
export const withFlags = <Read extends RowRead>({ lead, ...row }: Read) => ({
  ...row,
  flags: lead === null ? null : lead === '' ? [] : flagsOf(lead).slice(0, CAPS.flags),
});

const stringsOf = async (sql: Sql, project: number, userId: number | null, ids: number[]) => {
  const strings = await sql<(RowRead & Pick<UnplacedRow, 'unread_amount'>)[]>`
  SELECT ${rowColumns(sql)},
    CASE WHEN s.comments_amount = 0 OR ${userId}::bigint IS NULL THEN 0 ELSE (
      SELECT count(*) FROM comments c
      WHERE c.project_id = ${project} AND c.string_id = s.id AND c.author_id <> ${userId} AND NOT c.deleted
        AND c.id > coalesce((SELECT r.comment_id FROM read_marks r
          WHERE r.project_id = ${project} AND r.user_id = ${userId} AND r.string_id = s.id), 0)
    ) END AS unread_amount
  FROM ${stringsByKey(fragment`= ${project}`, stringKeys(project, ids))}`;
  return strings.map(withFlags);
};
