import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { part } from '../frame/screen.ts';
import { OpenedPart } from '../offline/OpenedPart.tsx';

const Confirmation = part(() => import('./Confirmation.tsx'), 'Confirmation');

/** Asks before what was changed and not saved is left: by the app's own ways, and by the browser's. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <OpenedPart onMissing={blocker.reset}>
      <Confirmation
        title={t('leaving.title')}
        deed={t('leaving.deed')}
        keep={t('leaving.keep')}
        danger
        onConfirm={blocker.proceed}
        onClose={blocker.reset}
      >
        {t('leaving.text')}
      </Confirmation>
    </OpenedPart>
  );
}
