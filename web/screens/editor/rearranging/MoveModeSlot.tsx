import { PartPlace } from '../../../ui/offline/PartPlace.tsx';
import { part } from '../../../ui/page/screen.ts';
import type { MoveModeProps } from './MoveMode.tsx';
import { MovePending } from './MovePending.tsx';

const MoveMode = part(() => import('./MoveMode.tsx'), 'MoveMode');

/** Where strings are moved, in place of the list and the panel; what dragging needs is fetched when it is first asked for. */
export function MoveModeSlot(props: MoveModeProps) {
  return (
    <PartPlace fallback={<MovePending />}>
      <MoveMode key={props.section} {...props} />
    </PartPlace>
  );
}
