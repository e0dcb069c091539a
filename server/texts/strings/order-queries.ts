import { changedPart, orderChange } from '#domain/texts/sections/order-change.ts';
import { isRearranged } from '#domain/texts/sections/rearranging.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeSortKeys } from './sort-key-queries.ts';

type Reordered = { order: number[] } | { refused: 'gone' } | { refused: 'order'; current: number[] };

/**
 * Changes the order of a section's strings. A list that is not exactly the present ones is refused with their order
 * (sections.12); the same order changes nothing. The set of sort keys stays: only strings whose index changes are
 * written, after being locked by id.
 */
export function reorderStrings(
  sql: Sql | Transaction,
  { project, section, actor, origin }: SectionTarget,
  order: number[],
): Promise<Reordered> {
  return inTransaction(sql, async (tx) => {
    const [held] = await lockSections(tx, project, [section]);
    if (!held) return { refused: 'gone' };
    const present = await tx<{ id: number; place: number }[]>`
      SELECT id, place FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`;
    const current = present.map(({ id }) => id);
    if (!isRearranged(order, current)) return { refused: 'order', current };
    const part = changedPart(current, order);
    if (!part) return { order };
    const change = orderChange(current, order);

    const moved = present.flatMap(({ id: before, place }, index) => {
      const id = order[index];
      return id === undefined || id === before ? [] : [{ id, place }];
    });
    const ids = moved.map(({ id }) => id);
    await tx`
      SELECT count(*) FROM (
        SELECT FROM strings WHERE project_id = ${project} AND id = ANY(${ids}::bigint[]) ORDER BY id FOR NO KEY UPDATE
      ) locked`;
    await writeSortKeys(tx, project, moved);
    await tx`
      WITH done AS (
        SELECT ${held.name}::text AS name
      ), counted AS (
        ${counterStep(project, section)}
      ),
      ${logSteps('rearrange', project, {
        actor,
        section,
        origin,
        data: { se: held.name, ...(change && { order: change }) },
      })},
      ${orderStep({ project, section }, { index: part.at + 1, placed: part.after, grown: 0 })}
      SELECT FROM done`;
    return { order };
  });
}
