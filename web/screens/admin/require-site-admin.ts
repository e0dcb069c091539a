import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionQuery } from '../../data/session/session.ts';

/** The guard of pages for site administrators: for others they don't exist (administration.1). Who lacks a
 * second factor is led to setting one up (security.9). */
export async function requireSiteAdmin({ context }: { context: { queries: QueryClient } }): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (me?.lacks_second_factor) throw redirect({ to: '/user', hash: 'security', replace: true });
  if (!me?.site_admin) throw redirect({ to: '/404', replace: true });
}
