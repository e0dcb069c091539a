import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * A filled accent button uses the token of its label: Mantine would choose it by the light theme in both. A subtle grey button
 * has a grey label that darkens on a tint on hover.
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
