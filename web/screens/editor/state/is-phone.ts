import { useMediaQuery } from '@mantine/hooks';

const AT_ONCE = { getInitialValueInEffect: false };

/** Whether the editor has the width of a phone, where drawers open from below. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', undefined, AT_ONCE);
}

/** Whether there is room for the chosen string beside the list. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64em)', undefined, AT_ONCE);
}
