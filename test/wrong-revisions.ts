import type { Sql } from '../server/database/connect.ts';

/**
 * The translations, strings and dictionary words of a project whose newest revision differs from their row
 * (revisions.5), or which are gone without a revision of their deletion. What was deleted with its string or section
 * needs none (revisions.6).
 */
export async function wrongRevisions(sql: Sql, project: number) {
  return sql`
    WITH translation AS (
      SELECT t.project_id, t.string_id, t.id,
        (CASE WHEN t.id = s.approved_id THEN 1 ELSE -t.initial::int END, t.author_id, t.text, t.context)::text AS state
      FROM translations t JOIN strings s ON s.project_id = t.project_id AND s.id = t.string_id
      WHERE t.project_id = ${project}
    ), translation_revision AS (
      SELECT DISTINCT ON (project_id, translation_id) project_id, string_id, translation_id AS id, deleted,
        (status::int, author_id, text, context)::text AS state
      FROM translation_revisions WHERE project_id = ${project} ORDER BY project_id, translation_id, event_id DESC
    ), string AS (
      SELECT project_id, id, section_id, (section_id, text, key, context, max_length, continues)::text AS state FROM strings
      WHERE project_id = ${project}
    ), string_revision AS (
      SELECT DISTINCT ON (project_id, string_id) project_id, string_id AS id, section_id, deleted,
        (section_id, text, key, context, max_length, continues)::text AS state
      FROM string_revisions WHERE project_id = ${project} ORDER BY project_id, string_id, event_id DESC
    ), entry AS (
      SELECT project_id, id, (word, word_key, translate, translate_key, "desc")::text AS state FROM dictionary
      WHERE project_id = ${project}
    ), entry_revision AS (
      SELECT DISTINCT ON (project_id, entry_id) project_id, entry_id AS id, deleted,
        (word, word_key, translate, translate_key, "desc")::text AS state
      FROM entry_revisions WHERE project_id = ${project} ORDER BY project_id, entry_id, event_id DESC
    )
    SELECT 'translation' AS what, id, t.state AS row, r.state AS revision
    FROM translation t FULL JOIN translation_revision r USING (project_id, id)
    WHERE (t.state IS NOT NULL OR EXISTS (SELECT FROM strings s WHERE s.project_id = r.project_id AND s.id = r.string_id))
      AND (t.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END OR t.state IS NOT NULL AND t.string_id <> r.string_id)
    UNION ALL
    SELECT 'string', id, s.state, r.state FROM string s FULL JOIN string_revision r USING (project_id, id)
    WHERE (s.state IS NOT NULL OR EXISTS (SELECT FROM sections x WHERE x.project_id = r.project_id AND x.id = r.section_id))
      AND s.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END
    UNION ALL
    SELECT 'entry', id, e.state, r.state FROM entry e FULL JOIN entry_revision r USING (project_id, id)
    WHERE e.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END`;
}
