/** The absolute address of an invitation link. */
export function inviteLinkUrl(path: string): string {
  return new URL(path, location.origin).href;
}
