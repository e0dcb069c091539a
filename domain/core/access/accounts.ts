import { LIMITS } from '../limits.ts';
import { isStorable, type TextProblem, whyNotText } from '../text/text.ts';

/** What is known of a password's owner. */
type Owner = { readonly username?: string; readonly email?: string };

/**
 * Why a password is refused (accounts.3, accounts.4): blank, too short, too long, control characters, or `common` if it is
 * its owner's name or e-mail address. The server also refuses the most common passwords, whose list only it has.
 */
export function whyNotPassword(
  password: string,
  { username, email }: Owner = {},
): TextProblem | 'illegal' | 'common' | undefined {
  const isLegal = !/\p{Cc}/u.test(password) && isStorable(password);
  const problem = whyNotText(password, LIMITS.password) ?? (isLegal ? undefined : 'illegal');
  if (problem) return problem;
  const [local] = email?.split('@') ?? [];
  const isOwn = [username, email, local].some((own) => own && folded(own.trim()) === folded(password));
  return isOwn ? 'common' : undefined;
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Why a text is not an email address. It has to have something before one @, and a name with a dot behind it. Whether
 * the address exists only an email to it can tell (accounts.19).
 */
export function whyNotEmail(email: string): 'required' | 'maxlength' | 'email' | undefined {
  const kind = whyNotText(email, LIMITS.email);
  if (kind === 'required' || kind === 'maxlength') return kind;
  return EMAIL.test(email) && isStorable(email) ? undefined : 'email';
}

const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}]+@[^\s@.,:;<>[\\\]\p{Cc}]+(\.[^\s@.,:;<>[\\\]\p{Cc}]+)+$/u;

/**
 * How long a session lasts, and whether its cookie outlives the browser. 'Forever' counts only together with 'remember
 * me' (accounts.12).
 */
export function sessionOf({ remember, remember_forever }: { remember: boolean; remember_forever: boolean }): {
  lasts: number;
  outlivesBrowser: boolean;
} {
  if (!remember) return { lasts: LIMITS.sessionBrowser, outlivesBrowser: false };
  const lasts = remember_forever ? LIMITS.sessionForever : LIMITS.sessionRemembered;
  return { lasts, outlivesBrowser: true };
}
