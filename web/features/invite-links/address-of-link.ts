/** The whole address of a link's page, as it is sent to people. */
export function addressOfLink(path: string): string {
  return new URL(path, location.origin).href;
}
