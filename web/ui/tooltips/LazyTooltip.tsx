import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ElementTooltipProps } from './ElementTooltip.tsx';

const ElementTooltip = lazy(async () => ({ default: (await import('./ElementTooltip.tsx')).ElementTooltip }));

/** A tooltip whose code loads with the first one. Where it can't be loaded there is none. */
export function LazyTooltip(props: ElementTooltipProps) {
  return (
    <CatchBoundary getResetKey={() => props.element} errorComponent={() => null}>
      <Suspense>
        <ElementTooltip {...props} />
      </Suspense>
    </CatchBoundary>
  );
}
