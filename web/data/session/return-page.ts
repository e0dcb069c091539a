import { isReturnPage } from '#domain/core/addresses/return-page.ts';

/** The page to go to after signing in, if it is on this service. */
export function returnPageIn(search: Record<string, unknown>): { from?: string } {
  const { from } = search;
  return typeof from === 'string' && isReturnPage(from) ? { from } : {};
}

/** The page to go to after signing in, and what came of a visit to a sign-in service (services.8). */
export const loginSearch = (search: Record<string, unknown>): { from?: string; service?: string } => ({
  ...returnPageIn(search),
  ...(typeof search.service === 'string' && { service: search.service }),
});
