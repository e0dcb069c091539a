import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../page/Notice.tsx';
import classes from './toast.module.css';
import { areToastsNeeded, onToastState, shownPlainMessage, showPlainMessage } from './toast-state.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** The container of toasts: bottom right, on phones above the tab bar. Its code loads with the first toast. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(onToastState, areToastsNeeded);
  return (
    <>
      <PlainToast />
      {isNeeded && (
        <CatchBoundary getResetKey={() => isNeeded} errorComponent={() => null}>
          <Suspense>
            <Notifications position="bottom-right" limit={4} className={classes.place} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  );
}

/** A toast that needs no code of its own, for failures while the code of toasts can't be loaded. */
function PlainToast() {
  const { t } = useTranslation();
  const message = useSyncExternalStore(onToastState, shownPlainMessage);
  if (message === undefined) return null;
  return (
    <div className={classes.plain}>
      <Notice kind="error">{message}</Notice>
      <UnstyledButton aria-label={t('frame.close')} onClick={() => showPlainMessage(undefined)}>
        <IconX size={16} stroke={1.75} />
      </UnstyledButton>
    </div>
  );
}
