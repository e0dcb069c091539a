import { LIMITS } from '#domain/limits.ts';
import type { SectionType } from '#domain/sections/section-types.ts';
import { INITIAL } from '#domain/translations/translations.ts';
import { initialChangeByAdding } from '../content/string-count-queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { countLine, logLine } from '../events/record.ts';

/** A translation to be added. */
export type Pair = { string_id: number; text: string; status: number };

/**
 * The result of a pair: its translation, or an identical one that existed before or came earlier in the upload; none if the
 * string is full.
 */
type Stored = { id: number | null; outcome: 'added' | 'identical' | 'full' };

/** The types of a project's sections. */
export async function typesOf(sql: Sql, projectId: number): Promise<SectionType[]> {
  const types = await sql<{ type: SectionType }[]>`
    SELECT DISTINCT type FROM sections WHERE project_id = ${projectId}`;
  return types.map(({ type }) => type);
}

/**
 * Strings of a project, or of one section of it, locked until the transaction ends, by id; those that are not there are
 * left out.
 */
export async function lockStrings(
  tx: Transaction,
  project: number,
  section: number | undefined,
  ids: number[],
) {
  const strings = await tx<{ id: number; max_length: number | null }[]>`
    SELECT id, max_length FROM strings
    WHERE project_id = ${project} AND id = ANY(${ids}::bigint[])
      ${section === undefined ? tx`` : tx`AND section_id = ${section}`}
    ORDER BY id FOR NO KEY UPDATE`;
  return new Map(strings.map((string) => [string.id, string]));
}

/**
 * Adds those of the pairs that are new to their strings, with counters and a log line each, in one statement however many
 * they are. Their strings are locked before, so that what it reads is the last word. One answer for each pair, in order.
 */
export function insertPairs(
  tx: Transaction,
  { project, actor }: { project: number; actor: number },
  pairs: readonly Pair[],
) {
  return tx<Stored[]>`
    WITH pair AS (
      SELECT string_id, text, status = ${INITIAL} AS initial, num FROM unnest(${pairs.map(({ string_id }) => string_id)}::bigint[],
        ${pairs.map(({ text }) => text)}::text[], ${pairs.map(({ status }) => status)}::int[])
        WITH ORDINALITY AS pair (string_id, text, status, num)
    ), first AS (
      SELECT DISTINCT ON (string_id, text) pair.*, (
        SELECT min(t.id) FROM translations t
        WHERE t.project_id = ${project} AND t.string_id = pair.string_id AND t.text = pair.text) AS known
      FROM pair ORDER BY string_id, text, num
    ), fitting AS (
      SELECT first.*, known IS NULL AND s.translations_amount
        + row_number() OVER (PARTITION BY string_id, known IS NULL ORDER BY num) > ${LIMITS.translationsPerString} AS is_full
      FROM first JOIN strings s ON s.project_id = ${project} AND s.id = first.string_id
    ), counted_off AS (
      SELECT *, row_number() OVER (PARTITION BY known IS NULL AND NOT is_full ORDER BY num) AS nth FROM fitting
    ), moment AS (SELECT now_ms() AS at), made AS (
      INSERT INTO translations (project_id, string_id, text, initial, author_id, created_at, updated_at)
      SELECT ${project}, string_id, text, initial, ${actor}, at, at FROM fitting, moment
      WHERE known IS NULL AND NOT is_full ORDER BY num
      RETURNING id, string_id, text, initial
    ), of_string AS (
      UPDATE strings s SET translations_amount = translations_amount + amount,
        regular_amount = regular_amount + regular, inner_bytes = inner_bytes + bytes, last_translation_at = at
      FROM moment, (
        SELECT string_id, count(*) AS amount, count(*) FILTER (WHERE NOT initial) AS regular,
          sum(octet_length(text)) AS bytes
        FROM made GROUP BY string_id
      ) added
      WHERE s.project_id = ${project} AND s.id = added.string_id
      RETURNING s.section_id, s.translations_amount, s.regular_amount, s.approved_id, amount, regular
    ), done AS (
      SELECT made.*, s.section_id, s.translations_amount = 0 AS was_bare
      FROM made JOIN strings s ON s.project_id = ${project} AND s.id = made.string_id
    ), counted AS (
      ${countLine(project, tx`section_id`, {
        translated: tx`count(DISTINCT string_id) FILTER (WHERE was_bare)`,
        initial: tx`(
          SELECT sum(${initialChangeByAdding(tx`string.amount`, tx`string.regular`)})
          FROM of_string string WHERE string.section_id = done.section_id)`,
        translations: tx`count(*)`,
        bytes: tx`sum(octet_length(text))`,
      })} GROUP BY section_id
    ), logged AS (
      ${logLine('addTranslation', project, {
        actor,
        section: tx`section_id`,
        string: tx`string_id`,
        translation: tx`id`,
        data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, text)))`,
      })} ORDER BY id
    )
    -- The nth new pair is the nth row made: they were inserted in order. Joining them by text would compare all with all.
    SELECT CASE WHEN NOT f.is_full THEN coalesce(f.known, (ARRAY(SELECT id FROM made ORDER BY id))[nth]) END AS id,
      CASE WHEN f.is_full THEN 'full' WHEN f.known IS NULL AND f.num = pair.num THEN 'added' ELSE 'identical' END AS outcome
    FROM pair JOIN counted_off f USING (string_id, text)
    ORDER BY pair.num`;
}
