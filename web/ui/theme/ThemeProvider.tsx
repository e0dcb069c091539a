import './base.css';
import './ahead.css';
import './mantine.css';
import './fonts.css';
import './missing.css';
import './tokens.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { DIRECTION_STYLES } from './direction-styles.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

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
