import './base.css';
import './ahead.css';
import './mantine.css';
import './fonts.css';
import './missing.css';
import './tokens.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeManager } from './color-scheme.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/** Provides Dragoman's styles in light or dark, as chosen or as in the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
