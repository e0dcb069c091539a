/** The address of a project's page at an origin; without it if that is none. */
export function addressOfProject(origin: string, handle: string): string {
  const path = `/projects/${handle}`;
  return URL.parse(path, origin)?.href ?? path;
}
