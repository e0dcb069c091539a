type Search = Record<string, unknown>;

/** Parses the query string of an address to strings: `?sort=index&page=2`. A name without a value is an empty string. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Prints a query string without the quotes of JSON; undefined, null and empty values are left out. */
export function stringifySearch(search: Search): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') written.append(name, String(value));
  }
  // A comma needs no escape in a query, and lists are easier to read with it.
  return written.size === 0 ? '' : `?${String(written).replaceAll('%2C', ',')}`;
}
