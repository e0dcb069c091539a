import type { BodyOf } from '#contract/core/endpoint.ts';
import type { editSection } from '#contract/texts/sections.ts';
import { fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import { whyNotSectionName } from '#domain/core/names/display-names.ts';
import { isJsonType } from '#domain/texts/sections/section-types.ts';
import {
  headerAndFooterGrowth,
  headerAndFooterSizeBefore,
  lockSections,
} from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { refuseMistakes } from '../../platform/http/failures.ts';

/**
 * Renames a section, changes its type or publishes it; without a change nothing is written. Refused: it is `gone`, it was changed
 * since it was seen (`changed`), or it would be JSON while a string has no key (`keys`; sections.7).
 */
export function updateSection(
  sql: Sql | Transaction,
  { project, section, actor, origin }: SectionTarget,
  { updated_at: seen, ...change }: BodyOf<typeof editSection>,
): Promise<'done' | 'gone' | 'changed' | 'keys'> {
  return inTransaction(sql, async (tx) => {
    const [held] = await lockSections(tx, project, [section]);
    if (!held) return 'gone';
    const acts = fieldChanges(
      ['name', 'type', 'published'],
      { ...held, published: held.published_at !== null },
      change,
    );
    if (!hasFieldChanges(acts)) return 'done';
    if (seen !== undefined && seen !== held.updated_at) return 'changed';
    const { name = held.name, type = held.type } = change;
    if (acts.name) refuseMistakes({ name: whyNotSectionName(name) });
    if (acts.type && isJsonType(type)) {
      const keyless = await tx`
        SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} AND key = '' LIMIT 1`;
      if (keyless.length > 0) return 'keys';
    }
    // A type chosen by hand replaces the format of the file; pairs keep their positions in a JSON file.
    const isForgotten = acts.type && held.format !== null && held.format !== 'json';
    const isLossy = isForgotten || (acts.type && isJsonType(type) && held.splitting !== null);
    await tx`
      WITH ${headerAndFooterSizeBefore(tx, project, section)}, done AS (
        UPDATE sections SET name = ${name}, type = ${type}, splitting = ${isJsonType(type) ? null : held.splitting},
          updated_at = greatest(updated_at + 1, now_ms())
          ${acts.published ? tx`, published_at = ${acts.published[1] ? tx`now_ms()` : null}` : tx``}
          ${isForgotten ? tx`, format = NULL, header = NULL, footer = NULL` : tx``}
        WHERE project_id = ${project} AND id = ${section}
        RETURNING id AS section_id, envelope_bytes, ${SECTION_STATE}
      ), counted AS (
        ${counterStep(project, section, { bytes: headerAndFooterGrowth(tx) })}
      ),
      ${logSteps('editSection', project, {
        actor,
        section,
        origin,
        data: { se: name, acts, ...(isLossy && { lossy: true }) },
      })},
      ${sectionRevisions({
        editor: actor,
        from: tx`SELECT project_id, done.section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, done`,
      })}
      SELECT FROM done`;
    return 'done';
  });
}
