/** Sizes of buttons and fields, by Mantine's names. */
type BySize = Record<string, string>;

export const HEIGHT: BySize = { xs: 'var(--h-dense)', sm: 'var(--h-control)', md: 'var(--h-form)' };
export const FONT_SIZE: BySize = {
  xs: 'var(--mantine-font-size-xs)',
  sm: 'var(--mantine-font-size-sm)',
  md: 'var(--mantine-font-size-md)',
};
