import { Marked, type Tokens } from 'marked';

/**
 * The Markdown of a page of the user guide: `web/screens/help/pages/LANGUAGE/TOPIC.md`; on a format, in English
 * `docs/formats/TOPIC.md`, in other languages `pages/LANGUAGE/formats/TOPIC.md`.
 */
export type WrittenPage = {
  title: string;
  /** The first paragraph, as text. */
  summary: string;
  /** The rest, as HTML. Names of texts of the interface, `{{editor.add}}`, are kept. */
  html: string;
  /** The names of its pictures, in order; in the HTML they are `src="picture:NAME"`. */
  pictures: readonly string[];
};

/**
 * Parses a page: a heading, a paragraph that summarises it, and the rest. Its headings get the ids `part-1`, `part-2`
 * and so on, the same in every language. A table without names of columns is a list of terms, and links to other pages
 * by their files lead to their addresses. Throws if it does not begin like this.
 */
export function readHelpPage(markdown: string): WrittenPage {
  const [, title, summary, rest] = /^# (.+)\n\n(.+)\n\n([\s\S]+)$/.exec(markdown) ?? [];
  if (title === undefined || summary === undefined || rest === undefined)
    throw new Error('A page of the guide begins with a heading and a paragraph');
  const pictures: string[] = [];
  let parts = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        parts += 1;
        return `<h${depth} id="part-${parts}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table({ header, rows }) {
        if (header.some(({ text }) => text !== '')) return false;
        const cells = rows.map(([term, ...about]) => {
          const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
          return `<dt>${term ? inline(term) : ''}</dt><dd>${about.map(inline).join(' ')}</dd>\n`;
        });
        return `<dl>${cells.join('')}</dl>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${addressOf(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        pictures.push(href);
        return `<img src="picture:${href}" alt="${text}" loading="lazy">`;
      },
    },
  });
  const html = marked.parse(rest, { async: false });
  return {
    title,
    summary,
    // A wide table scrolls on its own, also by keyboard.
    html: html
      .replaceAll('<table>', '<div class="table" tabindex="0" role="group"><table>')
      .replaceAll('</table>', '</table></div>'),
    pictures,
  };
}

/** The address of a page of the guide that is named by its file, as on a site of the code; any other address as it is. */
function addressOf(href: string): string {
  const [, name] = /^(?!\w+:)(?:[^#?]*\/)?([\w-]+)\.md$/.exec(href) ?? [];
  if (name === undefined) return href;
  return `/help/${name === 'README' ? 'formats' : name}`;
}
