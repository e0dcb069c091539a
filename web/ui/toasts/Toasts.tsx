import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isAnnounced, onAnnounced } from './announced.ts';
import { PlainToast } from './PlainToast.tsx';
import classes from './toast.module.css';

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** Where toasts appear: bottom right, on a phone above the tab bar. Their code comes with the first; what breaks there leaves the page. */
export function Toasts() {
  const needed = useSyncExternalStore(onAnnounced, isAnnounced);
  return (
    <>
      <PlainToast />
      {needed && (
        <CatchBoundary getResetKey={() => needed} errorComponent={() => null}>
          <Suspense>
            <Notifications position="bottom-right" limit={4} className={classes.place} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  );
}
