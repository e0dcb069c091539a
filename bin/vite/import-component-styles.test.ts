import { expect, test } from 'vitest';
import { stylesOf } from './import-component-styles.ts';

const stylesIn = (module: string) =>
  stylesOf(`/node_modules/${module}`)?.file.replace(/.*\/node_modules\//, '');

test.each([
  ['@mantine/core/esm/components/Menu/Menu.module.mjs', '@mantine/core/styles/Menu.css'],
  ['@mantine/core/esm/utils/InlineInput/InlineInput.module.mjs', '@mantine/core/styles/InlineInput.css'],
  ['@mantine/notifications/esm/Notifications.module.mjs', '@mantine/notifications/styles.css'],
  ['@mantine/spotlight/esm/Spotlight.module.mjs', '@mantine/spotlight/styles.css'],
])('the styles of %s come with it', (module, styles) => {
  expect(stylesIn(module)).toBe(styles);
});

test.each([
  '@mantine/core/esm/components/Checkbox/CheckboxIndicator/CheckboxIndicator.module.mjs',
  '@mantine/core/esm/components/Menu/Menu.mjs',
  '@mantine/core/esm/components/Transition/Transition.mjs',
  '@mantine/hooks/esm/use-id/use-id.mjs',
])('%s has none', (module) => {
  expect(stylesIn(module)).toBeUndefined();
});
