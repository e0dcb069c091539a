import type { TFunction } from 'i18next';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { failureWords } from '../../language/failure-words.ts';

const KINDS = ['notImage', 'imageTooLarge'] as const;

/** Why a file was not taken as an image: more exactly than a first visit has words for. */
export function imageErrorWords(t: TFunction, failure: Error): string {
  const kind = KINDS.find((one) => failure instanceof Failure && hasKind(failure, one));
  return kind ? t(`images.refused.${kind}`) : failureWords(t, failure);
}
