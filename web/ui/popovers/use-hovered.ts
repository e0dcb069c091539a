import { useDelayedHover } from '@mantine/core';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { LIMITS } from '#domain/core/limits.ts';

export type HoverEvents = ReturnType<typeof useHovered>['events'];

/**
 * Whether the pointer or the focus is on a control, to show a popover beside it. `target`: the control, once it was reached,
 * when the code of the popover may be loaded.
 */
export function useHovered() {
  const [target, setTarget] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const { openDropdown: open, closeDropdown: close } = useDelayedHover({
    open: () => setOpen(true),
    close: () => setOpen(false),
    openDelay: LIMITS.tooltipShowDelay,
    closeDelay: LIMITS.tooltipHideDelay,
  });
  useEffect(() => {
    if (!isOpen) return;
    const byKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  }, [isOpen]);
  return {
    target,
    isOpen,
    close: () => setOpen(false),
    /** Shows it at once, as a tap does. */
    show: (control: HTMLElement) => {
      setTarget((before) => before ?? control);
      setOpen(true);
    },
    /** The events of the control and of its popover, so that the pointer can move there. */
    events: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch') return;
        setTarget((before) => before ?? currentTarget);
        open();
      },
      onPointerLeave: close,
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':focus-visible')) return;
        setTarget((before) => before ?? currentTarget);
        open();
      },
      onBlur: close,
    },
  };
}
