/** The search in the address: the text, and whether an empty one lists all projects. */
export type SearchParams = { name?: string; sort?: 'activity' };

/** Parses it; invalid values are ignored. */
export function searchParams({ name, sort }: Record<string, unknown>): SearchParams {
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(sort === 'activity' && { sort }),
  };
}
