import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readHelpPage } from './help-page.ts';

/** Builds the pages of the user guide: `import { page } from './en/import.md'`. Those on formats have no pictures. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    enforce: 'pre',
    transform(markdown, id) {
      if (!id.endsWith('.md')) return null;
      const { title, summary, html, pictures } = readHelpPage(markdown);
      const language = basename(dirname(id));
      // A missing picture is skipped, because pictures are taken with a build of the app.
      const made = pictures.filter((name) =>
        existsSync(join(dirname(id), '..', '..', 'pictures', language, `${name}.webp`)),
      );
      const imports = made.map(
        (name, at) => `import picture${at} from '../../pictures/${language}/${name}.webp';`,
      );
      const withPictures = made.reduce(
        (code, name, at) => code.replace(`picture:${name}`, `" + picture${at} + "`),
        JSON.stringify(html),
      );
      const page = `{ title: ${JSON.stringify(title)}, summary: ${JSON.stringify(summary)}, html: ${withPictures} }`;
      return { code: `${imports.join('\n')}\nexport const page = ${page};`, map: null };
    },
  };
}
