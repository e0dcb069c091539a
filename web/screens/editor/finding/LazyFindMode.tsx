import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { MovePending } from '../rearranging/MovePending.tsx';
import type { FindModeProps } from './FindMode.tsx';

const FindMode = lazyComponent(() => import('./FindMode.tsx'), 'FindMode');

/** Finding and replacing, in place of the list and the panel. Its code is loaded when it is first opened. */
export function LazyFindMode(props: FindModeProps) {
  return (
    <LazyBoundary fallback={<MovePending />}>
      <FindMode {...props} />
    </LazyBoundary>
  );
}
