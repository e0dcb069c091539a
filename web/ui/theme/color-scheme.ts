import { localStorageColorSchemeManager } from '@mantine/core';

/** Remembers light, dark or "as in the system". `public/first.js` reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'dragoman.color-scheme' });
