import type { Plugin } from 'vite';

/** Lets the styles come before the app, which is seven times their size: with them the page shows what it holds already. */
export function appAfterStyles(): Plugin {
  return {
    name: 'app-after-styles',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withAppLater },
  };
}

/** The page, with the app's script asked for as less urgent. */
export const withAppLater = (html: string): string =>
  html.replace(/<script type="module"(?=[^>]* src="\/assets\/app-)/, '$& fetchpriority="low"');
