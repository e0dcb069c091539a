import type {
  EntryRevision,
  RevisionsPage,
  StringRevision,
  TranslationRevision,
} from '#contract/history/revisions.ts';
import { ENTRY_FIELDS } from '#domain/texts/dictionary/dictionary.ts';
import { STRING_STATE, TRANSLATION_STATE } from '../../core/revisions/write-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier, joined } from '../../platform/database/fragment.ts';

/** SQL: a page of the revisions `r` that `condition` selects, newest first, with who made them `e`. */
const revisions = (
  table: Fragment,
  columns: Fragment,
  condition: Fragment,
  { before, limit }: RevisionsPage,
): Fragment => fragment`
  SELECT r.event_id AS event, r.at AS created_at, r.deleted,
    CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'username', e.username) END AS editor, ${columns}
  FROM ${table} r LEFT JOIN users e ON e.id = r.editor_id
  WHERE ${condition} ${before === undefined ? fragment`` : fragment`AND r.event_id < ${before}`}
  ORDER BY r.event_id DESC LIMIT ${limit}`;

const AUTHOR = fragment`
  (SELECT json_build_object('id', a.id, 'username', a.username) FROM users a WHERE a.id = r.author_id) AS author`;

/** A page of a translation's revisions, newest first. */
export function revisionsOfTranslation(
  sql: Sql,
  { project, string, translation }: { project: number; string: number; translation: number },
  asked: RevisionsPage,
) {
  const condition = fragment`r.project_id = ${project} AND r.string_id = ${string} AND r.translation_id = ${translation}`;
  const columns = fragment`${TRANSLATION_STATE}, ${AUTHOR}`;
  return sql<TranslationRevision[]>`${revisions(fragment`translation_revisions`, columns, condition, asked)}`;
}

/** The author of a translation that was deleted and whose string is still there; undefined if nothing was deleted. */
export async function authorOfDeleted(
  sql: Sql,
  { project, string, translation }: { project: number; string: number; translation: number },
): Promise<{ author_id: number } | undefined> {
  const [newest] = await sql<{ author_id: number; deleted: boolean }[]>`
    SELECT author_id, deleted FROM translation_revisions
    WHERE project_id = ${project} AND string_id = ${string} AND translation_id = ${translation}
    ORDER BY event_id DESC LIMIT 1`;
  return newest?.deleted ? newest : undefined;
}

/** The query of a page of a string's revisions. */
export function revisionsOfString(
  sql: Sql,
  { project, string }: { project: number; string: number },
  asked: RevisionsPage,
) {
  const condition = fragment`r.project_id = ${project} AND r.string_id = ${string}`;
  return sql<StringRevision[]>`${revisions(fragment`string_revisions`, STRING_STATE, condition, asked)}`;
}

/** The query of a page of a dictionary word's revisions. */
export function revisionsOfEntry(
  sql: Sql,
  { project, entry }: { project: number; entry: number },
  asked: RevisionsPage,
) {
  const condition = fragment`r.project_id = ${project} AND r.entry_id = ${entry}`;
  // Those who wrote them have fields of these names too.
  const columns = joined(ENTRY_FIELDS, (field) => fragment`r.${identifier(field)}`, fragment`, `);
  return sql<EntryRevision[]>`${revisions(fragment`entry_revisions`, columns, condition, asked)}`;
}
