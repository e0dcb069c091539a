import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionQuery } from '../../data/session/session.ts';

/** The guard of pages for site administrators: for others they don't exist (administration.1). */
export async function requireSiteAdmin({ context }: { context: { queries: QueryClient } }): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (!me?.site_admin) throw redirect({ to: '/404', replace: true });
}
