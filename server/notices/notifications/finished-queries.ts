import { counted } from '../../core/content/section-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/**
 * Which of some sections have become finished: every string has a translation now, and had not when they were looked at last
 * (notifications.5). The sections that are finished are stored, those that aren't any more are forgotten.
 */
export async function newlyFinished(
  tx: Transaction,
  project: number,
  sections: readonly number[],
): Promise<number[]> {
  const now = await tx<{ id: number; is_finished: boolean }[]>`
    SELECT s.id, s.strings_amount + coalesce(d.strings_amount, 0) > 0
      AND s.strings_amount + coalesce(d.strings_amount, 0) = s.strings_translated + coalesce(d.strings_translated, 0)
      AS is_finished
    FROM sections s LEFT JOIN (
      SELECT section_id, ${counted(tx)} FROM section_deltas
      WHERE project_id = ${project} AND section_id = ANY (${[...sections]}::bigint[]) GROUP BY section_id
    ) d ON d.section_id = s.id
    WHERE s.project_id = ${project} AND s.id = ANY (${[...sections]}::bigint[])`;
  const finished = now.filter(({ is_finished }) => is_finished).map(({ id }) => id);
  const others = sections.filter((id) => !finished.includes(id));
  const added = await tx<{ section_id: number }[]>`
    WITH gone AS (
      DELETE FROM finished_sections WHERE project_id = ${project} AND section_id = ANY (${others}::bigint[])
    )
    INSERT INTO finished_sections (project_id, section_id)
    SELECT ${project}::bigint, id FROM unnest(${finished}::bigint[]) AS id
    ON CONFLICT DO NOTHING RETURNING section_id`;
  return added.map(({ section_id }) => section_id);
}
