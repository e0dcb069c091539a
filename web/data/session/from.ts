/** Stands for this service's own origin: which one it is makes no difference to whether an address leaves it. */
const HERE = 'https://dragoman.invalid';

/**
 * The page to go to after signing in, if it is on this service. Judged as a browser reads it: backslashes count as slashes,
 * tabs and line breaks as nothing.
 */
export function pageFrom(search: Record<string, unknown>): { from?: string } {
  const { from } = search;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, HERE)) return {};
  return new URL(from, HERE).origin === HERE ? { from } : {};
}
