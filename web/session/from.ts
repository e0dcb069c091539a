/** The page one came from, when it is one of ours: never another site's address, nor one that a browser reads as such. */
export function pageFrom(search: Record<string, unknown>): { from?: string } {
  const { from } = search;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? { from } : {};
}
