import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * Filled in the accent takes the accent's own label colour: Mantine would measure the light theme's shade for both
 * themes. Subtle grey is the quiet button: grey words that turn to ink on a tint.
 */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isAccent = (input.color ?? input.theme.primaryColor) === input.theme.primaryColor;
  if (input.variant === 'filled' && isAccent) return { ...colors, color: 'var(--on-accent)' };
  if (input.variant === 'subtle' && input.color === 'gray') {
    return { ...colors, color: 'var(--ink-2)', hover: 'var(--tint)', hoverColor: 'var(--ink)' };
  }
  return colors;
};
