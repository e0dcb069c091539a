import { useDelayedHover } from '@mantine/core';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { LIMITS } from '#domain/limits.ts';

export type HoverEvents = ReturnType<typeof useHovered>['events'];

/**
 * Whether the pointer or the focus rests on a control, for what is shown beside it meanwhile. `target` is the control, once
 * one of them has reached it: from then on the code of what it shows may be loaded.
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
    /** For the control, and for what it shows, so that the pointer may go there. */
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
