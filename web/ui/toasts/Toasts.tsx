import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../data/store/store.ts';
import { Notice } from '../page/Notice.tsx';
import classes from './toast.module.css';
import { plainMessage, toastsNeeded } from './toast-state.ts';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** The container of toasts: bottom right, on phones below the header. Its code loads with the first toast. */
export function Toasts() {
  const isNeeded = useStore(toastsNeeded);
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
  const message = useStore(plainMessage);
  if (message === undefined) return null;
  return (
    <div className={classes.plain}>
      <Notice kind="error">{message}</Notice>
      <UnstyledButton aria-label={t('frame.close')} onClick={() => plainMessage.set(undefined)}>
        <IconX size={16} stroke={1.75} />
      </UnstyledButton>
    </div>
  );
}
