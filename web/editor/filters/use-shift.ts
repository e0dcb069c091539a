import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/** Whether Shift is held; not while one writes, where it makes capitals. */
export function useShift(): boolean {
  const [isHeld, hold] = useState(false);
  useWindowEvent('keydown', ({ key, target }) => {
    const isWriting = target instanceof HTMLElement && target.matches('input, textarea');
    if (key === 'Shift' && !isWriting) hold(true);
  });
  useWindowEvent('keyup', ({ key }) => {
    if (key === 'Shift') hold(false);
  });
  useWindowEvent('blur', () => hold(false));
  return isHeld;
}
