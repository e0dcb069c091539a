import type { LiveEvents } from '#contract/notices/live.ts';
import { heldRole, type Permission } from '#domain/core/access/roles.ts';
import { projectViewer, type Visibility, whyNotContent } from '#domain/core/access/visibility.ts';
import type { Credential } from '../../core/auth/credential.ts';
import { IS_ADMITTED, IS_OPEN, IS_VALID } from '../../core/auth/session-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { IS_SITE_ADMIN } from '../../core/content/site-admin-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { Stream } from './streams.ts';

/** A project, and the session or token of somebody who listens to it; guests have neither. */
export type Listener = { project: number; credential: Credential | undefined };

/** The present project, user and role of a listener; null if there is none any more. */
export type ListenerAccess = {
  visibility: Visibility | null;
  hidden_at: number | null;
  user_id: number | null;
  site_admin: boolean | null;
  role_id: number | null;
  permissions: Permission[] | null;
};

/** Reads the access of all listeners in one query, in their order. */
export function accessOf(sql: Sql, listeners: readonly Listener[]) {
  const hashes = listeners.map(({ credential }) => credential?.hash.toString('hex') ?? '');
  const ways = listeners.map(({ credential }) => credential?.via ?? '');
  return sql<ListenerAccess[]>`
    SELECT p.visibility, p.hidden_at, u.id AS user_id, ${IS_SITE_ADMIN} AND t.id IS NULL AS site_admin, m.role_id, r.permissions
    FROM unnest(${listeners.map(({ project }) => project)}::bigint[], ${ways}::text[], ${hashes}::text[]) WITH ORDINALITY
        AS listener (project_id, via, hash, nth)
      LEFT JOIN projects p ON p.id = listener.project_id AND ${NOT_DELETED}
      LEFT JOIN sessions s ON listener.via = 'session' AND s.token_hash = decode(listener.hash, 'hex')
        AND ${IS_OPEN}
      LEFT JOIN api_tokens t ON listener.via = 'token' AND t.token_hash = decode(listener.hash, 'hex')
        AND ${IS_VALID}
      LEFT JOIN users u ON u.id = coalesce(s.user_id, t.user_id) AND ${IS_ADMITTED}
      LEFT JOIN members m ON m.project_id = p.id AND m.user_id = u.id
      LEFT JOIN roles r ON r.id = m.role_id
    ORDER BY listener.nth`;
}

/** The present user of each credential, in their order; null if there is none any more. */
export function readersOf(sql: Sql, credentials: readonly (Credential | undefined)[]) {
  return sql<{ user_id: number | null; site_admin: boolean | null }[]>`
    SELECT u.id AS user_id, ${IS_SITE_ADMIN} AND t.id IS NULL AS site_admin
    FROM unnest(${credentials.map((credential) => credential?.via ?? '')}::text[],
        ${credentials.map((credential) => credential?.hash.toString('hex') ?? '')}::text[]) WITH ORDINALITY AS reader (via, hash, nth)
      LEFT JOIN sessions s ON reader.via = 'session' AND s.token_hash = decode(reader.hash, 'hex') AND ${IS_OPEN}
      LEFT JOIN api_tokens t ON reader.via = 'token' AND t.token_hash = decode(reader.hash, 'hex') AND ${IS_VALID}
      LEFT JOIN users u ON u.id = coalesce(s.user_id, t.user_id) AND ${IS_ADMITTED}
    ORDER BY reader.nth`;
}

type Reason = LiveEvents['gone']['kind'];

/** The streams that may no longer listen, with the reason, in one query. */
export async function reauthorize(sql: Sql, streams: readonly Stream[]): Promise<Map<Stream, Reason>> {
  if (streams.length === 0) return new Map();
  const access = await accessOf(sql, streams);
  return new Map(
    streams.flatMap((stream, index) => {
      const current = access[index];
      const reason = current && whyNotListen(stream, current);
      return reason ? [[stream, reason] as const] : [];
    }),
  );
}

/**
 * Why somebody may not listen. A stream whose session has ended is closed even if guests may listen, because it was
 * opened for a user.
 */
function whyNotListen(
  { userId }: Pick<Stream, 'userId'>,
  { visibility, hidden_at, user_id, site_admin, ...member }: ListenerAccess,
): Reason | undefined {
  if (visibility === null) return 'gone';
  if (userId !== undefined && user_id === null) return 'signedOut';
  return whyNotContent(
    { visibility, hidden_at },
    projectViewer({ id: user_id ?? undefined, role: heldRole(member), isSiteAdmin: site_admin ?? false }),
  );
}
