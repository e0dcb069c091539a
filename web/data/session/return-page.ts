/** Stands for the origin of this service; any origin shows whether an address leaves it. */
const OWN_ORIGIN = 'https://dragoman.invalid';

/**
 * The page to go to after signing in, if it is on this service. It is parsed as a browser does it, which reads backslashes as
 * slashes and skips tabs and line breaks.
 */
export function returnPageIn(search: Record<string, unknown>): { from?: string } {
  const { from } = search;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, OWN_ORIGIN)) return {};
  return new URL(from, OWN_ORIGIN).origin === OWN_ORIGIN ? { from } : {};
}
