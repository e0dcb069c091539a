import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import type { ExcessWords } from '../../projects/usage/use-quota-excess.ts';
import { problemWords } from '../import-source/draft/problem-words.ts';
import type { ImportTexts } from '../import-source/draft/use-import-texts.ts';
import { amountAfter } from './planned-update.ts';
import type { Update } from './use-update.ts';

/** Why a section can't be updated from the text as it is, in words; undefined if it can. */
export function useWhyNotUpdate(
  { draft, checked, isStale, isReading }: ImportTexts,
  { isAsking, isFailed, isUnlike, matching, planned, remove }: Update,
  shortage: ExcessWords | undefined,
): string | undefined {
  const { t } = useTranslation();
  if (isReading) return t('importShared.reading');
  if (draft.length === 0) return t('importShared.transformFirst');
  if (isStale) return t('importShared.changed');
  const [whole] = checked.whole;
  if (whole?.problem && checked.errors === 1) return problemWords(t, whole.problem);
  if (checked.errors > 0) return t('importShared.correct', { count: checked.errors });
  if (isFailed) return t('sectionUpdate.failed');
  if (matching.isStopped) return t('sectionUpdate.notCompared');
  if (isAsking || matching.isRunning) return t('sectionUpdate.comparing');
  if (isUnlike) return t('sectionUpdate.unlike');
  const max = LIMITS.stringsPerSection;
  if (planned && amountAfter(planned, remove) > max) return t('importSource.problem.tooMany', { max });
  return shortage?.what;
}
