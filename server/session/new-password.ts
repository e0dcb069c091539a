import { whyNotPassword } from '#domain/accounts.ts';

/** Why somebody may not choose a password: what the rule says, and `common` where many others have it. */
export async function whyNotNewPassword(password: string, owner: Parameters<typeof whyNotPassword>[1]) {
  return whyNotPassword(password, owner) ?? ((await isCommon(password)) ? 'common' : undefined);
}

/**
 * Whether a password is among the 49,000 that leaks show to be the most common, without case. The list comes with the first
 * question: a server that nobody signs up at does without it.
 */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.normalize('NFC').toLowerCase());
}
