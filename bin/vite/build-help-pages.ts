import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readHelpPage } from './help-page.ts';

/** Builds the pages of the user guide: `import { page } from './en/import.md'`. Those on formats have no pictures. */
export function buildHelpPages(): Plugin {
  return {
    name: 'build-help-pages',
    enforce: 'pre',
    transform(markdown, id) {
      if (!id.endsWith('.md')) return null;
      const { title, summary, html, pictures } = readHelpPage(markdown);
      const language = basename(dirname(id));
      // A missing picture is skipped, because pictures are taken with a build of the app.
      const existing = pictures.filter((name) =>
        existsSync(join(dirname(id), '..', '..', 'pictures', language, `${name}.webp`)),
      );
      const imports = existing.map(
        (name, index) => `import picture${index} from '../../pictures/${language}/${name}.webp';`,
      );
      const withPictures = existing.reduce(
        (code, name, index) => code.replace(`picture:${name}`, `" + picture${index} + "`),
        JSON.stringify(html),
      );
      const page = `{ title: ${JSON.stringify(title)}, summary: ${JSON.stringify(summary)}, html: ${withPictures} }`;
      return { code: `${imports.join('\n')}\nexport const page = ${page};`, map: null };
    },
  };
}
