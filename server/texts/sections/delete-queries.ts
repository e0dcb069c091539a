import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { deletionStep, keptSection, keptStrings } from '../../core/deletions/kept-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import { SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { disableTimeout } from '../../platform/database/deadline.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/**
 * Deletes a section with everything in it, which can be restored (deleted.1), and moves the later ones up. Its strings are
 * locked in the order of their ids, as in every write to several strings, to avoid deadlocks. There is no timeout. False if it
 * is gone.
 */
export function removeSection(
  sql: Sql | Transaction,
  { project, section, actor, origin }: SectionTarget,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const sections = await lockAllSections(tx, project);
    const held = sections?.find(({ id }) => id === section);
    if (!held) return false;
    await disableTimeout(tx);
    await tx`
      SELECT count(*) FROM (
        SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY id FOR UPDATE
      ) locked`;
    await tx`
      WITH done AS (
        SELECT id, envelope_bytes, ${SECTION_STATE} FROM sections WHERE project_id = ${project} AND id = ${section}
      ),
      ${logSteps('deleteSection', project, { actor, section, origin, data: { n: held.name } })},
      ${deletionStep(project, {
        kind: 'section',
        actor,
        item: tx`done.id`,
        section,
        text: tx`done.name`,
        data: tx`(
          SELECT jsonb_build_object('strings', count(*), 'translations', coalesce(sum(translations_amount), 0),
            'comments', coalesce(sum(comments_amount), 0),
            'bytes', coalesce(sum(own_bytes + inner_bytes), 0) + done.envelope_bytes)
          FROM strings WHERE project_id = ${project} AND section_id = ${section})`,
        from: tx`logged, done`,
      })},
      ${orderStep({ project }, { removed: [section], grown: -1 })},
      ${sectionRevisions({
        editor: actor,
        deleted: true,
        from: tx`SELECT project_id, done.id AS section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, done`,
      })},
      ${keptSection(project, section)},
      ${keptStrings(
        project,
        tx`SELECT logged.id AS event_id, s.id AS string_id FROM logged, LATERAL (
          SELECT id FROM strings WHERE project_id = ${project} AND section_id = ${section} OFFSET 0) s`,
      )}
      SELECT FROM done`;
    await tx`
      WITH done AS (
        DELETE FROM sections WHERE project_id = ${project} AND id = ${section} RETURNING strings_amount, bytes
      ), deltas AS (
        DELETE FROM section_deltas WHERE project_id = ${project} AND section_id = ${section}
      ), moved_up AS (
        UPDATE sections SET num = num - 1 WHERE project_id = ${project} AND num > ${held.num}
      ), touched AS (
        UPDATE projects p SET last_update = now_ms(), strings_amount = p.strings_amount - done.strings_amount,
          bytes = p.bytes - done.bytes
        FROM done WHERE p.id = ${project}
      )
      SELECT FROM done`;
    await tx`DELETE FROM assignments WHERE project_id = ${project} AND section_id = ${section}`;
    return true;
  });
}
