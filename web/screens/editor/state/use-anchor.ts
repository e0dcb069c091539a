import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * A button's ref, and the button once something opens beside it. Until then it is no state: the first rendering of the
 * editor would be followed by a second one.
 */
export function useAnchor(
  isNeeded: boolean,
): [RefObject<HTMLButtonElement | null>, HTMLButtonElement | null] {
  const ref = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    if (isNeeded && ref.current !== anchor) setAnchor(ref.current);
  });
  return [ref, anchor];
}
