import './base.css';
import '../layout/layout.css';
import './ahead.css';
import './mantine.css';
import './fonts.css';
import './missing.css';
import './tokens.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { RIGHT_TO_LEFT } from '#domain/core/languages/direction.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/**
 * The direction of every element with a language (languages.10), from `lang` alone, so that no element can lack it. The
 * attribute `dir` is for texts of no known language.
 */
const DIRECTION_STYLES = `:where([lang]){direction:ltr;unicode-bidi:isolate}:where(${RIGHT_TO_LEFT.map(
  (lang) => `[lang|=${lang}]`,
).join()}){direction:rtl}`;

/** Remembers light, dark or "as in the system". `public/first.js` reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'dragoman.color-scheme' });

/** Provides Dragoman's styles in light or dark, as chosen or as in the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <style>{DIRECTION_STYLES}</style>
      {children}
    </MantineProvider>
  );
}
