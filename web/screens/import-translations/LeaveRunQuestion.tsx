import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';

/** Asks before the page is left while an import runs, which would stop it. */
export function LeaveRunQuestion({ isRunning }: { isRunning: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: () => isRunning,
    enableBeforeUnload: isRunning,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Confirmation
      title={t('upload.stopAndLeave')}
      confirmLabel={t('upload.leave')}
      cancelLabel={t('upload.stay')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {t('upload.stopAndLeaveText')}
    </Confirmation>
  );
}
