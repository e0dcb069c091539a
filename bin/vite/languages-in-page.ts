import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../domain/core/languages/interface-languages.ts';
import type { Missing } from '../../web/language/en/missing.ts';

const SUFFIXES: Record<string, string> = { first: '', common: '-common', editing: '-editing' };

/** The texts of a file of web/language, such as `home.ts`, in a language. */
export async function importTexts<Texts>(language: InterfaceLanguage, file: string): Promise<Texts> {
  return import(join(import.meta.dirname, '../../web/language', language, file));
}

/**
 * Tells web/public/first.js the languages of the interface, the default one first, and the files with the texts of
 * each: `data-en`, `data-en-common` and `data-en-editing`. Writes into the page what it shows in each if the app can't be
 * loaded.
 */
export function languagesInPage(): Plugin {
  return {
    name: 'languages-in-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const files = Object.values(bundle).flatMap((chunk) => {
          const module = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
          const [, language, part] =
            module?.match(/\/language\/([a-z]{2})\/(first|common|editing)\.ts$/) ?? [];
          return language ? [` data-${language}${SUFFIXES[part ?? '']}="/${chunk.fileName}"`] : [];
        });
        const missing = await Promise.all(INTERFACE_LANGUAGES.map(missingIn));
        return html
          .replace(
            /(?<=src="\/first\.js")/,
            ` data-languages="${INTERFACE_LANGUAGES.join(' ')}"${files.join('')}`,
          )
          .replace('<!-- missing -->', () => missing.join(''));
      },
    },
  };
}

async function missingIn(language: InterfaceLanguage): Promise<string> {
  const { text, reload } = (await importTexts<{ missing: Missing }>(language, 'missing.ts')).missing;
  return `<p lang="${language}">${text}<button type="button">${reload}</button></p>`;
}
