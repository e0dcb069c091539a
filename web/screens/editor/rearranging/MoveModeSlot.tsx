import { PartPlace } from '../../../ui/offline/PartPlace.tsx';
import { part } from '../../../ui/page/screen.ts';
import type { MoveModeProps } from './MoveMode.tsx';
import { MovePending } from './MovePending.tsx';

const MoveMode = part(() => import('./MoveMode.tsx'), 'MoveMode');

/** The move mode, in place of the list and the panel. Its code is loaded when it is first opened. */
export function MoveModeSlot(props: MoveModeProps) {
  return (
    <PartPlace fallback={<MovePending />}>
      <MoveMode key={props.section} {...props} />
    </PartPlace>
  );
}
