import { useTranslation } from 'react-i18next';
import { whyNotImport } from '#domain/imports/import-translations.ts';
import { ImportFooter } from '../../features/import-shared/ImportFooter.tsx';
import type { Pairs } from './use-pairs.ts';
import { useWhyNot } from './use-why-not.ts';

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
