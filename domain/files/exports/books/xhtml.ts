import { directionOf } from '../../../core/languages/direction.ts';
import { type Run, type RunLook, STYLES, styledRuns } from '../../../formats/marks/styled-runs.ts';
import { partsByCode } from '../../../texts/placeholders/code-in-text.ts';
import { type Titled, translatedTitle } from '../../../texts/sections/section-titles.ts';
import { type Grouped, groupByLook, itemsIn } from '../../looks/grouped.ts';
import type { GroupKind, Picture, TextLook } from '../../looks/look.ts';
import type { Book, Chapter, Cover, Paragraph, Side } from './book.ts';
import { creditLines } from './credits.ts';
import { rowsInMarkup } from './table-markup.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML can't have, and half ones. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML and HTML write it, in content and in attributes. */
export const escapeText = (text: string): string =>
  text.replace(ILLEGAL, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The elements for the styles of words, with their attributes. */
export type StyleTags = Readonly<Record<(typeof STYLES)[number], string>>;
const XHTML_TAGS: StyleTags = {
  ...(Object.fromEntries(STYLES.map((style) => [style, style])) as StyleTags),
  sc: 'span class="sc"',
};

/** Words as XHTML writes them in a text from right to left: what programs read in it stays from left to right. */
const isolated = (text: string): string =>
  partsByCode(text)
    .map((part) => (part.isCode ? `<bdi dir="ltr">${escapeText(part.text)}</bdi>` : escapeText(part.text)))
    .join('');

/** How a format of XML writes what is in a text. */
export type InlineTags = {
  readonly tags: StyleTags;
  readonly lineBreak: string;
  readonly words?: (text: string) => string;
  readonly note: (note: number) => string;
  readonly picture: (name: string) => string;
};

/** A text with elements for its styles, notes and pictures. */
export function inline(
  text: string,
  look: RunLook | undefined,
  { tags, lineBreak, words = escapeText, note, picture }: InlineTags,
): string {
  const printed = (run: Run): string => {
    if (run.kind === 'break') return lineBreak;
    if (run.kind === 'note') return note(run.note);
    if (run.kind === 'picture') return picture(run.picture);
    const names = run.styles.map((style) => tags[style]);
    const opened = names.map((name) => `<${name}>`).join('');
    const closed = names.toReversed().map((name) => `</${name.split(' ')[0]}>`);
    return opened + words(run.text) + closed.join('');
  };
  return styledRuns(text, look).map(printed).join('');
}

/** Where things of a book stand in its pages. */
export type Pages = {
  /** The address of a note, and of what refers to it; undefined if the book hasn’t it. */
  readonly noteAt: (note: number) => string | undefined;
  readonly referenceAt: (note: number) => string | undefined;
  readonly pictureAt: (picture: Picture) => string;
  /** Attributes for programs that show notes beside the text, which HTML hasn’t. */
  readonly isEpub: boolean;
  /** The notes whose references have been printed: only the first one can be led back to. */
  readonly referred: Set<number>;
};

/** The language of a book’s paragraph. */
export const langOfSide = ({ source_lang, target_lang }: Book, { isSource }: Side): string =>
  isSource ? source_lang : target_lang;

/** The attributes that say a text's language, and the direction that follows from it (languages.10). */
export const spokenIn = (lang: string): string =>
  `lang="${escapeText(lang)}" xml:lang="${escapeText(lang)}" dir="${directionOf(lang)}"`;

type Page = { readonly book: Book; readonly pages: Pages };

/** The content of a paragraph in its language. */
function content({ book, pages }: Page, side: Side, look: TextLook | undefined): string {
  return inline(side.text, look, {
    tags: XHTML_TAGS,
    lineBreak: '<br/>',
    words: directionOf(langOfSide(book, side)) === 'rtl' ? isolated : escapeText,
    note: (note) => {
      const address = pages.noteAt(note);
      if (address === undefined) return `<sup>${note}</sup>`;
      const id = pages.referred.has(note) ? '' : ` id="ref-${note}"`;
      pages.referred.add(note);
      const kind = pages.isEpub ? ' epub:type="noteref" role="doc-noteref"' : '';
      return `<a href="${address}"${id}${kind}><sup>${note}</sup></a>`;
    },
    picture: (name) => {
      const picture = book.pictures.get(name);
      return picture ? image(pages, picture, book.alts.get(name)) : '';
    },
  });
}

const image = ({ pictureAt }: Pages, picture: Picture, alt: Side | null | undefined): string =>
  `<img src="${pictureAt(picture)}" alt="${escapeText(alt?.text ?? '').replaceAll('\n', ' ')}" width="${picture.width}" height="${picture.height}"/>`;

/** An element with a paragraph in its language. */
function spoken(page: Page, side: Side, look: TextLook | undefined, tag: string, attributes = ''): string {
  const spokenLanguage = spokenIn(langOfSide(page.book, side));
  return `<${tag}${attributes} ${spokenLanguage}>${content(page, side, look)}</${tag}>`;
}

/** A chapter as XHTML, which is HTML too; its heading is an `<h2>`. */
export function chapterXhtml(book: Book, chapter: Chapter, pages: Pages): string {
  const { title, paragraphs } = chapter;
  const heading = title
    ? `<h2 ${spokenIn(title.translated_name === null ? book.source_lang : book.target_lang)}>${titled(book, title)}</h2>\n`
    : '';
  const page = { book, pages };
  return (
    heading +
    (book.layout === 'columns' ? columns(page, paragraphs) : blocks(page, groupByLook(paragraphs), '\n'))
  );
}

function titled(book: Book, title: Titled): string {
  if (book.layout === 'translation' || title.translated_name === null)
    return escapeText(translatedTitle(title));
  return `${escapeText(title.translated_name)} <small ${spokenIn(book.source_lang)}>${escapeText(title.name)}</small>`;
}

/** The elements of groups; the class says which. */
const GROUP_TAGS = {
  quote: 'blockquote',
  verse: 'blockquote',
  stanza: 'div',
  epigraph: 'blockquote',
  letter: 'blockquote',
} as const satisfies Record<Exclude<GroupKind, 'note' | 'table'>, string>;

const blocks = (page: Page, groups: readonly Grouped<Paragraph>[], between = ''): string =>
  groups.map((group) => block(page, group)).join(between);

function block(page: Page, one: Grouped<Paragraph>): string {
  if (one.kind === 'text') return paragraph(page, one.item);
  if (one.kind === 'table') return dataTable(page, itemsIn(one.items));
  if (one.kind === 'note') return note(page, one.id, blocks(page, one.items));
  const tag = GROUP_TAGS[one.kind];
  return `<${tag} class="${one.kind}">${blocks(page, one.items)}</${tag}>`;
}

/** The id and the kind of the element of a note. */
const noteAttributes = (id: number, { isEpub }: Pages): string =>
  ` class="note" id="note-${id}"${isEpub ? ' epub:type="footnote" role="doc-footnote"' : ''}`;

/** The number of a note, which leads back to where it is referred to. */
function noteNumber(id: number, { referenceAt, isEpub }: Pages): string {
  const back = referenceAt(id);
  if (back === undefined) return '';
  return `<a class="back" href="${back}"${isEpub ? ' role="doc-backlink"' : ''}>${id}</a>`;
}

const note = ({ pages }: Page, id: number, inside: string): string =>
  `<div${noteAttributes(id, pages)}>${noteNumber(id, pages)}${inside}</div>`;

function paragraph(page: Page, { source, translation, look, picture }: Paragraph): string {
  const { book, pages } = page;
  const shown = picture === undefined ? undefined : book.pictures.get(picture);
  if (shown) return `<figure>${image(pages, shown, translation ?? source)}</figure>`;
  const isAlone = book.layout === 'translation';
  const of = look?.kind === 'signature' || look?.kind === 'caption' ? ` ${look.kind}` : '';
  const side = (side: Side | null, kind: string, tag: string) =>
    side === null
      ? '<p class="none">—</p>'
      : spoken(page, side, look, tag, ` class="${isAlone && side.isSource ? 'untranslated' : kind}${of}"`);
  const tag = look?.kind === 'heading' ? 'h3' : 'p';
  return isAlone
    ? side(translation, 'text', tag)
    : `<div class="pair">${side(source, 'source', 'p')}${side(translation, 'text', tag)}</div>`;
}

/** A table of the book. */
function dataTable(page: Page, paragraphs: readonly Paragraph[]): string {
  const print = (some: readonly Paragraph[]) => some.map((one) => paragraph(page, one)).join('');
  const outside = paragraphs.filter(({ look }) => !look?.cell);
  return `${print(outside)}<table class="data"><tbody>${rowsInMarkup(paragraphs, print).join('')}</tbody></table>`;
}

function columns(page: Page, paragraphs: readonly Paragraph[]): string {
  const { book, pages } = page;
  const isTimed = paragraphs.some(({ time }) => time !== null);
  const cell = (side: Side | null, look: TextLook | undefined, lead: string) =>
    side === null
      ? `<td class="none">${lead}—</td>`
      : spoken(page, side, look, 'td', '').replace('>', () => `>${lead}`);
  const noted = new Set<number>();
  const rows = paragraphs.map(({ source, translation, time, look, picture }) => {
    const shown = picture === undefined ? undefined : book.pictures.get(picture);
    if (shown)
      return `<tr><td colspan="${isTimed ? 3 : 2}"><figure>${image(pages, shown, translation ?? source)}</figure></td></tr>`;
    const id = look?.groups?.find(({ kind }) => kind === 'note')?.id;
    const isFirst = id !== undefined && !noted.has(id);
    if (isFirst) noted.add(id);
    const timed = isTimed ? `<th scope="row">${time ?? ''}</th>` : '';
    const lead = isFirst ? noteNumber(id, pages) : '';
    return `<tr${isFirst ? noteAttributes(id, { ...pages, isEpub: false }) : ''}>${timed}${cell(source, look, lead)}${cell(translation, look, '')}</tr>`;
  });
  const heads = [book.words.source, book.words.target].map(
    (word) => `<th scope="col">${escapeText(word)}</th>`,
  );
  return `<table>
<thead><tr>${isTimed ? '<td></td>' : ''}${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** The cover, whose words are the title. */
export const coverXhtml = ({ title }: Book, { width, height }: Cover, address: string): string =>
  `<p class="cover"><img src="${address}" alt="${escapeText(title)}" width="${width}" height="${height}"/></p>`;

/** What stands behind the text: who translated it, and where it comes from. Empty if there is neither. */
export function closingXhtml(book: Book): string {
  const { words } = book;
  const people = creditLines(book).map((line) => `<li>${escapeText(line)}</li>`);
  const parts = [
    people.length === 0 ? '' : `<h2>${escapeText(words.credits)}</h2>\n<ul>\n${people.join('\n')}\n</ul>`,
    words.colophon === null ? '' : `<p class="colophon">${escapeText(words.colophon)}</p>`,
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
blockquote { margin: 1em 2em }
blockquote blockquote, .note blockquote { margin: .5em 1em }
.verse p { margin: 0 }
.stanza { margin: 0 0 1em }
.epigraph { margin: 1em 0 2em 35%; font-size: .95em }
.signature { text-align: end }
.caption { font-size: .9em; text-align: center }
.sc { font-variant: small-caps }
sup { line-height: 0 }
.note { margin: 0 0 1em; font-size: .9em }
.note .back { float: left; margin: 0 .6em 0 0 }
.data { margin: 1em auto; table-layout: auto; width: auto }
.data p { margin: 0 }
figure { margin: 1em 0; text-align: center }
figure img { height: auto; max-height: 90vh; max-width: 100%; object-fit: contain }
p img, td img { height: auto; max-height: 6em; max-width: 100%; width: auto; vertical-align: middle }
.colophon { font-size: .85em; margin-top: 3em; opacity: .7 }
`;
