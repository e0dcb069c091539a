import type { DisplayMode } from '#domain/texts/translations/translation-order.ts';

/** The choices for the middle column, in the order of the menu. */
export const DISPLAYS = [
  'only_cur',
  'all',
  'only_apr_and_reg',
  'only_apr',
] as const satisfies readonly DisplayMode[];

export function isDisplay(value: string | null): value is DisplayMode {
  return DISPLAYS.some((display) => display === value);
}
