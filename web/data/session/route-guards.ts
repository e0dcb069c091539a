import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionQuery } from './session.ts';

type RouteArgs = { context: { queries: QueryClient }; location: { href: string } };

/** Redirects guests to `/401`, from where they come back once signed in (screens.17). */
export async function requireUser({ context, location }: RouteArgs): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (!me) throw redirect({ to: '/401', search: { from: location.href }, replace: true });
}

/** Redirects users who are signed in to Home. */
export async function requireGuest({ context }: RouteArgs): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (me) throw redirect({ to: '/', replace: true });
}

/** Redirects `/user` to the user's own profile, with the tab that the hash names, and guests to `/401` (users.7). */
export async function redirectToProfile({
  context,
  location,
}: RouteArgs & { location: { hash: string } }): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (!me) throw redirect({ to: '/401', search: { from: location.href }, replace: true });
  const { hash } = location;
  throw redirect({ to: '/users/$userId', params: { userId: String(me.id) }, hash, replace: true });
}
