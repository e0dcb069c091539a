/** What the search's address says to look for. */
export function sought(search: Record<string, unknown>): { name?: string } {
  return typeof search.name === 'string' && search.name !== '' ? { name: search.name } : {};
}
