import { useEffect, useRef, useState } from 'react';

/**
 * For what opens at a button, fetched or made by its being asked for: it opens as it comes. `target` is the button that
 * takes the place of the one that was pressed.
 */
export function useOpening() {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, open] = useState(false);
  useEffect(() => {
    // The button is a new one: it takes the focus first, so that closing gives it back.
    target.current?.focus();
    open(true);
  }, []);
  return { target, opened, open };
}
