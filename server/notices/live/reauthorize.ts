import type { LiveEvents } from '#contract/notices/live.ts';
import { heldRole } from '#domain/core/access/roles.ts';
import { projectViewer, whyNotContent } from '#domain/core/access/visibility.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { accessOf, type ListenerAccess } from './access-queries.ts';
import type { Stream } from './stream.ts';

type Reason = LiveEvents['gone']['kind'];

/** The streams that may no longer listen, with the reason, in one query. */
export async function reauthorize(sql: Sql, streams: readonly Stream[]): Promise<Map<Stream, Reason>> {
  if (streams.length === 0) return new Map();
  const access = await accessOf(sql, streams);
  return new Map(
    streams.flatMap((stream, at) => {
      const current = access[at];
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
