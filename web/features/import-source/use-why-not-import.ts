import { useTranslation } from 'react-i18next';
import type { ExcessWords } from '../usage/use-quota-excess.ts';
import { problemWords } from './draft/problem-words.ts';
import type { ImportTexts } from './draft/use-import-texts.ts';

/**
 * Why the texts can't be imported as they are, in words (imports.24); undefined when they can. `shortage`: what the quota has
 * no room for.
 */
export function useWhyNotImport(
  { draft, checked, isStale, isReading }: ImportTexts,
  shortage: ExcessWords | undefined,
): string | undefined {
  const { t } = useTranslation();
  if (isReading) return t('importShared.reading');
  if (draft.length === 0) return t('importShared.transformFirst');
  if (isStale) return t('importShared.changed');
  if (checked.sections === 0) return t('importSource.noneChosen');
  const [whole] = checked.whole;
  if (whole?.problem && checked.errors === 1) return problemWords(t, whole.problem);
  return checked.errors > 0 ? t('importShared.correct', { count: checked.errors }) : shortage?.what;
}
