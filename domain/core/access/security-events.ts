/** What happens to the sign-in of an account, as its user sees it (security.3). */
export const SECURITY_EVENTS = [
  'signIn',
  'signInFailed',
  'passwordChanged',
  'passwordReset',
  'passwordLink',
  'emailChanged',
  'tokenCreated',
  'tokenRevoked',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorRemoved',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
  'serviceConnected',
  'serviceDisconnected',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
