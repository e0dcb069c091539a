import type { ComponentProps } from 'react';
import { LazyOverlay } from '../offline/LazyOverlay.tsx';
import { lazyComponent } from '../page/screen.ts';
import type { Confirmation as Loaded } from './Confirmation.tsx';

const Confirmation = lazyComponent(() => import('./Confirmation.tsx'), 'Confirmation');

/** A confirmation whose code is loaded when it is first asked. If it can't be loaded, nothing is done. */
export function LazyConfirmation(props: ComponentProps<typeof Loaded>) {
  return (
    <LazyOverlay onMissing={props.onClose}>
      <Confirmation {...props} />
    </LazyOverlay>
  );
}
