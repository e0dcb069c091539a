/** Who may sign up (accounts.25): with a code, with an invitation link, everyone, nobody. */
export const SIGN_UP_MODES = ['code', 'invitation', 'open', 'closed'] as const;

export type SignUpMode = (typeof SIGN_UP_MODES)[number];
