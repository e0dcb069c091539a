import { isRearranged, isSameOrder } from '#domain/sections/rearranging.ts';
import { lockAllSections } from '../content/section-lock-queries.ts';
import type { Sql } from '../database/connect.ts';
import { logSteps } from '../events/record.ts';

type Reordered = { order: number[] } | { refused: 'order'; current: number[] };

/**
 * Changes the order of a project's sections. A list that is not exactly the present ones is refused with their order
 * (sections.12); the same order changes nothing. Undefined: the project is gone.
 */
export function reorderSections(
  sql: Sql,
  { project, actor }: { project: number; actor: number },
  order: number[],
): Promise<Reordered | undefined> {
  return sql.begin(async (tx) => {
    const current = (await lockAllSections(tx, project))?.map(({ id }) => id);
    if (!current) return undefined;
    if (!isRearranged(order, current)) return { refused: 'order' as const, current };
    if (isSameOrder(order, current)) return { order };
    await tx`
      WITH done AS (
        UPDATE projects SET last_update = now_ms() WHERE id = ${project} RETURNING id
      ), placed AS (
        UPDATE sections s SET num = wanted.num
        FROM unnest(${order}::bigint[]) WITH ORDINALITY AS wanted (id, num)
        WHERE s.project_id = ${project} AND s.id = wanted.id AND s.num <> wanted.num
      ),
      ${logSteps('rearrange', project, { actor })}
      SELECT FROM done`;
    return { order };
  });
}
