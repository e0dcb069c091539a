import type { SignUpMode } from '#domain/access/sign-up.ts';

/** Who may sign up (accounts.25), from the page's first script, which leaves `code` out. */
export const signUpMode = (): SignUpMode =>
  (document.documentElement.dataset.signUp as SignUpMode | undefined) ?? 'code';
