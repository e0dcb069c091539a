import { useTranslation } from 'react-i18next';
import { whyNotImport } from '#domain/imports/import-translations.ts';
import { problemWords } from './problem-words.ts';
import type { Pairs } from './use-pairs.ts';

/** Why the texts can't be imported as they are, in words (imports.36); undefined when they can. */
export function useWhyNot({ type, upload, stale, skipsEmpty, isTransforming }: Pairs): string | undefined {
  const { t } = useTranslation();
  if (isTransforming) return t('importShared.reading');
  if (!upload) return t(type === 'docx' ? 'importTranslations.chooseFirst' : 'importShared.transformFirst');
  if (stale) return t('importShared.changed');
  const [first, ...others] = upload.problems;
  if (first) {
    const isOfWhole = others.length === 0 && !('line' in first);
    return isOfWhole
      ? problemWords(t, first, upload.by)
      : t('importShared.correct', { count: upload.problems.length });
  }
  const kind = whyNotImport(upload, { skipsEmpty });
  if (kind === undefined) return undefined;
  if (kind !== 'empty')
    return t(`importTranslations.nothing.${kind}`, { option: t('importTranslations.loadsSame') });
  const empty = upload.pairs.filter(({ status }) => status === 'empty').length;
  return t('importTranslations.problem.empty', { count: empty });
}
