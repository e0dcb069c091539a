import type { TFunction } from 'i18next';
import { eventKindOf } from '#domain/events/kinds.ts';
import { PROJECT_KINDS } from './log-event.ts';

/** The kinds of a code in words: “Translations added”. */
export function kindWords(t: TFunction, w: number): string {
  const kind = PROJECT_KINDS.find((one) => one === eventKindOf(w));
  return kind ? t(`log.kind.${kind}`) : t('undo.act.other');
}
