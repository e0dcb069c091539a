/** Who may sign up (accounts.25): with a code, with an invitation link, everyone, nobody. */
export const SIGN_UP_MODES = ['code', 'invitation', 'open', 'closed'] as const;

export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** Whose invitation links replace a secret code, where sign-up asks for one (accounts.39). */
export const INVITATION_LINKS = ['administrators', 'managers', 'off'] as const;

export type InvitationLinks = (typeof INVITATION_LINKS)[number];

/** What the settings say of signing up. */
export type SignUpRules = { readonly signUp: SignUpMode; readonly invitationLinks: InvitationLinks };

const ADMITS: Readonly<Record<InvitationLinks, (isBySiteAdmin: boolean) => boolean>> = {
  administrators: (isBySiteAdmin) => isBySiteAdmin,
  managers: () => true,
  off: () => false,
};

/** Whether a visitor signs up without an invitation link, which not everyone has. */
export const signsUpWithoutLink = (mode: SignUpMode): boolean => mode === 'code' || mode === 'open';

/** Whether a newcomer signs up by an invitation link alone, and is a member at once (accounts.39). */
export function linkAdmits({ signUp, invitationLinks }: SignUpRules, isBySiteAdmin: boolean): boolean {
  if (signUp === 'code') return ADMITS[invitationLinks](isBySiteAdmin);
  return signUp !== 'closed';
}
