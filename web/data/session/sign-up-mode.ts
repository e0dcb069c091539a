import type { InvitationLinks, SignUpMode, SignUpRules } from '#domain/access/sign-up.ts';

/** Who may sign up (accounts.25), from the page's first script, which leaves `code` out. */
export const signUpMode = (): SignUpMode =>
  (document.documentElement.dataset.signUp as SignUpMode | undefined) ?? 'code';

/** The same with whose invitation links admit without a code (accounts.39). */
export const signUpRules = (): SignUpRules => ({
  signUp: signUpMode(),
  invitationLinks:
    (document.documentElement.dataset.invitationLinks as InvitationLinks | undefined) ?? 'administrators',
});
