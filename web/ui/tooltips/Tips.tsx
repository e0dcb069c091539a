import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onTip, shownTip } from './pointed.ts';

const Tip = lazy(async () => ({ default: (await import('./Tip.tsx')).Tip }));

/** The tooltip of whatever has a title (editor.36). Its code comes with the first; what breaks there leaves the page. */
export function Tips() {
  const shown = useSyncExternalStore(onTip, shownTip);
  if (!shown) return null;
  return (
    <CatchBoundary getResetKey={() => shown.words} errorComponent={() => null}>
      <Suspense>
        <Tip {...shown} />
      </Suspense>
    </CatchBoundary>
  );
}
