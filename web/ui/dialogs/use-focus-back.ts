import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the dialog was opened, once the dialog has gone and nothing else has taken
 * the focus. Mantine does so for a dialog that stays and closes; ours are there only while they are open.
 */
export function useFocusBack(): void {
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
