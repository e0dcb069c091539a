import { append } from '../../../core/long-lists.ts';
import { base64Of } from '../../../core/text/base64.ts';
import { namesIn } from '../../../core/works/work-fields.ts';
import { fb2Person } from '../../../formats/xml/fb2-person.ts';
import { type Titled, translatedTitle } from '../../../texts/sections/section-titles.ts';
import { type Grouped, groupByLook, itemsIn } from '../../looks/grouped.ts';
import type { Picture } from '../../looks/look.ts';
import type { Book, Chapter, Paragraph, Side } from './book.ts';
import { translatorsOf } from './credits.ts';
import { noteOf, notePlaces } from './notes.ts';
import { permanentId } from './permanent-id.ts';
import { rowsInMarkup } from './table-markup.ts';
import { escapeText, type InlineTags, inline, type StyleTags } from './xhtml.ts';

/** FictionBook has no underlining. */
const TAGS: StyleTags = {
  b: 'strong',
  i: 'emphasis',
  u: 'emphasis',
  s: 'strikethrough',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
  sc: 'style name="small-caps"',
};

/** The name of the cover within the file. */
const COVER_ID = 'cover.jpg';

/** A book as FictionBook 2. */
export function bookFb2(book: Book): string {
  const { title, description, source_lang, target_lang, address, madeAt, words, cover, work } = book;
  const page: Page = { book, notes: notePlaces(book).notes, ids: new Set() };
  const isOfNotes = ({ paragraphs }: Chapter) =>
    paragraphs.length > 0 && paragraphs.every((one) => noteOf(one) !== undefined);
  const notes = book.chapters.filter(isOfNotes);
  const texts = book.chapters.filter((chapter) => !isOfNotes(chapter));
  const day = new Date(madeAt).toISOString().slice(0, 10);
  // Members have one name.
  const translators = translatorsOf(book).map((name) =>
    work.translators === ''
      ? `<translator><nickname>${escapeText(name)}</nickname></translator>`
      : fb2Person('translator', name),
  );
  const authors = namesIn(work.author).map((name) => fb2Person('author', name));
  const authorElements = authors.length > 0 ? authors.join('\n') : '<author><nickname>—</nickname></author>';
  const series = work.series === '' ? '' : `<sequence name="${escapeText(work.series)}"/>\n`;
  const sourceTitle =
    work.original_title === ''
      ? ''
      : `<src-title-info>\n<genre>unrecognised</genre>\n${authorElements}\n<book-title>${escapeText(work.original_title)}</book-title>\n<lang>${escapeText(source_lang)}</lang>\n</src-title-info>\n`;
  const about = description === '' ? '' : `<annotation>${paragraphs(description)}</annotation>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
<description>
<title-info>
<genre>unrecognised</genre>
${authorElements}
<book-title>${escapeText(title)}</book-title>
${about}${work.year === '' ? '' : `<date>${escapeText(work.year)}</date>\n`}${cover ? `<coverpage><image l:href="#${COVER_ID}"/></coverpage>\n` : ''}<lang>${escapeText(target_lang)}</lang>
<src-lang>${escapeText(source_lang)}</src-lang>
${translators.join('\n')}
${series}</title-info>
${sourceTitle}<document-info>
<author><nickname>Dragoman</nickname></author>
<program-used>Dragoman</program-used>
<date value="${day}">${day}</date>
${address.startsWith('/') ? '' : `<src-url>${escapeText(address)}</src-url>\n`}<id>${escapeText(permanentId(address))}</id>
<version>1.0</version>
</document-info>
${work.licence === '' ? '' : `<custom-info info-type="licence">${escapeText(work.licence)}</custom-info>\n`}</description>
<body>
<title><p>${escapeText(title)}</p></title>
${texts.map((chapter) => section(page, chapter)).join('\n')}
${words.colophon === null ? '' : `<section>${paragraphs(words.colophon)}</section>\n`}</body>
${notes.length > 0 ? `<body name="notes">\n${notes.map((chapter, index) => noteSections(page, index === 0 ? chapter : { ...chapter, title: null })).join('\n')}\n</body>\n` : ''}${[...book.pictures.values()].map(({ name, type, bytes }) => `<binary id="${name}" content-type="image/${type}">${base64Of(bytes)}</binary>\n`).join('')}${cover ? `<binary id="${COVER_ID}" content-type="image/jpeg">${base64Of(cover.jpeg)}</binary>\n` : ''}</FictionBook>
`;
}

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

type Page = {
  readonly book: Book;
  readonly notes: ReadonlyMap<number, unknown>;
  /** The notes whose id has been given to an element. */
  readonly ids: Set<number>;
};

function titleOf({ layout }: Book, title: Titled | null): string {
  const isBoth = layout !== 'translation' && title !== null && title.translated_name !== null;
  const names = title ? [translatedTitle(title), ...(isBoth ? [title.name] : [])] : [];
  return names.length > 0
    ? `<title>${names.map((name) => `<p>${escapeText(name)}</p>`).join('')}</title>`
    : '';
}

function section(page: Page, { title, paragraphs: all }: Chapter): string {
  const groups = groupByLook(all);
  // An epigraph stands at the beginning alone.
  const content = groups.map((group, index) => block(page, group, index === 0 ? 'start' : 'section'));
  // A section isn't valid without text of its own.
  const hasText = groups.some((group, index) =>
    group.kind === 'text' ? group.item.picture === undefined : index > 0 || group.kind !== 'epigraph',
  );
  return `<section>${titleOf(page.book, title)}\n${[...content, ...(hasText ? [] : ['<empty-line/>'])].join('\n')}\n</section>`;
}

