/** The id of what is at an address, which is never relative (RFC 4287, 4.2.6): a path becomes a tag. */
export const permanentId = (address: string): string =>
  address.startsWith('/') ? `tag:dragoman.invalid,2026:${address}` : address;
