import type { Translation } from '#contract/translations.ts';
import type { StringState } from '#domain/texts/strings.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';

const STATE_OF_STATUS = {
  [INITIAL]: 'initial',
  [REGULAR]: 'review',
  [APPROVED]: 'approved',
} as const satisfies Record<Translation['status'], StringState>;

/** The word and mark of a version: one that is newer than the approved competes (translations.15). */
export function versionState({ status, competing }: Translation) {
  return competing ? 'competing' : STATE_OF_STATUS[status];
}
