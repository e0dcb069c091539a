import { useEffect, useRef, useState } from 'react';

/**
 * The open state of an inline list in a form. Closing it moves what is below, so it closes only after a click has been
 * handled.
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
