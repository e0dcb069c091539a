import { useEffect, useRef, useState } from 'react';

/**
 * Whether an inline list of a form is open. Closing it moves what is below, so a click while it is open is handled first, and
 * then the list closes.
 */
export function useListAmongFields() {
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const watch = new AbortController();
    const { signal } = watch;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      if (isLeft.current) setOpen(false);
    };
    window.addEventListener('pointerdown', press, { signal, capture: true });
    window.addEventListener('click', release, { signal });
    window.addEventListener('keydown', release, { signal, capture: true });
    return () => watch.abort();
  }, [isOpen]);
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => {
      isLeft.current = false;
      setOpen(true);
    },
    onDropdownClose: () => {
      isLeft.current = true;
      if (!isPressed.current) setOpen(false);
    },
  };
}
