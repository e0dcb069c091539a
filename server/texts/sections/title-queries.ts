import type { BodyOf } from '#contract/core/endpoint.ts';
import type { translateSectionName } from '#contract/texts/sections.ts';
import type { HeldRole } from '#domain/core/access/roles.ts';
import { fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import { mayTranslateTitle } from '#domain/texts/sections/section-titles.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/**
 * Translates a section's name; without a change nothing is written. Refused: the section is `gone`, the `role` can't
 * change an existing translation, or it was changed since it was seen (`changed`).
 */
export function translateName(
  sql: Sql | Transaction,
  { project, section, actor, origin }: SectionTarget,
  role: HeldRole | undefined,
  body: BodyOf<typeof translateSectionName>,
): Promise<'done' | 'gone' | 'role' | 'changed'> {
  const title = body.translated_name === '' ? null : body.translated_name;
  return inTransaction(sql, async (tx) => {
    const [held] = await lockSections(tx, project, [section]);
    if (!held) return 'gone';
    const acts = fieldChanges(['translated_name'], held, { translated_name: title });
    if (!hasFieldChanges(acts)) return 'done';
    if (body.seen !== undefined && (body.seen || null) !== held.translated_name) return 'changed';
    if (!mayTranslateTitle(role, held)) return 'role';
    await tx`
      WITH done AS (
        UPDATE sections SET translated_name = ${title} WHERE project_id = ${project} AND id = ${section}
        RETURNING id AS section_id, ${SECTION_STATE}
      ), counted AS (
        ${counterStep(project, section, {})}
      ),
      ${logSteps('editSection', project, { actor, section, origin, data: { se: held.name, acts } })},
      ${sectionRevisions({
        editor: actor,
        from: tx`SELECT project_id, done.section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, done`,
      })}
      SELECT FROM done`;
    return 'done';
  });
}
