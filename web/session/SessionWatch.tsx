import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { part } from '../frame/screen.ts';
import { useSessionEnd } from './session-end.ts';

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
