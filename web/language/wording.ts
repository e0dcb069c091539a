import type { TFunction } from 'i18next';
import { type Bounds, LIMITS } from '#domain/limits.ts';
import type { FailureNote } from '../wire/failure.ts';

/** How long each field's text may be: a text too short or too long says by how much it may not. */
const BOUNDS: Record<string, Bounds> = {
  name: LIMITS.name,
  handle: LIMITS.handle,
  description: LIMITS.description,
  recomendations: LIMITS.recommendations,
  cover_url: LIMITS.coverUrl,
  username: LIMITS.username,
  password: LIMITS.password,
  about: LIMITS.about,
  avatar_url: LIMITS.avatarUrl,
};

/** What is wrong, in the reader's words; as exactly as the field allows (SPEC §8). */
export function wordsFor(t: TFunction, { key, kind, wait }: FailureNote, bounds = BOUNDS[key]): string {
  if (kind === 'minlength' && bounds) return t('failures.atLeast', { min: bounds.min });
  if (kind === 'maxlength' && bounds) return t('failures.atMost', { max: bounds.max });
  if (kind === 'tooOften' && wait) return waitWords(t, wait);
  // The exact key may not exist, so it is no key that the types know.
  const exact = `failures.field.${key}.${kind}`;
  return t([exact, `failures.kind.${kind}`, 'failures.some'] as never);
}

/** When it may be tried again: in seconds, from a minute on in whole minutes. */
function waitWords(t: TFunction, seconds: number): string {
  return seconds < 60
    ? t('failures.waitSeconds', { time: seconds })
    : t('failures.waitMinutes', { time: Math.ceil(seconds / 60) });
}
