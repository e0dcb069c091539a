import { useTranslation } from 'react-i18next';
import { whyNotImport } from '#domain/files/imports/translation-pairs.ts';
import { ImportFooter } from '../../features/files/import-shared/ImportFooter.tsx';
import { problemWords } from './problem-words.ts';
import type { Pairs } from './use-pairs.ts';

type Props = {
  projectId: string;
  pairing: Pairs;
  /** Why the quota of the project is full, in words. */
  whyFull: string | undefined;
  onImport: () => void;
};

/** The footer of the page: the totals and *Import*. */
export function ImportTranslationsFooter({ projectId, pairing, whyFull, onImport }: Props) {
  const { t } = useTranslation();
  const why = useWhyNot(pairing) ?? whyFull;
  const { upload, stale, skipsEmpty } = pairing;
  const amount = upload?.pairs.filter(({ status }) => status === 'new').length ?? 0;
  const isRead = upload && !stale && upload.problems.length === 0;
  const isHeldByEmpty =
    isRead && amount > 0 && whyFull === undefined && whyNotImport(upload, { skipsEmpty }) === 'empty';
  return (
    <ImportFooter
      projectId={projectId}
      why={why}
      remedy={
        isHeldByEmpty
          ? { words: t('importTranslations.skipEmpty'), onPress: () => pairing.setSkipsEmpty(true) }
          : undefined
      }
      action={
        isRead && amount > 0
          ? t('importTranslations.submit', { count: amount })
          : t('importTranslations.submitNone')
      }
      onAction={onImport}
    >
      {isRead && t('importTranslations.pairs', { count: upload.pairs.length })}
    </ImportFooter>
  );
}

/** Why the texts can't be imported as they are, in words (imports.36); undefined when they can. */
function useWhyNot({ type, upload, stale, skipsEmpty, isTransforming }: Pairs): string | undefined {
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
