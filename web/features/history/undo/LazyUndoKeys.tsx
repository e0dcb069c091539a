import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { lazyComponent } from '../../../ui/page/screen.ts';
import type { EarlyKey } from './UndoKeys.tsx';

const UndoKeys = lazyComponent(() => import('./UndoKeys.tsx'), 'UndoKeys');

/**
 * The keys of undo, whose code is loaded after the page; what is pressed before then has its effect then. Without a
 * connection for the code they do nothing.
 */
export function LazyUndoKeys({ project }: { project: number }) {
  const early: EarlyKey = useRef(undefined);
  return (
    <CatchBoundary getResetKey={() => project} errorComponent={() => null}>
      <Suspense fallback={<KeepKey early={early} />}>
        <UndoKeys project={project} early={early} />
      </Suspense>
    </CatchBoundary>
  );
}

function KeepKey({ early }: { early: EarlyKey }) {
  // Before the page is painted: who sees it may press a key.
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) early.current = event;
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [early]);
  return null;
}
