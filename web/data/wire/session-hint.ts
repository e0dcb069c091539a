import { SESSION_HINT } from '#contract/identity/users.routes.ts';

/** Whether there is the readable cookie that comes with a session. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split(/;\s*/).includes(`${SESSION_HINT}=1`);
}
