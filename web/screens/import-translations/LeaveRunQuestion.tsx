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
      title={t('importTranslations.stopAndLeave')}
      confirmLabel={t('importTranslations.leave')}
      cancelLabel={t('importTranslations.stay')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {t('importTranslations.stopAndLeaveText')}
    </Confirmation>
  );
}
