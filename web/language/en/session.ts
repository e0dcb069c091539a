/** The dialog when the session has ended, or another user has signed in. */
export const session = {
  ended: 'You’ve been signed out',
  endedText: 'Sign in again to continue, {{username}}. Everything on this page is kept, including your text.',
  goOnAsGuest: 'Continue without signing in',
  back: 'You’re signed in again. You can retry what failed.',
  other: '{{username}} is now signed in',
  otherText:
    'This page still shows {{was}}’s view. To continue as {{username}}, reload it. Unsaved text will be lost.',
  goOnAs: 'Continue as {{username}}',
} as const;
