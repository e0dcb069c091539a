import type { Plugin } from 'vite';

/** The hook by which Mantine's components have their ids. */
export const ID_HOOK = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;

/** A module in its place that takes the ids from React's own hook. */
export const REACT_ID_HOOK = `import { useId as useReactId } from 'react';
export function useId(given) {
  const id = useReactId();
  return typeof given === 'string' ? given : 'mantine-' + id.replaceAll(/[^\\w-]/g, '');
}`;

/**
 * Gives Mantine's components the ids of React alone. Theirs are random and set after the first rendering, for pages that a
 * server renders; every screen with a field would be rendered twice for them.
 */
export function replaceMantineIds(): Plugin {
  return {
    name: 'replace-mantine-ids',
    apply: 'build',
    transform: {
      filter: { id: ID_HOOK },
      handler: () => ({ code: REACT_ID_HOOK, map: null }),
    },
  };
}
