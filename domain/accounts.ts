import { LIMITS } from './limits.ts';
import { isStorable, type TextProblem, whyNotText } from './text.ts';

/** Why a password is refused (DECISIONS §8): blank, too short, too long, or with control characters in it. */
export function whyNotPassword(password: string): TextProblem | 'illegal' | undefined {
  const isLegal = !/\p{Cc}/u.test(password) && isStorable(password);
  return whyNotText(password, LIMITS.password) ?? (isLegal ? undefined : 'illegal');
}

/**
 * Why a text is not an e-mail address. No mail is ever sent, so this asks for the plain shape only:
 * something, one @, and a name with a dot in it.
 */
export function whyNotEmail(email: string): 'required' | 'maxlength' | 'email' | undefined {
  const kind = whyNotText(email, LIMITS.email);
  if (kind === 'required' || kind === 'maxlength') return kind;
  return EMAIL.test(email) && isStorable(email) ? undefined : 'email';
}

const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[^\s@.,:;<>[\\\]\p{Cc}]+(\.[^\s@.,:;<>[\\\]\p{Cc}]+)+$/u;

/**
 * How long a session lasts, and whether its cookie outlives the browser (DECISIONS §8); 'forever' counts only
 * beside 'remember me' (SPEC §2).
 */
export function sessionOf({ remember, remember_forever }: { remember: boolean; remember_forever: boolean }): {
  lasts: number;
  outlivesBrowser: boolean;
} {
  if (!remember) return { lasts: LIMITS.sessionBrowser, outlivesBrowser: false };
  const lasts = remember_forever ? LIMITS.sessionForever : LIMITS.sessionRemembered;
  return { lasts, outlivesBrowser: true };
}
