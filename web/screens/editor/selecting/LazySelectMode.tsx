import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { MovePending } from '../rearranging/MovePending.tsx';
import type { SelectModeProps } from './SelectMode.tsx';

const SelectMode = lazyComponent(() => import('./SelectMode.tsx'), 'SelectMode');

/** The select mode, in place of the list and the panel. Its code is loaded when it is first opened. */
export function LazySelectMode(props: SelectModeProps) {
  return (
    <LazyBoundary fallback={<MovePending />}>
      <SelectMode {...props} />
    </LazyBoundary>
  );
}
