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
export function wordsFor(t: TFunction, { key, kind }: FailureNote, bounds = BOUNDS[key]): string {
  if (kind === 'minlength' && bounds) return t('failures.atLeast', { min: bounds.min });
  if (kind === 'maxlength' && bounds) return t('failures.atMost', { max: bounds.max });
  // The exact key may not exist, so it is no key that the types know.
  const exact = `failures.field.${key}.${kind}`;
  return t([exact, `failures.kind.${kind}`, 'failures.some'] as never);
}
