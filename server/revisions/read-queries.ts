import type {
  EntryRevision,
  RevisionsPage,
  StringRevision,
  TranslationRevision,
} from '#contract/revisions.ts';
import type { Sql } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import { ENTRY_STATE, STRING_STATE, TRANSLATION_STATE } from './write-queries.ts';

/** SQL: the columns that all revisions `r` have, with who made them `e`. */
const REVISION = fragment`
  r.event_id AS event, r.at AS created_at, r.deleted,
  CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'username', e.username) END AS editor`;

const page = ({ before, limit }: RevisionsPage): Fragment => fragment`
  ${before === undefined ? fragment`` : fragment`AND r.event_id < ${before}`}
  ORDER BY r.event_id DESC LIMIT ${limit}`;

/** A page of a translation's revisions, newest first. */
export function revisionsOfTranslation(
  sql: Sql,
  { project, string, translation }: { project: number; string: number; translation: number },
  asked: RevisionsPage,
) {
  return sql<TranslationRevision[]>`
    SELECT ${REVISION}, ${TRANSLATION_STATE},
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS author
    FROM translation_revisions r LEFT JOIN users e ON e.id = r.editor_id LEFT JOIN users a ON a.id = r.author_id
    WHERE r.project_id = ${project} AND r.string_id = ${string} AND r.translation_id = ${translation} ${page(asked)}`;
}

/** The same of a string. */
export function revisionsOfString(
  sql: Sql,
  { project, string }: { project: number; string: number },
  asked: RevisionsPage,
) {
  return sql<StringRevision[]>`
    SELECT ${REVISION}, ${STRING_STATE}
    FROM string_revisions r LEFT JOIN users e ON e.id = r.editor_id
    WHERE r.project_id = ${project} AND r.string_id = ${string} ${page(asked)}`;
}

/** The same of a dictionary word. */
export function revisionsOfEntry(
  sql: Sql,
  { project, entry }: { project: number; entry: number },
  asked: RevisionsPage,
) {
  return sql<EntryRevision[]>`
    SELECT ${REVISION}, ${ENTRY_STATE}
    FROM entry_revisions r LEFT JOIN users e ON e.id = r.editor_id
    WHERE r.project_id = ${project} AND r.entry_id = ${entry} ${page(asked)}`;
}
