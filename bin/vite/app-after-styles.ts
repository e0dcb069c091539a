import type { Plugin } from 'vite';

/** Loads the styles before the app, which is seven times their size, so that the page can show its static content. */
export function appAfterStyles(): Plugin {
  return {
    name: 'app-after-styles',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withAppLater },
  };
}

/** The page with a lower priority for the app's script. */
export const withAppLater = (html: string): string =>
  html.replace(/<script type="module"(?=[^>]* src="\/assets\/app-)/, '$& fetchpriority="low"');
