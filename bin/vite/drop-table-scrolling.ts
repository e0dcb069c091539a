import type { Plugin } from 'vite';

/**
 * Removes Mantine's scroll area from its Table, which imports it with all its code for floating elements: 20 KB for
 * every page with a table. Our tables don't scroll on their own.
 */
export function dropTableScrolling(): Plugin {
  return {
    name: 'drop-table-scrolling',
    apply: 'build',
    transform: {
      filter: { id: /\/components\/Table\/TableScrollContainer\.mjs$/ },
      handler: () => ({ code: 'export const TableScrollContainer = undefined;', map: null }),
    },
  };
}
