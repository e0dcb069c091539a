import type { Sql } from '../../platform/database/connect.ts';

/**
 * The position of a project's last event, and the number of its events, those without a position included. While that
 * number is the same, nothing that has events has changed.
 */
export async function eventsUpTo(sql: Sql, project: number): Promise<{ position: number; version: number }> {
  const [row] = await sql<{ position: number; unordered: number }[]>`
    SELECT coalesce((SELECT position FROM event_heads WHERE project_id = ${project}), 0) AS position,
      (SELECT count(*)::int FROM unordered_events WHERE project_id = ${project}) AS unordered`;
  const { position = 0, unordered = 0 } = row ?? {};
  return { position, version: position + unordered };
}
