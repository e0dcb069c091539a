/** When the session of somebody who is using the page has ended, or has become another's. */
export const session = {
  ended: 'You have been signed out',
  endedText:
    'Sign in again to go on, {{username}}. Everything on this page stays as it is, what you have written too.',
  goOnAsGuest: 'Go on without signing in',
  back: 'You are signed in again. What had failed can be tried once more.',
  other: '{{username}} is signed in now',
  otherText:
    'This page still shows what {{was}} sees. To go on as {{username}}, it is loaded anew; what was written here and not saved is lost.',
  goOnAs: 'Go on as {{username}}',
} as const;
