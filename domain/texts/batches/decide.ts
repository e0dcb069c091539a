import type { Viewer } from '../../core/access/roles.ts';
import type { TargetTimes } from '../../formats/cues/target-times.ts';
import type { StoredFormat } from '../../formats/stored-format.ts';
import { mayApprove, mayEditTranslation, whyNotTranslate } from '../translations/translations.ts';
import type { StepAction } from './actions.ts';

/** A string of a batch, and the translation that the batch is about. */
export type BatchString = {
  readonly id: number;
  readonly section_id: number;
  /** The source text and its limit; only needed for copying it. */
  readonly text: string;
  readonly max_length: number | null;
  readonly translations_amount: number;
  /** Only loaded to change its times: what its section is, and when it is shown (batches.11). */
  readonly cue?:
    | (TargetTimes & { readonly format: StoredFormat | null; readonly context: string })
    | undefined;
  /** The first translation (translations.13), or the first of the chosen author. */
  readonly first: {
    readonly id: number;
    readonly author_id: number;
    readonly initial: boolean;
    readonly approved: boolean;
    /** Whether it lacks forms of a plural, so that it stays initial (plurals.5). */
    readonly lacksForms: boolean;
    /** Whether what checks find in it keeps it from what is to be done (severities.5, severities.6). */
    readonly isBlocked: boolean;
  } | null;
};

/** Why a string of a batch stays as it is (batches.3). */
export const SKIPS = {
  gone: 'the string is gone',
  untranslated: 'it has no translation, or none by this author',
  translated: 'it has a translation',
  already: 'it is so already',
  approved: 'the translation is approved',
  role: 'the role doesn’t allow it for this translation',
  forms: 'it lacks forms of a plural',
  checks: 'checks of the project block it',
  maxlength: 'the source text is longer than its translation may be',
  required: 'the source text is blank',
  quota: 'the project is full',
  changed: 'its text has changed since it was found',
  exists: 'the string has a translation with the new text',
  tooMany: 'the string has as many translations as it may have',
  full: 'the section has as many strings as it may have',
  movedSince: 'it was moved to another section meanwhile',
  slow: 'finding the places in it took too long',
  notSubtitles: 'it is no cue of subtitles',
  noTimes: 'its translation has no times of its own',
  min: 'a time would be before 0, or its translation would be shown at no time',
  max: 'a time would be later than a cue may have',
} as const;

export type Skip = keyof typeof SKIPS;

type First = NonNullable<BatchString['first']>;

/** Why the first translation stays as it is, by what is to be done to it. */
const OF_TRANSLATION: {
  [Action in StepAction]?: (viewer: Viewer, first: First) => Skip | undefined;
} = {
  approve: (viewer, first) => {
    if (first.approved) return 'already';
    if (!mayApprove(viewer, first)) return 'role';
    if (first.lacksForms) return 'forms';
    return first.isBlocked ? 'checks' : undefined;
  },
  unapprove: (viewer, first) =>
    first.approved ? (mayApprove(viewer, first) ? undefined : 'role') : 'already',
  setInitial: (viewer, first) =>
    first.approved
      ? 'approved'
      : first.initial
        ? 'already'
        : mayEditTranslation(viewer, first)
          ? undefined
          : 'role',
  clearInitial: (viewer, first) => {
    if (!first.initial) return 'already';
    if (!mayEditTranslation(viewer, first)) return 'role';
    if (first.lacksForms) return 'forms';
    return first.isBlocked ? 'checks' : undefined;
  },
};

const whyNotCopy = ({ text, max_length, translations_amount }: BatchString): Skip | undefined =>
  translations_amount > 0 ? 'translated' : whyNotTranslate(text, max_length);

/** Why an action leaves a string as it is; undefined if it changes it (batches.3). */
export function whyNotInBatch(action: StepAction, viewer: Viewer, string: BatchString): Skip | undefined {
  const ofTranslation = OF_TRANSLATION[action];
  if (ofTranslation) return string.first ? ofTranslation(viewer, string.first) : 'untranslated';
  return action === 'copySource' ? whyNotCopy(string) : undefined;
}
