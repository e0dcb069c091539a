import { whyNotPassword } from '#domain/access/accounts.ts';

/** Why a user can't choose a password: by the rule, or `common` if it is a common one (accounts.4). */
export async function whyNotNewPassword(password: string, owner: Parameters<typeof whyNotPassword>[1]) {
  return whyNotPassword(password, owner) ?? ((await isCommon(password)) ? 'common' : undefined);
}

/**
 * Whether a password is among the 49,000 most common ones of known leaks, ignoring case. The list is loaded at the first check:
 * a server without sign-ups never needs it.
 */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.normalize('NFC').toLowerCase());
}
