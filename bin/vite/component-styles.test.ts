import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesOf } from './component-styles.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const stylesIn = (module: string) => stylesOf(join(ROOT, 'node_modules', module), ROOT);

test.each([
  ['@mantine/core/esm/components/Menu/Menu.mjs', '@mantine/core/styles/Menu.layer.css'],
  ['@mantine/core/esm/utils/InlineInput/InlineInput.mjs', '@mantine/core/styles/InlineInput.layer.css'],
  ['@mantine/notifications/esm/index.mjs', '@mantine/notifications/styles.layer.css'],
  ['@mantine/spotlight/esm/index.mjs', '@mantine/spotlight/styles.layer.css'],
])('the styles of %s come with it', (module, styles) => {
  expect(stylesIn(module)).toBe(styles);
});

test.each([
  // A part of a component, and a component without styles.
  '@mantine/core/esm/components/Menu/MenuItem/MenuItem.mjs',
  '@mantine/core/esm/components/Transition/Transition.mjs',
  '@mantine/hooks/esm/use-id/use-id.mjs',
])('%s has none', (module) => {
  expect(stylesIn(module)).toBeUndefined();
});
