import type { InvitationLinks, SignUpMode, SignUpRules } from '#domain/core/access/sign-up.ts';

/** What the page's first script says of the settings of the service (`server/programs/page-settings.ts`). */
const page = () => document.documentElement.dataset;

/** Whether the service sends email (accounts.24). */
export const sendsMail = (): boolean => page().mail === 'on';

/** Who may sign up (accounts.25). The script leaves `code` out. */
export const signUpMode = (): SignUpMode => (page().signUp as SignUpMode | undefined) ?? 'code';

/** Who may sign up, and whose invitation links admit without a code (accounts.39). */
export const signUpRules = (): SignUpRules => ({
  signUp: signUpMode(),
  invitationLinks: (page().invitationLinks as InvitationLinks | undefined) ?? 'administrators',
});

/** Whether this site has services to sign in with (services.3). */
export const hasServices = (): boolean => page().services !== undefined;

/** Those services: their names, and what users call them. */
export const signInServices = (): { name: string; label: string }[] =>
  [...(page().services ?? '').matchAll(/^(\w+) (.+)$/gm)].map(([, name = '', label = '']) => ({
    name,
    label,
  }));

/**
 * Whether passkeys work here (passkeys.2): the browser has them, and the page is at the address of the service, or
 * without one at localhost.
 */
export function hasPasskeys(): boolean {
  const { publicUrl } = page();
  const isHere = publicUrl ? location.origin === publicUrl : location.hostname === 'localhost';
  return isHere && 'PublicKeyCredential' in window;
}

/** Whether this site has a grammar server (spelling.11). */
export const hasGrammar = (): boolean => page().grammar === 'on';

/** Hosts of embedded videos besides YouTube and Vimeo. */
export function videoHosts(): readonly string[] {
  const named = page().videoHosts?.split(' ') ?? [];
  // A frame of the same origin could leave the sandbox.
  return named.filter((host) => host !== window.location.host);
}
