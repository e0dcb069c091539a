import type { TFunction } from 'i18next';
import { PROJECT_KINDS } from '#domain/events/kind-groups.ts';
import { eventKindOf } from '#domain/events/kinds.ts';

/** The kinds of a code in words: “Translations added”. */
export function kindWords(t: TFunction, w: number): string {
  const kind = PROJECT_KINDS.find((one) => one === eventKindOf(w));
  return kind ? t(`log.kind.${kind}`) : t('undo.act.other');
}
