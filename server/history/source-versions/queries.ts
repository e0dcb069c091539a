import type { QueryOf } from '#contract/core/endpoint.ts';
import type { listSourceVersions, SourceVersion } from '#contract/history/source-versions.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** A page of a section's source versions, newest first. */
export const sourceVersionsOf = (
  sql: Sql,
  { project, section }: { project: number; section: number },
  { limit, before = Number.MAX_SAFE_INTEGER }: QueryOf<typeof listSourceVersions>,
) => sql<SourceVersion[]>`
  SELECT v.event_id AS event, v.at AS created_at,
    CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS user,
    v.is_update, v.file, v.added, v.changed, v.moved, v.removed,
    (SELECT l.undoes FROM log l WHERE l.project_id = ${project} AND l.id = v.event_id) AS undoes,
    EXISTS (SELECT FROM log l WHERE l.project_id = ${project} AND l.undoes = v.event_id) AS is_undone
  FROM (
    SELECT * FROM source_versions WHERE project_id = ${project} AND section_id = ${section} AND event_id < ${before}
    ORDER BY event_id DESC LIMIT ${limit}
  ) v LEFT JOIN users u ON u.id = v.actor_id
  ORDER BY v.event_id DESC`;

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
