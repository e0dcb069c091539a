import type { TargetString } from '#domain/formats/model/translation-reading.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Transaction } from '../database/connect.ts';

/** A string with its section and the texts of its translations. */
export type TranslatedString = TargetString & { section: number };

/**
 * The strings of a section or of the whole project in order, with their translations; at most one more than an import
 * may have.
 */
export function stringsToTranslate(tx: Transaction, project: number, section: number | undefined) {
  return tx<TranslatedString[]>`
    SELECT s.id, s.section_id AS section, s.text, s.key, s.context, s.max_length, s.target_start, s.target_end,
      CASE WHEN s.translations_amount = 0 THEN '[]' ELSE (
        SELECT coalesce(json_agg(t.text), '[]') FROM translations t
        WHERE t.project_id = ${project} AND t.string_id = s.id
      ) END AS translations
    FROM strings s JOIN sections ON sections.project_id = ${project} AND sections.id = s.section_id
    WHERE s.project_id = ${project} ${section === undefined ? tx`` : tx`AND s.section_id = ${section}`}
    ORDER BY sections.num, sections.id, s.place, s.id
    LIMIT ${LIMITS.stringsPerImport + 1}`;
}
