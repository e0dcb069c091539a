import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import { hasOnlyInitial } from '../../core/content/string-count-queries.ts';
import { insertKept, insertKeptStrings, keptContent } from '../../core/deletions/kept-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { disableTimeout } from '../../platform/database/deadline.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { type Deletion, lockDeletion, type Restored, type Restoring } from './queries.ts';

/** Restores a section at its former number, with everything in it; the later ones move down. There is no timeout. */
export async function restoreSection(
  tx: Transaction,
  restoring: Restoring,
  { item_id: section, data }: Deletion,
): Promise<Restored> {
  const { project, actor, origin, sectionsPerProject, whyNot } = restoring;
  const sections = await lockAllSections(tx, project);
  if (!sections || !(await lockDeletion(tx, restoring))) return { refused: 'gone' };
  if (sections.length >= sectionsPerProject) return { refused: 'quota', kind: 'quotaSections' };
  const kind = whyNot({ strings: data.strings ?? 0, bytes: data.bytes ?? 0 });
  if (kind) return { refused: 'quota', kind };
  await disableTimeout(tx);
  const [row] = await tx<{ num: number }[]>`
    SELECT (content ->> 'num')::int AS num FROM (${keptContent(restoring, 'sections')}) kept`;
  const num = Math.min(row?.num ?? 1, (sections.at(-1)?.num ?? 0) + 1);
  const index = 1 + sections.filter((present) => present.num < num).length;
  await tx`
    WITH moved_down AS (
      UPDATE sections SET num = num + 1 WHERE project_id = ${project} AND num >= ${num}
    ), done AS (
      ${insertKept(restoring, 'sections', fragment`jsonb_build_object('num', ${num}::int)`)}
      RETURNING id AS section_id, ${SECTION_STATE}
    ),
    ${logSteps('restoreSection', project, {
      actor,
      section,
      origin,
      data: fragment`jsonb_build_object('se', done.name)`,
    })},
    ${orderStep({ project }, { index, placed: [section], grown: 1 })},
    ${sectionRevisions({
      editor: actor,
      from: fragment`SELECT project_id, done.section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, done`,
    })}
    SELECT FROM done`;
  await insertKeptStrings(tx, restoring);
  // Its counters are those of its strings: a part of them was not folded when it was deleted.
  await tx`
    WITH counts AS (
      SELECT count(*) AS strings, count(*) FILTER (WHERE translations_amount > 0) AS translated, count(approved_id) AS approved,
        count(*) FILTER (WHERE ${hasOnlyInitial(fragment`s`)}) AS initial,
        count(*) FILTER (WHERE review_amount > 0) AS needing_review, coalesce(sum(translations_amount), 0) AS translations,
        coalesce(sum(own_bytes + inner_bytes), 0) AS bytes
      FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section}
    ), done AS (
      UPDATE sections SET strings_amount = counts.strings, strings_translated = counts.translated,
        strings_approved = counts.approved, strings_initial = counts.initial,
        strings_needing_review = counts.needing_review, translations_amount = counts.translations,
        bytes = counts.bytes + envelope_bytes
      FROM counts WHERE project_id = ${project} AND id = ${section}
      RETURNING strings_amount, sections.bytes
    ), counted AS (
      ${counterStep(project, section)}
    ), touched AS (
      UPDATE projects p SET last_update = now_ms(), strings_amount = p.strings_amount + done.strings_amount,
        bytes = p.bytes + done.bytes
      FROM done WHERE p.id = ${project}
    )
    SELECT FROM done`;
  return { section_id: section, string_id: null };
}
