import type { RoleId } from '#domain/access/roles.ts';
import type { Visibility } from '#domain/access/visibility.ts';
import type { Sql } from '../database/connect.ts';

/** A project and the session that listens to it; guests have no session. */
export type Listener = { project: number; tokenHash: Buffer | undefined };

/** The project, user and role of a listener now; null where there is none any more. */
export type ListenerAccess = {
  visibility: Visibility | null;
  hidden_at: number | null;
  user_id: number | null;
  site_admin: boolean | null;
  role_id: RoleId | null;
};

/** Reads the access of all listeners in one query, in their order. */
export function accessOf(sql: Sql, listeners: readonly Listener[]) {
  const tokens = listeners.map(({ tokenHash }) => tokenHash?.toString('hex') ?? '');
  return sql<ListenerAccess[]>`
    SELECT p.visibility, p.hidden_at, u.id AS user_id, u.site_admin, m.role_id
    FROM unnest(${listeners.map(({ project }) => project)}::bigint[], ${tokens}::text[]) WITH ORDINALITY
        AS listener (project_id, token, nth)
      LEFT JOIN projects p ON p.id = listener.project_id
      LEFT JOIN sessions s ON s.token_hash = decode(listener.token, 'hex') AND s.expires_at > now_ms()
      LEFT JOIN users u ON u.id = s.user_id AND NOT u.banned
      LEFT JOIN members m ON m.project_id = p.id AND m.user_id = u.id
    ORDER BY listener.nth`;
}
