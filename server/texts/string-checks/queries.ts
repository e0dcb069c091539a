import type { Format } from '#domain/formats/model/format.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** What checks need of a string and its project. */
export type StringToCheck = {
  grammar_consent: boolean;
  text: string;
  max_length: number | null;
  format: Format;
  /** What stands before it in a file of gettext; null in other files. */
  lead: string | null;
};

/** A string as checks read it; undefined if it is gone. */
export async function stringToCheck(
  sql: Sql,
  { project, string }: { project: number; string: number },
): Promise<StringToCheck | undefined> {
  const [found] = await sql<StringToCheck[]>`
    SELECT p.grammar_consent, s.text, s.max_length, c.format, CASE WHEN c.format = 'po' THEN s.lead END AS lead
    FROM projects p JOIN strings s ON s.project_id = p.id JOIN sections c ON c.project_id = s.project_id AND c.id = s.section_id
    WHERE p.id = ${project} AND s.id = ${string}`;
  return found;
}

/** The words of the dictionary of a project, with their translations. */
export async function agreedWords(sql: Sql, project: number): Promise<string[]> {
  const rows = await sql<{ word: string; translate: string }[]>`
    SELECT word, translate FROM dictionary WHERE project_id = ${project}`;
  return rows.flatMap(({ word, translate }) => [word, translate]);
}

/** The newest translations of a project that are looked at, so that a look at words stays short in large projects. */
const MOST_READ = 20_000;

/**
 * Which of some words stand in so many of the newest translations of other strings of a project, as they are written. Words have letters,
 * hyphens and apostrophes, which mean themselves in a pattern.
 */
export async function usedWords(
  sql: Sql | Transaction,
  {
    project,
    string,
    words,
    uses,
  }: { project: number; string: number; words: readonly string[]; uses: number },
): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    WITH newest AS MATERIALIZED (
      SELECT t.text FROM translations t WHERE t.project_id = ${project} AND t.string_id <> ${string}
      ORDER BY t.id DESC LIMIT ${MOST_READ}
    )
    SELECT word FROM unnest(${[...words]}::text[]) word
    WHERE ${uses} = (
      SELECT count(*) FROM (
        SELECT FROM newest
        WHERE strpos(text, word) > 0 AND text ~ ('(?<![[:alpha:]])' || word || '(?![[:alpha:]])')
        LIMIT ${uses}
      ) few
    )`;
  return rows.map(({ word }) => word);
}
