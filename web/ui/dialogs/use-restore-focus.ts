import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it when the dialog was opened. Mantine does so only for dialogs that stay
 * mounted; ours are mounted only while they are open.
 */
export function useRestoreFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
