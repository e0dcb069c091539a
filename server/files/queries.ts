import { LIMITS } from '#domain/core/limits.ts';
import type { StoredString } from '#domain/files/imports/matched-strings.ts';
import type { TargetString } from '#domain/formats/model/translation-reading.ts';
import { bestFirst } from '../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { fragment } from '../platform/database/fragment.ts';

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

/** A string with its section and the texts of its translations. */
export type TranslatedString = TargetString & { section: number };

/**
 * The strings of a section or of the whole project in order, with their translations; one more than an import may have
 * at most. `hasCurrent` adds the current translation of each.
 */
export function stringsToTranslate(
  tx: Sql | Transaction,
  project: number,
  section: number | undefined,
  hasCurrent = false,
) {
  return tx<TranslatedString[]>`
    SELECT s.id, s.section_id AS section, s.text, s.key, s.context, s.max_length, s.target_start, s.target_end,
      CASE WHEN s.translations_amount = 0 THEN '[]' ELSE (
        SELECT coalesce(json_agg(t.text), '[]') FROM translations t
        WHERE t.project_id = ${project} AND t.string_id = s.id
      ) END AS translations
      ${hasCurrent ? tx`, ${currentTranslation(tx, project)} AS current` : tx``}
    FROM strings s JOIN sections ON sections.project_id = ${project} AND sections.id = s.section_id
    WHERE s.project_id = ${project} ${section === undefined ? tx`` : tx`AND s.section_id = ${section}`}
    ORDER BY sections.num, sections.id, s.place, s.id
    LIMIT ${LIMITS.stringsPerImport + 1}`;
}

/** SQL: the current translation of string `s` as JSON (exports.3); NULL if it has none. */
const currentTranslation = (tx: Sql | Transaction, project: number) => tx`
  CASE WHEN s.translations_amount > 0 THEN (
    SELECT json_build_object('id', t.id, 'author_id', t.author_id, 'text', t.text, 'updated_at', t.updated_at)
    FROM translations t WHERE t.project_id = ${project} AND t.string_id = s.id
    ORDER BY ${BEST_FIRST} LIMIT 1
  ) END`;

/** The strings of a section in order, by which those of a newer file are matched. */
export const stringsToMatch = (sql: Sql, project: number, section: number) => sql<
  (StoredString & { id: number })[]
>`
  SELECT id, text, key, context, max_length, continues FROM strings
  WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`;
