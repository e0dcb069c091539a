type Search = Record<string, unknown>;

/** Reads an address's search as plain texts: `?sort=index&page=2`. A name without a value is an empty text. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes it back plainly, without the quotes of JSON; what is undefined, null or empty is left out. */
export function stringifySearch(search: Search): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') written.append(name, String(value));
  }
  // A comma needs no escape in a query, and lists are easier to read with it.
  return written.size === 0 ? '' : `?${String(written).replaceAll('%2C', ',')}`;
}
