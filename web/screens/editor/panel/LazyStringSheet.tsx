import { type ComponentProps, useEffect } from 'react';
import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { useWasEver } from '../state/use-was-ever.ts';
import type { StringSheet as Loaded } from './StringSheet.tsx';

const StringSheet = lazyComponent(() => import('./StringSheet.tsx'), 'StringSheet');

/** The sheet of the chosen string, whose code is loaded where strings open over the list. */
export function LazyStringSheet(props: ComponentProps<typeof Loaded>) {
  const wasOpened = useWasEver(props.chosen !== undefined);
  useEffect(() => void StringSheet.ahead(), []);
  if (!wasOpened) return null;
  return (
    <LazyOverlay onMissing={props.onClose}>
      <StringSheet {...props} />
    </LazyOverlay>
  );
}
