import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSessionEnd } from '../../data/session/session-end.ts';
import { part } from '../../ui/page/screen.ts';

const SessionEndDialog = part(() => import('./SessionEndDialog.tsx'), 'SessionEndDialog');

/** Over whatever page is shown: what is to be said when its session has ended. The page stays, even if that can't be fetched. */
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
