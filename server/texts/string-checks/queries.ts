import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { type CheckedString, checkedColumns } from '../translations/checked-strings-queries.ts';

/** What checks need of a string, and whether its project's texts may be sent to the grammar server. */
export type StringToCheck = CheckedString & { grammar_consent: boolean };

/** A string as checks read it; undefined if it is gone. */
export async function stringToCheck(
  sql: Sql,
  { project, string }: { project: number; string: number },
): Promise<StringToCheck | undefined> {
  const [found] = await sql<StringToCheck[]>`
    SELECT p.grammar_consent, ${checkedColumns(project)} FROM projects p JOIN strings s ON s.project_id = p.id
    WHERE p.id = ${project} AND ${NOT_DELETED} AND s.id = ${string}`;
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

/** Texts of one kind that are read to compare others with them. */
const MOST_EQUAL = 20;

/** Of other strings of a project the current translations of those with this source, and the sources of those with this translation. */
export async function equalTexts(
  sql: Sql | Transaction,
  {
    project,
    string,
    text,
    translation,
  }: { project: number; string: number; text: string; translation: string },
): Promise<{ sameSource: string[]; sameTarget: string[] }> {
  const current = sql`
    SELECT t.text FROM translations t WHERE t.project_id = ${project} AND t.string_id = s.id
    ORDER BY ${bestFirst(fragment`t.id = s.approved_id`)} LIMIT 1`;
  const rows = await sql<{ translation: string | null; source: string | null }[]>`
    (SELECT current.text AS translation, NULL AS source
      FROM strings s, LATERAL (${current}) current
      WHERE s.project_id = ${project} AND s.id <> ${string} AND s.translations_amount > 0 AND lower(s.text) = lower(${text})
      LIMIT ${MOST_EQUAL})
    UNION ALL
    (SELECT NULL, s.text
      FROM translations own JOIN strings s ON s.project_id = own.project_id AND s.id = own.string_id, LATERAL (${current}) current
      WHERE own.project_id = ${project} AND own.string_id <> ${string} AND lower(own.text) = lower(${translation})
        AND current.text = own.text
      LIMIT ${MOST_EQUAL})`;
  return {
    sameSource: rows.flatMap((row) => row.translation ?? []),
    sameTarget: rows.flatMap((row) => row.source ?? []),
  };
}
