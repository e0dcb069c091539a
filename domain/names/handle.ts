import { type Bounds, LIMITS } from '../limits.ts';
import { whyNotText } from '../texts/text.ts';
import { transliterate } from './transliteration.ts';

/**
 * The handle that a project's name suggests: Cyrillic in Latin letters, lower case, spaces as underscores,
 * all else dropped (projects.10, projects.11). Accents are dropped without their letters ('città' gives 'citta'); a digit in
 * front, which no handle may have, is led by an underscore.
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

/** Why a user can't have this name (users.2). */
export function whyNotUsername(username: string): NameProblem | undefined {
  return whyNotName(username, LIMITS.username);
}

/** Lower-case Latin letters, digits, underscore; no digit first. */
const NAME = /^[a-z_][a-z0-9_]*$/;

function whyNotName(name: string, bounds: Bounds): NameProblem | undefined {
  return whyNotText(name, bounds) ?? (NAME.test(name) ? undefined : 'illegal');
}
