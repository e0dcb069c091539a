/** The security of the account: how one signs in, and what happened (security.2, security.3). */
export const security = {
  moved: 'Password, devices and recent activity are in Security.',
  tokens: 'API tokens',
  tokensHint: 'Programs sign in with them instead of your password.',
  toTokens: 'Show your API tokens',
  events: 'Recent security events',
  eventsHint_one: 'What happened to your sign-in in the last {{count, number}} day.',
  eventsHint_other: 'What happened to your sign-in in the last {{count, number}} days.',
  noEvents: 'Nothing has happened yet.',
  more: 'Show older events',
  newDevice: 'New device',
  event: {
    signIn: 'Signed in',
    signInFailed_one: '{{count, number}} failed sign-in',
    signInFailed_other: '{{count, number}} failed sign-ins',
    passwordChanged: 'Password changed',
    passwordReset: 'New password set by a link',
    passwordLink: 'An administrator made a link for a new password',
    emailChanged: 'Email changed',
    tokenCreated: 'API token “{{name}}” created',
    tokenRevoked: 'API token “{{name}}” revoked',
  },
} as const;
