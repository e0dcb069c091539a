/** Stands for the origin of this service; any origin shows whether an address leaves it. */
const OWN_ORIGIN = 'https://dragoman.invalid';

/**
 * Whether an address is a page of this service, to which one can come back. It is parsed as a browser does it, which
 * reads backslashes as slashes and skips tabs and line breaks.
 */
export const isReturnPage = (address: string): boolean =>
  address.startsWith('/') &&
  URL.canParse(address, OWN_ORIGIN) &&
  new URL(address, OWN_ORIGIN).origin === OWN_ORIGIN;
