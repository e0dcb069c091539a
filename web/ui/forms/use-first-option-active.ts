import { type RefObject, useEffect } from 'react';

const ACTIVE = 'aria-activedescendant';

/**
 * Sets `aria-activedescendant` to the first option while `match` is set. Mantine sets it only for options reached by arrow
 * keys.
 */
export function useFirstOptionActive(
  field: RefObject<HTMLInputElement | null>,
  match: string | undefined,
): void {
  useEffect(() => {
    const input = field.current;
    if (!input || match === undefined) return;
    // The list is rendered after it is positioned.
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
