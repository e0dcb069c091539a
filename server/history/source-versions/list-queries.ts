import type { QueryOf } from '#contract/core/endpoint.ts';
import type { listSourceVersions, SourceVersion } from '#contract/history/source-versions.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** A page of a section's source versions, newest first. */
export const versionsOf = (
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
