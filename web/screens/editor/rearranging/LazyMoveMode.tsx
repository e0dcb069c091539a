import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import type { MoveModeProps } from './MoveMode.tsx';
import { MovePending } from './MovePending.tsx';

const MoveMode = lazyComponent(() => import('./MoveMode.tsx'), 'MoveMode');

/** The move mode, in place of the list and the panel. Its code is loaded when it is first opened. */
export function LazyMoveMode(props: MoveModeProps) {
  return (
    <LazyBoundary fallback={<MovePending />}>
      <MoveMode key={props.section} {...props} />
    </LazyBoundary>
  );
}
