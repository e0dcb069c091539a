import type { Plugin } from 'vite';

/** Tells web/public/first.js the addresses of the two Latin fonts, which every first view needs. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter((file) =>
          /(inter|literata)-latin-wght-normal.*\.woff2$/.test(file),
        );
        const attribute = fonts.map((file) => `/${file}`).join(' ');
        return html.replace(/(?<=src="\/first\.js")/, () => ` data-fonts="${attribute}"`);
      },
    },
  };
}
