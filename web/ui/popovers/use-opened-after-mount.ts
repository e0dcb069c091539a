import { useEffect, useState } from 'react';

/**
 * Opens what is mounted open a moment after it is: Mantine notes where the focus was, and so gives it back, only when
 * something opens that was closed.
 */
export function useOpenedAfterMount(isOpen: boolean): boolean {
  const [opened, open] = useState(false);
  useEffect(() => open(isOpen), [isOpen]);
  return opened && isOpen;
}
