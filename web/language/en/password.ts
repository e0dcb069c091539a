/** Choosing a new password by a link (accounts.18), and asking for one by email (accounts.21). */
export const password = {
  title: 'Set a new password',
  label: 'New password',
  submit: 'Save password',
  done: 'Password saved. Sign in with it.',
  spent: 'This link no longer works',
  spentText:
    'It was already used or has expired. Ask for another one on the sign-in page, or ask the site administrator.',
  ask: 'Forgot your password?',
  email: 'Email',
  emailHint: 'The address of your account. You get a link to set a new password.',
  send: 'Send link',
  sent: 'Check your email',
  sentText:
    'If an account has the address {{address}}, a link to set a new password is on its way. It works for {{minutes, number}} minutes. Look in the spam folder too.',
  noMail: 'This site sends no email. Ask the site administrator for a link to set a new password.',
  toLogin: 'Back to sign-in',
} as const;
