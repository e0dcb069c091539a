import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Deletes what updates have kept for their undo, once it is older than deleted items are kept (updates.9). */
export async function purgeSourceChanges(sql: Sql, keptMs: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const old = await sql<{ project_id: number; event_id: number }[]>`
      SELECT project_id, event_id FROM source_versions WHERE undoable AND at <= now_ms() - ${keptMs}::bigint
      ORDER BY at LIMIT ${SERVICE_LIMITS.purgedAtOnce}`;
    if (old.length === 0) return;
    for (const { project_id: project, event_id: event } of old) {
      await sql`
        WITH changes AS (DELETE FROM source_changes WHERE project_id = ${project} AND event_id = ${event})
        UPDATE source_versions SET undoable = false WHERE project_id = ${project} AND event_id = ${event}`;
    }
  }
}
