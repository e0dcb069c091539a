/**
 * Whether passkeys work here (passkeys.2): the browser has them, and the page is at the address of the service, which the page's first
 * script tells, or without one at localhost.
 */
export function hasPasskeys(): boolean {
  const { publicUrl } = document.documentElement.dataset;
  const isHere = publicUrl ? location.origin === publicUrl : location.hostname === 'localhost';
  return isHere && 'PublicKeyCredential' in window;
}
