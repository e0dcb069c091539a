import { useEffect, useRef, useState } from 'react';

/**
 * Opens a menu or popover as soon as it is mounted: it is loaded when its button is pressed. `target` is the button that
 * replaces the pressed one.
 */
export function useOpenOnMount() {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The new button takes the focus first, so that closing the menu returns it there.
    target.current?.focus();
    setOpened(true);
  }, []);
  return { target, opened, open: setOpened };
}
