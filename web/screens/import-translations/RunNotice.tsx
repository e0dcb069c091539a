import { useTranslation } from 'react-i18next';
import { importErrorWords } from '../../features/files/import-shared/import-error-words.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { runCounts } from './import-counts.ts';
import type { RunState } from './use-run.ts';

/** How an import has ended. */
export function RunNotice({ run }: { run: RunState }) {
  const { t } = useTranslation();
  const { total: count, loaded } = runCounts(run);
  if (run.state === 'done')
    return <Notice kind="success">{t('importTranslations.done', { count, loaded })}</Notice>;
  if (run.state === 'stopped')
    return <Notice kind="warning">{t('importTranslations.stopped', { count, loaded })}</Notice>;
  if (!run.error) return null;
  return (
    <Notice kind="error">
      <Refusal error={run.error} wasSent="parts" />
      <p>{t('importTranslations.stopped', { count, loaded })}</p>
    </Notice>
  );
}

/** Why a call of an import was refused (imports.36). `wasSent`: it carried translations, some of which may be stored. */
export function Refusal({ error, wasSent }: { error: Error; wasSent?: 'parts' }) {
  const { t } = useTranslation();
  const empty = t('importTranslations.emptyRefused');
  return importErrorWords(t, error, { empty, ...(wasSent && { wasSent }) }).map((words) => (
    <p key={words}>{words}</p>
  ));
}
