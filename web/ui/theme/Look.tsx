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

/** Everything inside looks like Dragoman, light or dark as chosen, else as the system is. */
export function Look({ children }: { children: ReactNode }) {
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
