import { createTheme } from '@mantine/core';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { SCALES } from './scales.ts';
import { surfaces } from './surfaces.ts';
import { variantColorResolver } from './variant-colors.ts';

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
