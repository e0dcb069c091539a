import { isReturnPage } from '#domain/addresses/return-page.ts';

/** The page to go to after signing in, if it is on this service. */
export function returnPageIn(search: Record<string, unknown>): { from?: string } {
  const { from } = search;
  return typeof from === 'string' && isReturnPage(from) ? { from } : {};
}
