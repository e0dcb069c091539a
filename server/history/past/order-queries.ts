import { orderAfter, type StoredOrderChange } from '#domain/history/past/order-after.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** Whose order (server/core/content/order-change-queries.ts): a section's strings, or with 0 the project's sections. */
type OrderKey = { project: number; section: number };

/** The order just after an event, and the event of its last change; empty if nothing is known of it. */
type PastOrder = { readonly ids: readonly number[]; readonly event: number };

/** Reads what an order was just after an event, from the last whole order before it and the changes since. */
export async function readOrder(
  sql: Sql | Transaction,
  { project, section }: OrderKey,
  event: number,
): Promise<PastOrder> {
  const changes = await sql<(StoredOrderChange & { event_id: number })[]>`
    SELECT event_id, base, index, placed, removed FROM order_changes
    WHERE project_id = ${project} AND section_id = ${section} AND event_id <= ${event} AND event_id >= coalesce((
      SELECT event_id FROM order_changes
      WHERE project_id = ${project} AND section_id = ${section} AND event_id <= ${event} AND base IS NOT NULL
      ORDER BY event_id DESC LIMIT 1), 0)
    ORDER BY event_id`;
  return { ids: orderAfter(changes), event: changes.at(-1)?.event_id ?? 0 };
}
