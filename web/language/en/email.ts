/** Confirming an email address (accounts.20). */
export const email = {
  title: 'Confirm your email address',
  question: 'Confirm that this address is yours. You can then reset your password by email and get notices.',
  submit: 'Confirm address',
  confirmed: 'Address confirmed',
  confirmedText: 'Thank you. You now get notices about your account at this address.',
  goOn: 'Go to Dragoman',
  spent: 'This link no longer works',
  spentText:
    'It was already used, has expired, or was for another address. You can send another one from your account settings.',
} as const;
