import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/page/screen.ts';

const UndoKeys = lazyComponent(() => import('./UndoKeys.tsx'), 'UndoKeys');

/** The keys of undo, whose code is loaded after the page. Without a connection for it they do nothing. */
export function LazyUndoKeys({ project }: { project: number }) {
  return (
    <CatchBoundary getResetKey={() => project} errorComponent={() => null}>
      <Suspense fallback={null}>
        <UndoKeys project={project} />
      </Suspense>
    </CatchBoundary>
  );
}
