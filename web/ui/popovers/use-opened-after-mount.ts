import { useEffect, useState } from 'react';

/**
 * Delays opening until after the mount: Mantine remembers and restores the focus only if it sees the change from closed to
 * open.
 */
export function useOpenedAfterMount(isOpen: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(isOpen), [isOpen]);
  return opened && isOpen;
}
