import type { TFunction } from 'i18next';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { failureWords } from '../../language/failure-words.ts';

const KINDS = ['notImage', 'imageTooLarge'] as const;

/** Why an image was refused, with words that are not part of the first bundle. */
export function imageErrorWords(t: TFunction, failure: Error): string {
  const kind = KINDS.find((one) => failure instanceof Failure && hasKind(failure, one));
  return kind ? t(`images.refused.${kind}`) : failureWords(t, failure);
}
