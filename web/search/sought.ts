/** What the search's address says: what to look for, and whether nothing typed lists all that there is. */
export type Sought = { name?: string; sort?: 'activity' };

/** Reads it; what makes no sense counts as not said. */
export function sought({ name, sort }: Record<string, unknown>): Sought {
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(sort === 'activity' && { sort }),
  };
}
