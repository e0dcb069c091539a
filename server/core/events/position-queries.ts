import type { Sql } from '../../platform/database/connect.ts';

/**
 * The position of a project's last event, and the number of its events, which counts those without a position too: what
 * has events of its own has not changed while this number is the same.
 */
export async function eventsUpTo(sql: Sql, project: number): Promise<{ position: number; version: number }> {
  const [found] = await sql<{ position: number; unordered: number }[]>`
    SELECT coalesce((SELECT position FROM event_heads WHERE project_id = ${project}), 0) AS position,
      (SELECT count(*)::int FROM unordered_events WHERE project_id = ${project}) AS unordered`;
  const { position = 0, unordered = 0 } = found ?? {};
  return { position, version: position + unordered };
}
