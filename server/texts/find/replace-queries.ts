import type { Format } from '#domain/formats/model/format.ts';
import type { TranslationStatus } from '#domain/texts/translations/translations.ts';
import { SECTION_FORMAT } from '../../core/content/section-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** A text in which something is replaced, with what that depends on. Of a source only the first fields count. */
export type ReplacedText = {
  id: number;
  string_id: number;
  section_id: number;
  text: string;
  updated_at: number;
  author_id: number;
  status: TranslationStatus;
  votes: number;
  max_length: number | null;
  translations_amount: number;
  /** Of a translation: its source, when that was last changed, and the format of its section. */
  source?: string;
  source_updated_at?: number;
  format?: Format;
};

/** Those of these translations that are there, in the order of their ids. */
export const translationsToReplace = (sql: Sql | Transaction, project: number, ids: readonly number[]) => sql<
  ReplacedText[]
>`
  SELECT t.id, t.string_id, s.section_id, t.text, t.updated_at, t.author_id,
    CASE WHEN t.id IS NOT DISTINCT FROM s.approved_id THEN 1 ELSE -t.initial::int END AS status,
    t.votes_plus + t.votes_minus AS votes, s.max_length, s.translations_amount,
    s.text AS source, s.updated_at AS source_updated_at, (
      SELECT ${SECTION_FORMAT} FROM sections WHERE project_id = ${project} AND id = s.section_id
    ) AS format
  FROM unnest(${[...ids]}::bigint[]) AS given (id), LATERAL (
      SELECT * FROM translations WHERE project_id = ${project} AND id = given.id OFFSET 0) t,
    LATERAL (SELECT * FROM strings WHERE project_id = ${project} AND id = t.string_id OFFSET 0) s
  ORDER BY t.id`;

/** Those of these strings that are there, as texts whose sources are replaced, in the order of their ids. */
export const sourcesToReplace = (sql: Sql | Transaction, project: number, ids: readonly number[]) => sql<
  ReplacedText[]
>`
  SELECT s.id, s.id AS string_id, s.section_id, s.text, s.updated_at, 0 AS author_id, 0 AS status, 0 AS votes, s.max_length,
    s.translations_amount
  FROM unnest(${[...ids]}::bigint[]) AS given (id), LATERAL (
    SELECT * FROM strings WHERE project_id = ${project} AND id = given.id OFFSET 0) s
  ORDER BY s.id`;

/** Which of these texts are translations of their strings already, by their index. */
export async function thereAlready(
  sql: Sql | Transaction,
  project: number,
  texts: readonly { string_id: number; to: string }[],
): Promise<Set<number>> {
  if (texts.length === 0) return new Set();
  const strings = texts.map(({ string_id }) => string_id);
  const rows = await sql<{ nth: number }[]>`
    SELECT given.nth - 1 AS nth
    FROM unnest(${strings}::bigint[], ${texts.map(({ to }) => to)}::text[]) WITH ORDINALITY AS given (string_id, text, nth)
    WHERE EXISTS (
      SELECT FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = given.string_id AND t.text = given.text OFFSET 0)`;
  return new Set(rows.map(({ nth }) => nth));
}
