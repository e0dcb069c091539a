import { type RefObject, useEffect, useState } from 'react';
import { watchShiftAlone } from './shift-alone.ts';

/** Whether Shift is held alone, anywhere on the page; clicks into this place don't end it. */
export function useShiftAlone(place: RefObject<HTMLElement | null>): boolean {
  const [isAlone, say] = useState(false);
  useEffect(
    () =>
      watchShiftAlone(
        window,
        say,
        (target) => target instanceof Node && place.current?.contains(target) === true,
      ),
    [place],
  );
  return isAlone;
}
