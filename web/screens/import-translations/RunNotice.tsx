import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/Notice.tsx';
import { runCounts } from './figures-of.ts';
import { Refusal } from './Refusal.tsx';
import type { Run } from './use-run.ts';

/** How an upload has ended; nothing while it runs. */
export function RunNotice({ run }: { run: Run }) {
  const { t } = useTranslation();
  const { total: count, loaded } = runCounts(run);
  if (run.state === 'done') return <Notice kind="success">{t('upload.done', { count, loaded })}</Notice>;
  if (run.state === 'stopped')
    return <Notice kind="warning">{t('upload.stopped', { count, loaded })}</Notice>;
  if (!run.error) return null;
  return (
    <Notice kind="error">
      <Refusal error={run.error} wasSent />
      <p>{t('upload.stopped', { count, loaded })}</p>
    </Notice>
  );
}
