import type { Sql } from '../platform/database/connect.ts';
import { disableTimeout } from '../platform/database/deadline.ts';
import { lockProject } from '../platform/database/directory-locks.ts';
import { isDue } from './deleted-queries.ts';

/**
 * Deletes everything of a project that was deleted long enough ago; false if it was restored or is gone (projects.31). All
 * sections and strings are locked first, in the usual order, because a write that began before the deletion may not have ended.
 * Tables without foreign keys come last, because concurrent ordering of events locks `unordered_events`.
 */
export function purgeProject(sql: Sql, id: number, days: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    // A hundred thousand strings take seconds, because each is checked for references.
    await disableTimeout(tx);
    await lockProject(tx, id);
    if (!(await isDue(tx, id, days))) return false;
    for (const content of ['sections', 'strings']) {
      await tx`
        SELECT count(*) FROM (SELECT FROM ${tx(content)} WHERE project_id = ${id} ORDER BY id FOR UPDATE) locked`;
    }
    await tx`DELETE FROM projects WHERE id = ${id}`;
    await tx`
      WITH log_lines AS (DELETE FROM log WHERE project_id = ${id}),
      deltas AS (DELETE FROM section_deltas WHERE project_id = ${id}),
      batches AS (DELETE FROM batches WHERE project_id = ${id}),
      tasks AS (DELETE FROM language_tasks WHERE project_id = ${id}),
      results AS (DELETE FROM language_results WHERE project_id = ${id}),
      versions AS (DELETE FROM source_versions WHERE project_id = ${id}),
      changes AS (DELETE FROM source_changes WHERE project_id = ${id}),
      pieces AS (DELETE FROM project_file_pieces WHERE project_id = ${id}),
      files AS (DELETE FROM project_files WHERE project_id = ${id}),
      unordered AS (DELETE FROM unordered_events WHERE project_id = ${id})
      DELETE FROM idempotency_keys WHERE project_id = ${id}`;
    // Who consumes events holds the head, and may have written the next tables before it was deleted.
    await tx`DELETE FROM event_heads WHERE project_id = ${id}`;
    await tx`
      WITH cursors AS (DELETE FROM event_cursors WHERE project_id = ${id}),
      counts AS (DELETE FROM contributions WHERE project_id = ${id}),
      finished AS (DELETE FROM finished_sections WHERE project_id = ${id})
      DELETE FROM event_order WHERE project_id = ${id}`;
    await tx`
      WITH translations AS (DELETE FROM translation_revisions WHERE project_id = ${id}),
      strings AS (DELETE FROM string_revisions WHERE project_id = ${id}),
        entries AS (DELETE FROM entry_revisions WHERE project_id = ${id}),
        sections AS (DELETE FROM section_revisions WHERE project_id = ${id}),
        orders AS (DELETE FROM order_changes WHERE project_id = ${id}),
        votes AS (DELETE FROM vote_counts WHERE project_id = ${id})
      DELETE FROM deletions WHERE project_id = ${id}`;
    // These tables are on the coordinator alone.
    for (const table of [
      'notifications',
      'watches',
      'reading_places',
      'notification_settings',
      'webhook_messages',
      'webhooks',
    ])
      await tx`DELETE FROM ${tx(table)} WHERE project_id = ${id}`;
    // Nothing is left to decide.
    await tx`
      WITH gone AS (DELETE FROM report_cases WHERE project_id = ${id} RETURNING id)
      DELETE FROM reports WHERE case_id IN (SELECT id FROM gone)`;
    return true;
  });
}
