import type { ComponentProps } from 'react';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import { part } from '../page/screen.ts';
import type { Confirmation as Loaded } from './Confirmation.tsx';

const Confirmation = part(() => import('./Confirmation.tsx'), 'Confirmation');

/** A confirmation whose code is loaded when it is first asked. If it can't be loaded, nothing is done. */
export function LaterConfirmation(props: ComponentProps<typeof Loaded>) {
  return (
    <OpenedPart onMissing={props.onClose}>
      <Confirmation {...props} />
    </OpenedPart>
  );
}
