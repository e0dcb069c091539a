import type { Plugin } from 'vite';

/**
 * Leaves Mantine's scrolling frame out of its Table, which brings it along unasked with all that floats: 20 KB for every
 * page that has a table. Our tables stand on the page.
 */
export function plainTables(): Plugin {
  return {
    name: 'plain-tables',
    apply: 'build',
    transform: {
      filter: { id: /\/components\/Table\/TableScrollContainer\.mjs$/ },
      handler: () => ({ code: 'export const TableScrollContainer = undefined;', map: null }),
    },
  };
}
