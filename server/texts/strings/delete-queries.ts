import type { StoredFormat } from '#domain/formats/stored-format.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import { COUNTS_NEEDED, countsOf } from '../../core/content/string-count-queries.ts';
import { lockString } from '../../core/content/string-lock-queries.ts';
import type { SectionTarget, StringTarget } from '../../core/content/targets.ts';
import { deletionStep, keptStrings } from '../../core/deletions/kept-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { STRING_STATE, stringRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { asJson, type Fragment, fragment } from '../../platform/database/fragment.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { leaveNotes, lockPrefix, type Notes } from './frame-queries.ts';

/** SQL: the id of the string before string `s` in its section; null for the first. */
const stringBefore = (project: number, section: number): Fragment => fragment`(
  SELECT id FROM strings before
  WHERE before.project_id = ${project} AND before.section_id = ${section} AND (before.place, before.id) < (s.place, s.id)
  ORDER BY before.place DESC, before.id DESC LIMIT 1)`;

/**
 * The steps that keep strings before a later statement deletes them; `logged` has their log entries. `notes` are those
 * that a string left in its file.
 */
export const keptStringSteps = (
  { project, section, actor }: SectionTarget,
  format: StoredFormat | null,
  notes?: Notes,
): Fragment => fragment`
  ${deletionStep(project, {
    kind: 'string',
    actor,
    item: fragment`s.id`,
    section,
    string: fragment`s.id`,
    text: fragment`s.text`,
    data: fragment`jsonb_build_object('after', ${stringBefore(project, section)}, 'format', ${format}::text,
      'notes', ${asJson(notes ?? null)}::jsonb, 'translations', s.translations_amount, 'comments', s.comments_amount,
      'strings', 1, 'bytes', s.own_bytes + s.inner_bytes)`,
    from: fragment`logged, LATERAL (
      SELECT * FROM strings WHERE project_id = ${project} AND id = logged.string_id OFFSET 0) s`,
  })},
  ${keptStrings(project, fragment`SELECT id AS event_id, string_id FROM logged`)}`;

/**
 * Deletes a string with everything in it (strings.17), which can be restored (deleted.1). The section is locked first, as in
 * every change of its order, and the string's present values are subtracted from the counters. Notes in front of it in its file
 * stay. False: it is gone or was moved.
 */
export function removeString(sql: Sql | Transaction, target: StringTarget): Promise<boolean> {
  const { project, section, string, actor, origin } = target;
  return inTransaction(sql, async (tx) => {
    const [held] = await lockSections(tx, project, [section]);
    if (!held) return false;
    const { notes } = await lockPrefix(tx, target, held.format);
    await leaveNotes(tx, target, notes);
    // What is in it is read by the next statement, after the lock.
    if (!(await lockString(tx, target))) return false;
    await tx`
      WITH done AS (
        SELECT ${STRING_STATE} FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id = ${string}
      ),
      ${logSteps('deleteString', project, {
        actor,
        origin,
        section,
        string,
        data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
      })},
      ${stringRevisions({
        editor: actor,
        deleted: true,
        from: tx`SELECT project_id, string_id, logged.id AS event_id, ${STRING_STATE} FROM logged, done`,
      })},
      ${orderStep({ project, section }, { removed: [string], grown: -1 })},
      ${keptStringSteps(target, held.format, notes)}
      SELECT FROM done`;
    await tx`
      WITH done AS (
        DELETE FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id = ${string}
        RETURNING ${COUNTS_NEEDED}
      )
      ${counterStep(project, section, countsOf(-1))}`;
    return true;
  });
}
