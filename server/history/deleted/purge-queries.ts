import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Deletes for good what was deleted longer ago than it is kept, in small transactions (deleted.2). */
export async function purgeDeletions(sql: Sql, keptMs: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const old = await sql<{ project_id: number; event_id: number }[]>`
      SELECT project_id, event_id FROM deletions WHERE at <= now_ms() - ${keptMs}::bigint
      ORDER BY at LIMIT ${SERVICE_LIMITS.purgedAtOnce}`;
    if (old.length === 0) return;
    for (const [project, deletions] of Map.groupBy(old, ({ project_id }) => project_id)) {
      await sql`
        DELETE FROM deletions
        WHERE project_id = ${project} AND event_id = ANY(${deletions.map(({ event_id }) => event_id)}::bigint[])`;
    }
  }
}
