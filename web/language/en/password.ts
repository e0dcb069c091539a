/** Choosing a new password by a link (DECISIONS §8). */
export const password = {
  title: 'Choose a new password',
  label: 'New password',
  submit: 'Save password',
  done: 'Your new password is saved: sign in with it.',
  spent: 'This link no longer works',
  spentText:
    'It has been used already, or it is too old. Ask the administrator of this site for another one.',
} as const;
