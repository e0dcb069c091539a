import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSessionEnd } from '../../../data/session/session-end.ts';
import { lazyComponent } from '../../../ui/page/screen.ts';

const SessionEndDialog = lazyComponent(() => import('./SessionEndDialog.tsx'), 'SessionEndDialog');

/** Shows a dialog over any page when the session has ended. The page stays, even if the dialog's code can't be loaded. */
export function SessionWatch() {
  const end = useSessionEnd();
  if (!end) return null;
  return (
    <CatchBoundary getResetKey={() => end} errorComponent={() => null}>
      <Suspense>
        <SessionEndDialog end={end} />
      </Suspense>
    </CatchBoundary>
  );
}
