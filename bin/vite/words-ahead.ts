import type { Plugin } from 'vite';

/** Tells web/public/first.js where the words of each language are, the first and all, so that they come beside the app. */
export function wordsAhead(): Plugin {
  return {
    name: 'words-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const words = Object.values(bundle).flatMap((chunk) => {
          const module = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
          const [, language, part] = module?.match(/\/language\/(en|ru|it)(\/first)?\.ts$/) ?? [];
          return language ? [` data-${language}${part ? '' : '-all'}="/${chunk.fileName}"`] : [];
        });
        return html.replace(/(?<=src="\/first\.js")/, words.join(''));
      },
    },
  };
}
