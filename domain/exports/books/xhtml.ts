import { partsByCode } from '../../checks/code-in-text.ts';
import { type Run, STYLES, styledRuns } from '../../formats/marks/styled-runs.ts';
import { directionOf } from '../../languages/direction.ts';
import { type Titled, translatedTitle } from '../../sections/section-titles.ts';
import type { Book, Chapter, Cover, Paragraph, Side } from './book.ts';
import { creditLines } from './credits.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML can't have, and half ones. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML and HTML write it, in content and in attributes. */
export const escaped = (text: string): string =>
  text.replace(ILLEGAL, '').replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);

/** The names of elements for the styles of words. */
export type StyleTags = Readonly<Record<(typeof STYLES)[number], string>>;
const XHTML_TAGS = Object.fromEntries(STYLES.map((style) => [style, style])) as StyleTags;

/** Words as XHTML writes them in a text from right to left: what programs read in it stays from left to right. */
const isolated = (text: string): string =>
  partsByCode(text)
    .map((part) => (part.isCode ? `<bdi dir="ltr">${escaped(part.text)}</bdi>` : escaped(part.text)))
    .join('');

/** A text with elements for its styles; `lineBreak` stands for a line break. */
export function inline(
  text: string,
  tags: StyleTags = XHTML_TAGS,
  lineBreak = '<br/>',
  words = escaped,
): string {
  const printed = (run: Run): string => {
    if (run.kind === 'break') return lineBreak;
    const names = run.styles.map((style) => tags[style]);
    const opened = names.map((name) => `<${name}>`).join('');
    const closed = names.toReversed().map((name) => `</${name}>`);
    return opened + words(run.text) + closed.join('');
  };
  return styledRuns(text).map(printed).join('');
}

/** The language of a book’s paragraph. */
export const langOfSide = ({ source_lang, target_lang }: Book, { isSource }: Side): string =>
  isSource ? source_lang : target_lang;

/** The attributes that say a text's language, and the direction that follows from it (languages.10). */
export const spokenIn = (lang: string): string =>
  `lang="${escaped(lang)}" xml:lang="${escaped(lang)}" dir="${directionOf(lang)}"`;

/** An element with a paragraph in its language. */
function spoken(book: Book, side: Side, tag: string, attributes = ''): string {
  const lang = langOfSide(book, side);
  const words = directionOf(lang) === 'rtl' ? isolated : escaped;
  return `<${tag}${attributes} ${spokenIn(lang)}>${inline(side.text, XHTML_TAGS, '<br/>', words)}</${tag}>`;
}

/** A chapter as XHTML, which is HTML too; its heading is an `<h2>`. */
export function chapterXhtml(book: Book, chapter: Chapter): string {
  const { title, paragraphs } = chapter;
  const heading = title
    ? `<h2 ${spokenIn(title.translated_name === null ? book.source_lang : book.target_lang)}>${titled(book, title)}</h2>\n`
    : '';
  return heading + (book.layout === 'columns' ? columns(book, paragraphs) : blocks(book, paragraphs));
}

function titled(book: Book, title: Titled): string {
  if (book.layout === 'translation' || title.translated_name === null) return escaped(translatedTitle(title));
  return `${escaped(title.translated_name)} <small ${spokenIn(book.source_lang)}>${escaped(title.name)}</small>`;
}

function blocks(book: Book, paragraphs: readonly Paragraph[]): string {
  const isAlone = book.layout === 'translation';
  const block = (side: Side | null, kind: string) =>
    side === null
      ? '<p class="none">—</p>'
      : spoken(book, side, 'p', ` class="${isAlone && side.isSource ? 'untranslated' : kind}"`);
  return paragraphs
    .map(({ source, translation }) =>
      isAlone
        ? block(translation, 'text')
        : `<div class="pair">${block(source, 'source')}${block(translation, 'text')}</div>`,
    )
    .join('\n');
}

function columns(book: Book, paragraphs: readonly Paragraph[]): string {
  const isTimed = paragraphs.some(({ time }) => time !== null);
  const cell = (side: Side | null) => (side === null ? '<td class="none">—</td>' : spoken(book, side, 'td'));
  const rows = paragraphs.map(({ source, translation, time }) => {
    const timed = isTimed ? `<th scope="row">${time ?? ''}</th>` : '';
    return `<tr>${timed}${cell(source)}${cell(translation)}</tr>`;
  });
  const heads = [book.words.source, book.words.target].map((word) => `<th scope="col">${escaped(word)}</th>`);
  return `<table>
<thead><tr>${isTimed ? '<td></td>' : ''}${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** The cover, whose words are the title. */
export const coverXhtml = ({ title }: Book, { width, height }: Cover, address: string): string =>
  `<p class="cover"><img src="${address}" alt="${escaped(title)}" width="${width}" height="${height}"/></p>`;

/** What stands behind the text: who translated it, and where it comes from. Empty if there is neither. */
export function closingXhtml(book: Book): string {
  const { words } = book;
  const people = creditLines(book).map((line) => `<li>${escaped(line)}</li>`);
  const parts = [
    people.length === 0 ? '' : `<h2>${escaped(words.credits)}</h2>\n<ul>\n${people.join('\n')}\n</ul>`,
    words.colophon === null ? '' : `<p class="colophon">${escaped(words.colophon)}</p>`,
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  // They are in the language of whoever reads the book, not in that of its text.
  return `<div ${spokenIn(words.lang)}>\n${parts.join('\n')}\n</div>`;
}

/** The styles that every book has: in pages, and in readers that have their own fonts and colours. */
export const BOOK_STYLE = `
h1, h2 { line-height: 1.25; break-after: avoid; page-break-after: avoid }
h2 small { font-weight: normal; opacity: .65 }
table { border-collapse: collapse; table-layout: fixed; width: 100% }
.cover { margin: 0; text-align: center }
.cover img { height: auto; max-height: 95vh; max-width: 100%; object-fit: contain; width: auto }
th, td { padding: .45em .6em; text-align: start; vertical-align: top; overflow-wrap: break-word }
tbody tr { border-top: 1px solid #8884; break-inside: avoid; page-break-inside: avoid }
thead { font-size: .8em }
tbody th { font-size: .8em; font-weight: normal; opacity: .65; width: 5em }
.pair { margin: 0 0 1.1em }
.pair p { margin: 0 }
.source { opacity: .7 }
.untranslated, .none { opacity: .5 }
.colophon { font-size: .85em; margin-top: 3em; opacity: .7 }
`;
