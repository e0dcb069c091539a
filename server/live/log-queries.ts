import type { UserName } from '#contract/user-name.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';

/** A log entry with what live events need. */
export type LiveLogEntry = {
  project_id: number;
  w: number;
  actor: UserName | null;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  amount: number | null;
  /** Whether its string was moved, and the section it left. */
  is_moved: boolean;
  left_section: number | null;
};

/** The present snapshot of the database. */
export async function currentSnapshot(sql: Sql): Promise<string> {
  const [row] = await sql<{ snapshot: string }[]>`SELECT pg_current_snapshot()::text AS snapshot`;
  return row?.snapshot ?? '';
}

/** The snapshots between which entries are read; `upTo` is the present one by default. */
type Since = { since: string; upTo?: string };

/**
 * Reads the log entries of some projects that are visible now and were not visible in the snapshot `since`, at most
 * one more per project than events carry. In whatever order transactions commit, no entry is lost or repeated.
 */
export async function entriesSince(sql: Sql, projects: readonly number[], { since, upTo }: Since) {
  const rows = await sql<{ snapshot: string; line: LiveLogEntry | null }[]>`
    SELECT now.snapshot::text AS snapshot, lines.line
    FROM (SELECT pg_current_snapshot() AS snapshot) now LEFT JOIN LATERAL (
      SELECT l.xid, l.id, json_build_object('project_id', l.project_id, 'w', l.w,
        'actor', CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END,
        'section_id', l.section_id, 'string_id', l.string_id, 'translation_id', l.translation_id,
        'comment_id', l.comment_id, 'amount', l.data -> 'amount',
        'is_moved', coalesce((l.data -> 'acts') ?| '{place,section}', false), 'left_section', l.data -> 'left') AS line
      FROM unnest(${[...projects]}::bigint[]) AS watched (id), LATERAL (
        SELECT * FROM log l
        WHERE l.project_id = watched.id AND l.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
          AND l.xid < pg_snapshot_xmax(now.snapshot) AND NOT pg_visible_in_snapshot(l.xid, ${since}::pg_snapshot)
          ${upTo === undefined ? sql`` : sql`AND pg_visible_in_snapshot(l.xid, ${upTo}::pg_snapshot)`}
        ORDER BY l.xid, l.id LIMIT ${LIMITS.liveLines + 1}
      ) l LEFT JOIN users a ON a.id = l.actor_id
    ) lines ON true
    ORDER BY lines.xid, lines.id`;
  return { snapshot: rows[0]?.snapshot ?? since, lines: rows.flatMap(({ line }) => line ?? []) };
}
