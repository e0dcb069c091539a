import { type ComponentProps, useEffect } from 'react';
import { OpenedPart } from '../../../ui/offline/OpenedPart.tsx';
import { part } from '../../../ui/page/screen.ts';
import { useWas } from '../state/use-was.ts';
import type { StringSheet as Loaded } from './StringSheet.tsx';

const StringSheet = part(() => import('./StringSheet.tsx'), 'StringSheet');

/** The sheet of the chosen string, whose code is loaded where strings open over the list. */
export function StringSheetSlot(props: ComponentProps<typeof Loaded>) {
  const wasOpened = useWas(props.chosen !== undefined);
  useEffect(() => void StringSheet.ahead(), []);
  if (!wasOpened) return null;
  return (
    <OpenedPart onMissing={props.onClose}>
      <StringSheet {...props} />
    </OpenedPart>
  );
}
