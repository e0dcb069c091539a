import { type Bounds, LIMITS } from '../limits.ts';
import { whyNotText } from '../text/text.ts';
import { transliterate } from './transliteration.ts';

/**
 * The handle suggested for a project's name: Cyrillic transliterated, in lower case, spaces as underscores, other
 * characters dropped (projects.10, projects.11). Accents are dropped without their letters ('città' gives 'citta'); an
 * underscore precedes a leading digit, which no handle may have.
 */
export function handleFrom(name: string): string {
  const plain = transliterate(name)
    .normalize('NFD')
    .replace(/[^a-z0-9_\s]/g, '')
    .trim()
    .replace(/\s+/g, '_');
  return (/^\d/.test(plain) ? `_${plain}` : plain).slice(0, LIMITS.handle.max);
}

/** Why a handle or username is refused, by field: length first, then its characters (projects.3, users.2). */
export type NameProblem = 'required' | 'minlength' | 'maxlength' | 'illegal';

/** Why a project can't have this handle (projects.3). */
export function whyNotHandle(handle: string): NameProblem | undefined {
  return whyNotName(handle, LIMITS.handle);
}

/** The name of an account that is being made, as typed (accounts.40). */
export const typedUsername = (typed: string): string => typed.trim().toLowerCase();

/** Why a user can't have this name (users.2). */
export function whyNotUsername(username: string): NameProblem | undefined {
  return whyNotName(username, LIMITS.username);
}

/** Lower-case Latin letters, digits and underscores, not beginning with a digit. */
const NAME = /^[a-z_][a-z0-9_]*$/;

function whyNotName(name: string, bounds: Bounds): NameProblem | undefined {
  return whyNotText(name, bounds) ?? (NAME.test(name) ? undefined : 'illegal');
}
