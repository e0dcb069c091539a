import type { FoundEntry } from '#domain/texts/dictionary/dictionary-finder.ts';
import type { Sql } from '../../platform/database/connect.ts';

type SourceWithDictionary = {
  text: string;
  /** Changes with each write to the dictionary; null if it has no words. */
  dictionary: string | null;
};

/** The source of a string, and the state of its project's dictionary; undefined if the string is gone. */
export async function sourceWithDictionary(
  sql: Sql,
  { project, string }: { project: number; string: number },
): Promise<SourceWithDictionary | undefined> {
  const [row] = await sql<SourceWithDictionary[]>`
    SELECT s.text, (
      SELECT concat_ws(' ', count(*), max(d.updated_at), max(d.id), count(d.states)) FROM dictionary d
      WHERE d.project_id = ${project} HAVING count(*) > 0
    ) AS dictionary
    FROM strings s WHERE s.project_id = ${project} AND s.id = ${string}`;
  return row;
}

/** The entries of a dictionary by what their words are found with, in its order. */
export const foundEntries = (sql: Sql, project: number) =>
  sql<FoundEntry[]>`
    SELECT id, word, word_key, translate, translate_key, status, is_case_sensitive, states IS NULL AS is_off
    FROM dictionary WHERE project_id = ${project} ORDER BY lower(word), word, id`;
