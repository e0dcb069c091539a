import type { TFunction } from 'i18next';
import type { BodyOf } from '#contract/core/endpoint.ts';
import type { editProfile, register } from '#contract/identity/users.ts';
import type { createProject, editProject } from '#contract/projects/projects.ts';
import { type Bounds, LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import type { WorkField } from '#domain/core/works/work-fields.ts';
import type { FailureNote } from '../data/wire/failure.ts';

/** The fields of a call's body with any text as their value. */
type TextField<Body> = keyof {
  [Field in keyof Body as string extends NonNullable<Body[Field]> ? Field : never]: true;
};

/** Fields with errors of their own about their form, and those about the work, whose limit hardly anybody meets. */
type FormedField = WorkField | 'source_lang' | 'target_lang' | 'email' | 'secret_code' | 'invitation';

type BoundedField = Exclude<
  | TextField<BodyOf<typeof createProject>>
  | TextField<BodyOf<typeof editProject>>
  | TextField<BodyOf<typeof editProfile>>
  | TextField<BodyOf<typeof register>>,
  FormedField
>;

/**
 * The bounds of each field's length, which the errors of too short and too long texts name. Forms with fields of other
 * bounds pass their own.
 */
const BOUNDS: Readonly<Record<BoundedField, Bounds>> = {
  name: LIMITS.name,
  handle: LIMITS.handle,
  description: LIMITS.description,
  recomendations: LIMITS.recommendations,
  cover_url: LIMITS.coverUrl,
  username: LIMITS.username,
  password: LIMITS.password,
  about: LIMITS.about,
  avatar_url: LIMITS.avatarUrl,
  placeholder_patterns: LIMITS.placeholderPatterns,
};

const boundsOf = (field: string): Bounds | undefined => (BOUNDS as Readonly<Record<string, Bounds>>)[field];

/** An error in words, the most exact ones that there are for the field (errors.2). */
export function failureNoteText(t: TFunction, note: FailureNote, bounds = boundsOf(note.key)): string {
  return knownFailureNoteText(t, note, bounds) ?? t('failures.some');
}

/** An error in words; undefined for an unknown kind, which a newer server may send. */
export function knownFailureNoteText(
  t: TFunction,
  { key, kind, wait, limit, characters, checks }: FailureNote,
  bounds = boundsOf(key),
): string | undefined {
  if (kind === 'minlength' && bounds) return t('failures.atLeast', { min: bounds.min });
  if (kind === 'maxlength' && bounds) return t('failures.atMost', { max: bounds.max });
  if (characters) return t('failures.controls', { characters: characters.join(', ') });
  if (checks) {
    const names = checks
      .map((check) => t(`checks.${check}.name` as 'checks.tags.name', { defaultValue: check }))
      .join(', ');
    return t(`failures.blocked.${key === 'status' ? 'approval' : 'saving'}`, { checks: names });
  }
  if (kind === 'tooOften' && wait) return waitWords(t, key, wait);
  if (kind === 'bodyTooLarge' && limit) return t('failures.atOnce', { max: limit / MIB });
  // The keys may not exist, so the types don't know them.
  const words = t([`failures.field.${key}.${kind}`, `failures.kind.${kind}`] as never, { defaultValue: '' });
  return words === '' ? undefined : words;
}

/** When to try again, in seconds or in whole minutes, with what was tried too often if there is a text for it. */
function waitWords(t: TFunction, key: string, seconds: number): string {
  const isSoon = seconds < 60;
  const ways = isSoon
    ? [`failures.wait.${key}.seconds`, 'failures.waitSeconds']
    : [`failures.wait.${key}.minutes`, 'failures.waitMinutes'];
  return t(ways as never, { time: isSoon ? seconds : Math.ceil(seconds / 60) });
}
