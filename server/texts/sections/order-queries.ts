import { changedPart, orderChange } from '#domain/texts/sections/order-change.ts';
import { isRearranged } from '#domain/texts/sections/rearranging.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

type Reordered = { order: number[] } | { refused: 'order'; current: number[] };

/**
 * Changes the order of a project's sections. A list that is not exactly the present ones is refused with their order
 * (sections.12); the same order changes nothing. Undefined: the project is gone.
 */
export function reorderSections(
  sql: Sql | Transaction,
  { project, actor, origin }: Pick<SectionTarget, 'project' | 'actor' | 'origin'>,
  order: number[],
): Promise<Reordered | undefined> {
  return inTransaction(sql, async (tx) => {
    const current = (await lockAllSections(tx, project))?.map(({ id }) => id);
    if (!current) return undefined;
    if (!isRearranged(order, current)) return { refused: 'order' as const, current };
    const part = changedPart(current, order);
    if (!part) return { order };
    const change = orderChange(current, order);
    await tx`
      WITH done AS (
        UPDATE projects SET last_update = now_ms() WHERE id = ${project} RETURNING id
      ), placed AS (
        UPDATE sections s SET num = wanted.num
        FROM unnest(${order}::bigint[]) WITH ORDINALITY AS wanted (id, num)
        WHERE s.project_id = ${project} AND s.id = wanted.id AND s.num <> wanted.num
      ),
      ${logSteps('rearrange', project, { actor, origin, data: { ...(change && { order: change }) } })},
      ${orderStep({ project }, { index: part.at + 1, placed: part.after, grown: 0 })}
      SELECT FROM done`;
    return { order };
  });
}
