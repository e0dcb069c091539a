import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';

/** How hard a password is to guess: 0 and 1 are refused (accounts.4). */
export type PasswordScore = ZxcvbnResult['score'];

/** What makes a password easy to guess. */
export type PasswordWarning =
  | 'pattern'
  | 'repeat'
  | 'sequence'
  | 'date'
  | 'common'
  | 'word'
  | 'name'
  | 'own'
  | undefined;

export type PasswordStrength = { score: PasswordScore; warning: PasswordWarning };

/** The least score of a password that is accepted: about a million guesses or more (accounts.4, choice). */
export const LEAST_SCORE = 2;

/**
 * The part of a password whose strength is estimated. The time of the estimate grows with the length and with the signs
 * that may stand for a letter. With these bounds it takes a tenth of a second at most (docs/decisions/086).
 */
const ESTIMATED_LENGTH = 72;
const ESTIMATED_SUBSTITUTIONS = 8;

/** How many texts about the owner are compared, and the length of each (choice). */
const OWNER_TEXTS = 200;
const OWNER_TEXT_LENGTH = 100;

const WARNINGS: Record<string, PasswordWarning> = {
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'word',
  namesByThemselves: 'name',
  commonNames: 'name',
  userInputs: 'own',
};

/** What is known of a password's owner: name, address, names of their projects. */
export type PasswordOwner = {
  readonly username?: string;
  readonly email?: string;
  readonly projects?: readonly string[];
};

/** The texts that a password should not be made of: those about the owner, their words, and the name of the service. */
function ownTexts({ username = '', email = '', projects = [] }: PasswordOwner): string[] {
  const whole = [username, email, ...email.split('@'), 'Dragoman', ...projects];
  const words = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 3);
  const short = [...whole, ...words].map((text) => folded(text.trim()).slice(0, OWNER_TEXT_LENGTH));
  return [...new Set(short.filter(Boolean))].slice(0, OWNER_TEXTS);
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

let loading: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its lists of passwords and words: about a megabyte, which is loaded with the first estimate. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { default: words }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en/dist/commonWords.json.mjs'),
  ]);
  return new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, 'commonWords-en': words },
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: ESTIMATED_SUBSTITUTIONS,
  });
}

/** Estimates how hard a password is to guess. It is for a thread of its own: the first estimate takes half a second. */
export async function passwordStrength(
  password: string,
  owner: PasswordOwner = {},
): Promise<PasswordStrength> {
  loading ??= load();
  const { score, feedback } = (await loading).check(password.normalize('NFC'), ownTexts(owner));
  return { score, warning: feedback.warning ? WARNINGS[feedback.warning] : undefined };
}