/** The notes of a chapter that has nothing else, as programs find them. */
function noteSections(page: Page, { title, paragraphs: all }: Chapter): string {
  const sections = groupByLook(all).map((group) => {
    if (group.kind !== 'note') return '';
    page.ids.add(group.id);
    const content = group.items.map((inner) => block(page, inner, 'section')).join('');
    return `<section id="note-${group.id}"><title><p>${group.id}</p></title>${content}</section>`;
  });
  return titleOf(page.book, title) + sections.join('\n');
}

/** Where a block stands: what it may be there follows from that. */
type Container = 'start' | 'section' | 'cite';

function block(page: Page, one: Grouped<Paragraph>, around: Container): string {
  const inside = (items: readonly Grouped<Paragraph>[], within: Container = around) =>
    items.map((inner) => block(page, inner, within)).join('');
  switch (one.kind) {
    case 'text':
      return paragraph(page, one.item, around);
    case 'table':
      return table(page, itemsIn(one.items));
    case 'verse':
    case 'stanza':
      return poem(page, [one]);
    case 'note':
      return inside(one.items);
    // A quotation has none in it.
    default: {
      if (around === 'cite') return inside(one.items);
      const name = one.kind === 'epigraph' && around === 'start' ? 'epigraph' : 'cite';
      return `<${name}>${withSigners(page, one.items, (items) => inside(items, 'cite'))}</${name}>`;
    }
  }
}

/** What is signed: those who sign stand at its end, and are paragraphs elsewhere. */
function withSigners(
  page: Page,
  items: readonly Grouped<Paragraph>[],
  printed: (items: readonly Grouped<Paragraph>[]) => string,
): string {
  const isSigner = (one: Grouped<Paragraph> | undefined) =>
    one?.kind === 'text' && one.item.look?.kind === 'signature';
  let end = items.length;
  while (end > 1 && isSigner(items[end - 1])) end--;
  const signers = itemsIn(items.slice(end)).flatMap((item) => linesOf(page, item));
  return printed(items.slice(0, end)) + signers.map((line) => `<text-author>${line}</text-author>`).join('');
}

/** Verse: its lines that are in no stanza make one together. */
function poem(page: Page, [verse]: readonly [Grouped<Paragraph>]): string {
  const parts = verse.kind === 'verse' ? verse.items : [verse];
  const stanzas = (items: readonly Grouped<Paragraph>[]): string => {
    const printed: string[] = [];
    let loose: string[] = [];
    const end = () => {
      if (loose.length > 0) printed.push(`<stanza>${loose.join('')}</stanza>`);
      loose = [];
    };
    for (const item of items) {
      const lines = itemsIn([item])
        .flatMap((item) => linesOf(page, item))
        .map((line) => `<v>${line}</v>`);
      if (item.kind !== 'text') end();
      append(loose, lines);
      if (item.kind !== 'text') end();
    }
    end();
    return printed.join('');
  };
  const [head, ...rest] = parts;
  const isHeaded = head?.kind === 'text' && head.item.look?.kind === 'heading' && rest.length > 0;
  const title = isHeaded
    ? `<title>${linesOf(page, head.item)
        .map((line) => `<p>${line}</p>`)
        .join('')}</title>`
    : '';
  return `<poem>${title}${withSigners(page, isHeaded ? rest : parts, stanzas)}</poem>`;
}

/** A table of the book. FictionBook has no empty rows. */
function table(page: Page, paragraphs: readonly Paragraph[]): string {
  const rows = rowsInMarkup(paragraphs, (items) => items.flatMap((item) => linesOf(page, item)).join(' '));
  return `<table>${rows.filter((row) => row !== '<tr></tr>').join('')}</table>`;
}

function paragraph(page: Page, one: Paragraph, around: Container): string {
  const { book, ids } = page;
  const { look, picture, source, translation } = one;
  const shown = picture === undefined ? undefined : book.pictures.get(picture);
  if (shown) {
    const image = imageOf(shown, translation ?? source);
    return around === 'cite' ? `<p>${image}</p>` : image;
  }
  const note = noteOf(one);
  const isNew = note !== undefined && !ids.has(note);
  if (isNew) ids.add(note);
  const name = look?.kind === 'heading' ? 'subtitle' : 'p';
  const lines = linesOf(page, one).map((line) =>
    line === '' ? '<empty-line/>' : `<${name}>${line}</${name}>`,
  );
  const block = lines.join('') + (book.layout === 'translation' ? '' : '<empty-line/>');
  return isNew ? block.replace(`<${name}>`, `<${name} id="note-${note}">`) : block;
}

const imageOf = ({ name }: Picture, alt: Side | null | undefined): string =>
  `<image l:href="#${name}"${alt ? ` alt="${escapeText(alt.text).replaceAll('\n', ' ')}"` : ''}/>`;

/** The lines of a paragraph: FictionBook has no line breaks within them. Styles end with the line; a blank line is empty. */
function linesOf({ book, notes }: Page, { source, translation, look }: Paragraph): string[] {
  const tags: InlineTags = {
    tags: TAGS,
    lineBreak: ' ',
    note: (note) =>
      notes.has(note) ? `<a l:href="#note-${note}" type="note">[${note}]</a>` : `<sup>[${note}]</sup>`,
    picture: (name) => {
      const picture = book.pictures.get(name);
      return picture ? imageOf(picture, book.alts.get(name)) : '';
    },
  };
  const lines = (side: Side | null) =>
    (side?.text ?? '').split('\n').map((line) => (line.trim() === '' ? '' : inline(line, look, tags)));
  if (book.layout === 'translation') return lines(translation);
  return [...lines(source), ...(translation === null ? ['—'] : lines(translation))];
}
