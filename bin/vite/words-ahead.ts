import type { Plugin } from 'vite';

/** Tells web/public/first.js where the first words of each language are, so that they come beside the app. */
export function wordsAhead(): Plugin {
  return {
    name: 'words-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const words = Object.values(bundle).flatMap((chunk) => {
          const module = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
          const language = module?.match(/\/language\/(\w+)\/first\.ts$/)?.[1];
          return language ? [` data-${language}="/${chunk.fileName}"`] : [];
        });
        return html.replace(/(?<=src="\/first\.js")/, words.join(''));
      },
    },
  };
}
