import type { Plugin } from 'vite';

const SUFFIXES: Record<string, string> = { first: '', common: '-common', all: '-all' };

/** Tells web/public/first.js which files hold the texts of each language: `data-en`, `data-en-common` and `data-en-all`. */
export function wordsAhead(): Plugin {
  return {
    name: 'words-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const words = Object.values(bundle).flatMap((chunk) => {
          const module = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
          const [, language, part] = module?.match(/\/language\/(en|ru|it)\/(first|common|all)\.ts$/) ?? [];
          return language ? [` data-${language}${SUFFIXES[part ?? '']}="/${chunk.fileName}"`] : [];
        });
        return html.replace(/(?<=src="\/first\.js")/, words.join(''));
      },
    },
  };
}
