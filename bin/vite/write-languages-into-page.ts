import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../domain/core/languages/interface-languages.ts';
import type { English } from '../../words/english.d.ts';

const SUFFIXES: Record<string, string> = { first: '', common: '-common', editing: '-editing' };

/** The texts of a file of words/ in a language. */
export function readTexts(language: InterfaceLanguage, file: 'first' | 'all'): English {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../words', language, `${file}.json`), 'utf8'));
}

/**
 * Tells web/public/first.js the languages of the interface, the default one first, and the files with the texts of
 * each: `data-en`, `data-en-common` and `data-en-editing`. Writes into the page what it shows in each if the app can't be
 * loaded.
 */
export function writeLanguagesIntoPage(): Plugin {
  return {
    name: 'write-languages-into-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).flatMap((chunk) => {
          const module = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
          const [, language, part] =
            module?.match(/\/words\/([a-z]{2})\/(first|common|editing)\.json$/) ?? [];
          return language ? [` data-${language}${SUFFIXES[part ?? '']}="/${chunk.fileName}"`] : [];
        });
        return html
          .replace(
            /(?<=src="\/first\.js")/,
            ` data-languages="${INTERFACE_LANGUAGES.join(' ')}"${files.join('')}`,
          )
          .replace('<!-- missing -->', () => INTERFACE_LANGUAGES.map(missingIn).join(''));
      },
    },
  };
}

function missingIn(language: InterfaceLanguage): string {
  const { text, reload } = readTexts(language, 'all').missing;
  return `<p lang="${language}">${text}<button type="button">${reload}</button></p>`;
}
