import type { TFunction } from 'i18next';
import { lengthOf } from '#domain/core/text/text.ts';
import { translationLimit } from '#domain/core/text/translation-limit.ts';
import type { Tone } from '../../import-shared/RowParts.tsx';
import type { WhyNotAdded } from './result.ts';

const WORDS = {
  same: 'same',
  identical: 'identical',
  tooLong: 'tooLong',
  maxlength: 'tooLong',
  illegal: 'illegal',
  full: 'full',
  gone: 'gone',
  blocked: 'blocked',
} as const satisfies Record<WhyNotAdded | 'blocked', string>;

/** Why a translation is not added, in words. */
export function notAddedWords(
  t: TFunction,
  { why, text, maxLength }: { why: WhyNotAdded | 'blocked'; text: string; maxLength: number | null },
): string {
  const words = WORDS[why];
  const reason =
    words === 'tooLong'
      ? t('importTranslations.tooLong', { length: lengthOf(text), max: translationLimit(maxLength) })
      : t(`importTranslations.status.${words}`);
  if (words !== 'tooLong' && words !== 'illegal') return reason;
  return `${reason.replace(/\.?$/, '.')} ${t('importTranslations.keptInFile')}`;
}

/** The tone of such a remark: a translation that is there, or equals its source, is no loss. */
export const notAddedTone = (why: WhyNotAdded | 'blocked'): Tone =>
  why === 'same' || why === 'identical' ? 'quiet' : 'warning';
