import { type RefObject, useEffect } from 'react';

const ACTIVE = 'aria-activedescendant';

/**
 * Tells screen readers that the first option of a combobox's list is the one that Enter takes, while `match` is set.
 * Mantine tells so only of options that the arrow keys went to.
 */
export function useFirstOptionActive(
  field: RefObject<HTMLInputElement | null>,
  match: string | undefined,
): void {
  useEffect(() => {
    const input = field.current;
    if (!input || match === undefined) return;
    // The list is drawn once it has been placed.
    const frame = requestAnimationFrame(() => {
      const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
      const first = list?.querySelector('[role=option]');
      if (first) input.setAttribute(ACTIVE, first.id);
    });
    return () => {
      cancelAnimationFrame(frame);
      input.removeAttribute(ACTIVE);
    };
  }, [field, match]);
}
