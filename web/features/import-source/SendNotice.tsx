import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/Notice.tsx';
import { importErrorWords } from '../import-shared/import-error-words.ts';
import type { ImportProgress } from './use-import.ts';

/** Why an import has stopped before its end; nothing while it runs. */
export function ImportEndNotice({ sending, loaded }: { sending: ImportProgress; loaded: number }) {
  const { t } = useTranslation();
  const { state, error, at } = sending;
  const stays = loaded > 0 && <p>{t('load.stays', { count: loaded })}</p>;
  if (state === 'stopped') {
    return (
      <Notice kind="warning">
        <p>{t('load.stopped')}</p>
        {stays}
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <Notice kind="error">
      {at !== undefined && <p>{t('load.failedAt', { section: at })}</p>}
      {importErrorWords(t, error, {
        empty: t('load.problem.empty'),
        wasSent: true,
        numbered: (number, words) => t('load.refusedAt', { number, words }),
      }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {stays}
    </Notice>
  );
}
