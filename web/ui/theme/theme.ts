import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { surfaces } from './surfaces.ts';

/**
 * A filled accent button uses the token of its label: Mantine would choose it by the light theme in both. A subtle grey
 * button has a grey label that darkens on a tint on hover.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isAccent = (input.color ?? input.theme.primaryColor) === input.theme.primaryColor;
  if (input.variant === 'filled' && isAccent) return { ...colors, color: 'var(--on-accent)' };
  if (input.variant === 'subtle' && input.color === 'gray') {
    return { ...colors, color: 'var(--ink-2)', hover: 'var(--tint)', hoverColor: 'var(--ink)' };
  }
  return colors;
};

/** Ten steps each, 0 light to 9 dark. The meanings that screens use are in `tokens.css`; nothing else names a step. */
// biome-ignore format: one line is easier to read.
const SCALES = {
  /** Backgrounds, lines and text of the light theme. */
  gray: ['#fefdfc', '#f9f8f4', '#f3f0ec', '#e8e5df', '#d7d3cc', '#928d85', '#6f6a62', '#58534d', '#3b3732', '#201e1a'],
  /** Text, lines and backgrounds of the dark theme. */
  dark: ['#e8e6e0', '#cdcac4', '#aeaaa4', '#97938d', '#706d67', '#3f3d38', '#2c2a26', '#22201d', '#1a1816', '#12100f'],
  /** The accent. */
  teal: ['#edf8f7', '#d8efee', '#b5e0dd', '#8bccc7', '#66b7b0', '#419b95', '#257f7b', '#126360', '#0b4b49', '#073433'],
  red: ['#fff2f0', '#fde2df', '#fac8c3', '#f3a7a0', '#e88780', '#d4625c', '#b74441', '#91312f', '#6c2725', '#4a1c1a'],
  yellow: ['#fcf5df', '#f8e9bc', '#efd388', '#dfb956', '#cc9e35', '#b1811f', '#936617', '#734e12', '#583a0f', '#3d270c'],
  green: ['#eef9eb', '#daf1d5', '#bae3b3', '#97cf90', '#77b973', '#599e59', '#408146', '#2e6438', '#214c2c', '#16341f'],
  blue: ['#eff6fd', '#ddebfa', '#bfd9f5', '#99c2ed', '#76abe2', '#508fcd', '#3273b2', '#20598e', '#1a436b', '#122e49'],
  /** Plum: competing translations only. */
  grape: ['#f9f2fa', '#f3e4f3', '#e7cbe8', '#d9acda', '#c88fcb', '#af70b3', '#935596', '#743f77', '#57305a', '#3b213d'],
} as const satisfies Record<string, MantineColorsTuple>;

/** Dragoman's Mantine theme: scales, type, spacing and default props of components. */
export const theme = createTheme({
  colors: SCALES,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  white: SCALES.gray[0],
  black: SCALES.gray[9],
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-ui)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '22px' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '22px', lg: '26px', xl: '28px' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: {
    xs: 'var(--space-4)',
    sm: 'var(--space-8)',
    md: 'var(--space-16)',
    lg: 'var(--space-24)',
    xl: 'var(--space-32)',
  },
  radius: {
    xs: 'var(--radius-bar)',
    sm: 'var(--radius-control)',
    md: 'var(--radius-sheet)',
    lg: 'var(--radius-dialog)',
    xl: 'var(--space-16)',
  },
  defaultRadius: 'sm',
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '80em', xl: '105em' },
  shadows: { xs: 'var(--shadow-1)', sm: 'var(--shadow-2)', md: 'var(--shadow-3)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  variantColorResolver,
  components: { ...controls, ...fields, ...surfaces },
});
