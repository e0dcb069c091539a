import { useWindowEvent } from '@mantine/hooks';
import { CatchBoundary } from '@tanstack/react-router';
import { type RefObject, Suspense, useRef } from 'react';
import { lazyComponent } from '../../ui/page/screen.ts';

const UndoKeys = lazyComponent(() => import('./UndoKeys.tsx'), 'UndoKeys');

/** The last key with Ctrl or Cmd that was pressed before the code of the keys was there. */
export type EarlyKey = RefObject<KeyboardEvent | undefined>;

/**
 * The keys of undo, whose code is loaded after the page; what is pressed before then has its effect then. Without a connection for
 * the code they do nothing.
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
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey) early.current = event;
  });
  return null;
}
