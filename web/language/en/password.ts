/** Choosing a new password by a link (accounts.18). */
export const password = {
  title: 'Set a new password',
  label: 'New password',
  submit: 'Save password',
  done: 'Password saved. Sign in with it.',
  spent: 'This link no longer works',
  spentText: 'It was already used or has expired. Ask the site administrator for a new one.',
} as const;
