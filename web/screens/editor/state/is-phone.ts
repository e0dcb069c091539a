import { useMediaQuery } from '@mantine/hooks';

const AT_ONCE = { getInitialValueInEffect: false };

/** Whether the editor has a phone's width, where what opens comes from below. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', undefined, AT_ONCE);
}

/** Whether the chosen string has room beside the list. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64em)', undefined, AT_ONCE);
}
