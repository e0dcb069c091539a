import type { Plugin } from 'vite';

/** Loads the styles before the app, which is seven times their size, so that the page can show its static content. */
export function lowerAppPriority(): Plugin {
  return {
    name: 'lower-app-priority',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withLowAppPriority },
  };
}

/** The page with a lower priority for the app's script. */
export const withLowAppPriority = (html: string): string =>
  html.replace(/<script type="module"(?=[^>]* src="\/assets\/app-)/, '$& fetchpriority="low"');
