import { LOG_CODES } from '#domain/core/events/log.ts';
import { DELETED_KINDS } from '#domain/history/deleted/deleted.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { KEPT_TABLES } from '../../core/deletions/rows.ts';
import { counterStep } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { restoreRemoved } from './restore-removed-queries.ts';

/**
 * Restores the strings of keys that updates have deleted from a section and that a file has again, with the translations that were
 * deleted with them, at their former sort keys (updates.20). Returns their keys and ids, and by how much the section has grown.
 */
export async function returnKeys(
  tx: Transaction,
  target: SectionTarget,
  keys: readonly string[],
): Promise<{ keys: ReadonlySet<string>; ids: ReadonlySet<number>; bytes: number }> {
  const { project, section } = target;
  const nothing = { keys: new Set<string>(), ids: new Set<number>(), bytes: 0 };
  if (keys.length === 0 || !(await lockSections(tx, project, [section]))[0]) return nothing;
  const found = await tx<{ event: number; id: number; bytes: number; key: string; place: number }[]>`
    SELECT DISTINCT ON (key) d.event_id AS event, d.item_id AS id, coalesce((d.data ->> 'bytes')::bigint, 0) AS bytes,
      r.content ->> 'key' AS key, (r.content ->> 'place')::bigint AS place
    FROM deletions d
    JOIN log gone ON gone.project_id = ${project} AND gone.id = d.event_id
    JOIN log made ON made.project_id = ${project} AND made.id = gone.batch AND made.w = ${LOG_CODES.updateSource}
    JOIN deleted_rows r ON r.project_id = ${project} AND r.event_id = d.event_id AND r.source = ${KEPT_TABLES.strings.source}
    WHERE d.project_id = ${project} AND d.kind = ${DELETED_KINDS.string.code} AND d.section_id = ${section} AND NOT d.by_site
      AND r.content ->> 'key' = ANY(${[...keys]}::text[])
      AND NOT EXISTS (
        SELECT FROM strings s
        WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.key = r.content ->> 'key')
    ORDER BY key, d.event_id DESC`;
  if (found.length === 0) return nothing;
  const held = await tx<{ event_id: number }[]>`
    SELECT event_id FROM deletions
    WHERE project_id = ${project} AND event_id = ANY(${found.map(({ event }) => event)}::bigint[])
    ORDER BY event_id FOR UPDATE`;
  const isHeld = new Set(held.map(({ event_id }) => event_id));
  const back = found.filter(({ event }) => isHeld.has(event));
  if (back.length === 0) return nothing;
  const inThem = await restoreRemoved(tx, target, back, new Map(back.map(({ id, place }) => [id, place])));
  await tx`
    WITH done AS (
      SELECT max(event_id) AS event FROM string_revisions
      WHERE project_id = ${project} AND string_id = ANY(${back.map(({ id }) => id)}::bigint[])
    ), counted AS (${counterStep(project, section, { strings: back.length, ...inThem })}),
    ${orderStep({ project, section }, 'whole', { event: tx`SELECT event FROM done` })}
    SELECT FROM done`;
  return {
    keys: new Set(back.map(({ key }) => key)),
    ids: new Set(back.map(({ id }) => id)),
    bytes: inThem.bytes,
  };
}
