import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '../../data/store/store.ts';
import { shownTooltip } from './watch-titles.ts';

const TitleTooltip = lazy(async () => ({ default: (await import('./TitleTooltip.tsx')).TitleTooltip }));

/** The tooltip of the element with a title under the pointer or the focus (editor.36). Its code loads with the first one. */
export function TitleTooltips() {
  const shown = useStore(shownTooltip);
  if (!shown) return null;
  return (
    <CatchBoundary getResetKey={() => shown.words} errorComponent={() => null}>
      <Suspense>
        <TitleTooltip {...shown} />
      </Suspense>
    </CatchBoundary>
  );
}
