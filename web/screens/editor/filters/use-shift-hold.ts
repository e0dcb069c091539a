import { type RefObject, useEffect, useState } from 'react';
import { watchShiftHold } from './shift-hold.ts';

/** Whether Shift is held alone, anywhere on the page. Clicks in this element don't end it. */
export function useShiftHold(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(
    () =>
      watchShiftHold(
        window,
        setHeld,
        (target) => target instanceof Node && element.current?.contains(target) === true,
      ),
    [element],
  );
  return isHeld;
}
