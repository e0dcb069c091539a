import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionQuery } from './session.ts';

type Asked = { context: { queries: QueryClient }; location: { href: string } };

/** For pages of users alone: guests are led to `/401`, and from there back (screens.17). */
export async function askToSignIn({ context, location }: Asked): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (!me) throw redirect({ to: '/401', search: { from: location.href }, replace: true });
}

/** For pages of guests alone: who is signed in needs no way in. */
export async function leadHomeIfSignedIn({ context }: Asked): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (me) throw redirect({ to: '/', replace: true });
}

/** `/user` is one's own profile; guests are led to `/401` (users.7). */
export async function leadToOneself({ context, location }: Asked): Promise<void> {
  const me = await context.queries.ensureQueryData(sessionQuery);
  if (!me) throw redirect({ to: '/401', search: { from: location.href }, replace: true });
  throw redirect({ to: '/users/$userId', params: { userId: String(me.id) }, replace: true });
}
