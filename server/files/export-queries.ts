import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import { bestFirst } from '../content/translation-order-queries.ts';
import type { Transaction } from '../database/connect.ts';
import { fragment } from '../database/fragment.ts';

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

type Row = ExportedRow & { continues: boolean; joint: string | null; max_length: number | null };

/** The strings of a section in order, each with its current translation (exports.3), only an approved one, or none. */
export function rowsToExport(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  {
    version,
    excludesNeedsReview,
  }: { version: 'current' | 'approved' | 'none'; excludesNeedsReview: boolean },
) {
  const chosen = {
    current: tx`true`,
    approved: tx`t.id = s.approved_id`,
    none: tx`false`,
  }[version];
  return tx<Row[]>`
    SELECT s.text, s.key, s.context, s.max_length, s.continues, s.joint,
      CASE WHEN s.lead IS NOT NULL THEN json_build_object('lead', s.lead, 'raw', s.raw) END AS frame,
      t.text AS translation, coalesce(t.initial AND t.id IS DISTINCT FROM s.approved_id, false) AS "isDraft"
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.id, t.text, t.initial FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id AND ${chosen} ${excludesNeedsReview ? tx`AND NOT t.needs_review` : tx``}
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.project_id = ${project} AND s.section_id = ${section}
    ORDER BY s.place, s.id`;
}
