import { strToU8, zipSync } from 'fflate';
import { directionOf } from '../../../core/languages/direction.ts';
import type { Style } from '../../../formats/marks/styled-runs.ts';
import { partsByCode } from '../../../texts/placeholders/code-in-text.ts';
import { translatedTitle } from '../../../texts/sections/section-titles.ts';
import { blocksOf, type Grouped, groupByLook, tableRows } from '../../looks/grouped.ts';
import type { Picture, TextLook } from '../../looks/look.ts';
import { BLOCK_STYLES, blockStyleOf, fitted, INLINE_BOX, PICTURE_BOX } from './block-styles.ts';
import type { Book, Chapter, Paragraph, Side } from './book.ts';
import { creditLines } from './credits.ts';
import { withFootnotes } from './notes.ts';
import { escapeText, inline, langOfSide, type StyleTags } from './xhtml.ts';

/** The earliest time that a zip can store: it says nothing, and equal books are equal files. */
const MTIME = new Date(1980, 0, 2);
const TYPE = 'application/vnd.oasis.opendocument.text';
const COVER_FILE = 'Pictures/cover.jpg';
/** The largest size of the cover, in pixels of 96 an inch. */
const COVER_BOX = { width: 600, height: 820 };

/** How each style is said of words. */
const STYLE_PROPERTIES: Readonly<Record<Style, string>> = {
  b: 'fo:font-weight="bold"',
  i: 'fo:font-style="italic"',
  u: 'style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"',
  s: 'style:text-line-through-style="solid"',
  sup: 'style:text-position="super 58%"',
  sub: 'style:text-position="sub 58%"',
  code: 'style:font-name="Courier New" fo:font-family="\'Courier New\'"',
  sc: 'fo:font-variant="small-caps"',
};
const TAGS = Object.fromEntries(
  Object.keys(STYLE_PROPERTIES).map((style) => [style, `text:span text:style-name="${style}"`]),
) as StyleTags;

type Page = {
  readonly book: Book;
  readonly footnotes: ReadonlyMap<number, readonly Paragraph[]>;
  /** The notes that stand in the text already; where one is written there is no other within it. */
  readonly written: Set<number>;
  readonly isInNote: boolean;
  readonly count: { tables: number; frames: number };
};

/** A book as an OpenDocument text. */
export function bookOdt(whole: Book): Uint8Array<ArrayBuffer> {
  const { book, footnotes } = withFootnotes(whole);
  const page: Page = {
    book,
    footnotes,
    written: new Set(),
    isInNote: false,
    count: { tables: 0, frames: 0 },
  };
  const pictures = [...book.pictures.values()];
  const files = [
    'content.xml',
    'styles.xml',
    'meta.xml',
    ...pictures.map(({ name }) => `Pictures/${name}`),
    ...(book.cover ? [COVER_FILE] : []),
  ];
  return new Uint8Array(
    zipSync(
      {
        mimetype: [strToU8(TYPE), { level: 0 }],
        'content.xml': strToU8(contentOf(page)),
        'styles.xml': strToU8(stylesOf(book)),
        'meta.xml': strToU8(metaOf(book)),
        ...Object.fromEntries(
          pictures.map(({ name, bytes }) => [`Pictures/${name}`, [bytes, { level: 0 }] as const]),
        ),
        ...(book.cover && { [COVER_FILE]: [book.cover.jpeg, { level: 0 }] as const }),
        'META-INF/manifest.xml': strToU8(manifestOf(files, pictures)),
      },
      { mtime: MTIME },
    ),
  );
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = Object.entries({
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  style: 'urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  draw: 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0',
  fo: 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  svg: 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
  meta: 'urn:oasis:names:tc:opendocument:xmlns:meta:1.0',
  xlink: 'http://www.w3.org/1999/xlink',
  dc: 'http://purl.org/dc/elements/1.1/',
})
  .map(([name, address]) => ` xmlns:${name}="${address}"`)
  .join('');

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;

function manifestOf(files: readonly string[], pictures: readonly Picture[]): string {
  const typeOf = (file: string) =>
    file.endsWith('.xml')
      ? 'text/xml'
      : TYPES[pictures.find(({ name }) => file === `Pictures/${name}`)?.type ?? 'jpeg'];
  const entries = files.map(
    (file) => `<manifest:file-entry manifest:full-path="${file}" manifest:media-type="${typeOf(file)}"/>`,
  );
  return `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
<manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${TYPE}"/>
${entries.join('\n')}
</manifest:manifest>
`;
}

function metaOf({ title, work, target_lang, madeAt, address }: Book): string {
  return `${XML}<office:document-meta${NAMESPACES} office:version="1.3"><office:meta>
<meta:generator>Dragoman</meta:generator>
<dc:title>${escapeText(title)}</dc:title>
<dc:description>${escapeText(address)}</dc:description>
${work.author === '' ? '' : `<meta:initial-creator>${escapeText(work.author)}</meta:initial-creator>\n`}<dc:language>${escapeText(target_lang)}</dc:language>
<dc:date>${new Date(madeAt).toISOString().slice(0, 19)}</dc:date>
</office:meta></office:document-meta>
`;
}

/** A language as properties of words say it. */
function spoken(lang: string): string {
  const [language = '', country = 'none'] = lang.split('-');
  const isCountry = /^(?:[A-Z]{2}|none)$/.test(country);
  return `fo:language="${escapeText(language)}" fo:country="${isCountry ? country : 'none'}"`;
}

/** Each style of paragraphs for a direction of writing. A style of `rl` has its name behind it. */
function inBothDirections(name: string, parent: string, properties: string, words = ''): string {
  const style = (end: string, direction: string) =>
    `<style:style style:name="${name}${end}" style:family="paragraph" style:parent-style-name="${parent}${name === 'Body' || parent !== 'Body' ? '' : end}"><style:paragraph-properties ${properties} style:writing-mode="${direction}"/>${words === '' ? '' : `<style:text-properties ${words}/>`}</style:style>`;
  return `${style('', 'lr-tb')}\n${style('-rl', 'rl-tb')}`;
}

function stylesOf({ target_lang }: Book): string {
  const blocks = Object.entries(BLOCK_STYLES).map(([id, { left, right, after, align }]) =>
    inBothDirections(
      id,
      'Body',
      `fo:margin-left="${left}pt" fo:margin-right="${right}pt" fo:margin-bottom="${after}pt" fo:text-align="${align}"`,
    ),
  );
  return `${XML}<office:document-styles${NAMESPACES} office:version="1.3">
<office:styles>
<style:default-style style:family="paragraph"><style:text-properties style:font-name="Georgia" fo:font-family="Georgia" fo:font-size="11pt" ${spoken(target_lang)}/></style:default-style>
<style:style style:name="Standard" style:family="paragraph"/>
${inBothDirections('Body', 'Standard', 'fo:margin-bottom="6pt" fo:line-height="125%" fo:text-align="start"')}
${inBothDirections('Title', 'Standard', 'fo:margin-bottom="12pt"', 'fo:font-size="26pt"')}
${inBothDirections('Heading1', 'Standard', 'fo:margin-bottom="10pt" fo:keep-with-next="always" fo:break-before="page"', 'fo:font-size="16pt" fo:font-weight="bold"')}
${inBothDirections('Heading2', 'Standard', 'fo:margin-top="10pt" fo:margin-bottom="6pt" fo:keep-with-next="always"', 'fo:font-size="13pt" fo:font-weight="bold"')}
${inBothDirections('Footnote', 'Standard', 'fo:margin-bottom="2pt"', 'fo:font-size="9pt"')}
${blocks.join('\n')}
${inBothDirections('verse-last', 'verse', 'fo:margin-left="28pt" fo:margin-bottom="8pt"')}
<style:style style:name="Picture" style:family="paragraph" style:parent-style-name="Body"><style:paragraph-properties fo:text-align="center"/></style:style>
<style:style style:name="Cover" style:family="paragraph" style:parent-style-name="Picture"><style:paragraph-properties fo:break-after="page"/></style:style>
<text:notes-configuration text:note-class="footnote" style:num-format="1" text:start-value="0" text:footnotes-position="page" text:start-numbering-at="document"/>
</office:styles>
<office:automatic-styles><style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page"/></office:master-styles>
</office:document-styles>
`;
}

/** The styles of words, and of tables. */
function automaticStyles({ source_lang, target_lang }: Book): string {
  const words = (name: string, properties: string) =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
  return [
    ...Object.entries(STYLE_PROPERTIES).map(([style, properties]) => words(style, properties)),
    words('source', spoken(source_lang)),
    words('target', spoken(target_lang)),
    words('pale', 'fo:color="#808080"'),
    '<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="4pt" fo:border-bottom="0.5pt solid #cccccc"/></style:style>',
  ].join('\n');
}

function contentOf(page: Page): string {
  const { title, description, chapters, words, cover, work } = page.book;
  const people = creditLines(page.book);
  const body = [
    ...(cover
      ? [
          `<text:p text:style-name="Cover">${frame(page, COVER_FILE, fitted(cover, COVER_BOX), title)}</text:p>`,
        ]
      : []),
    `<text:p text:style-name="Title">${spaced(title)}</text:p>`,
    ...(work.author === '' ? [] : [plain(work.author)]),
    ...(description === '' ? [] : description.split('\n').map(plain)),
    ...chapters.map((chapter) => chapterOdt(page, chapter)),
    ...(people.length === 0 ? [] : [heading(words.credits, 1, words.lang)]),
    ...people.map(plain),
    ...(words.colophon === null ? [] : [plain(words.colophon)]),
  ];
  return `${XML}<office:document-content${NAMESPACES} office:version="1.3">
<office:automatic-styles>
${automaticStyles(page.book)}
</office:automatic-styles>
<office:body><office:text>
${body.join('\n')}
</office:text></office:body>
</office:document-content>
`;
}

/** Words with the elements that stand for spaces and tabs. */
const spaced = (text: string): string =>
  escapeText(text)
    .replace(/(?<= ) |^ | $/g, '<text:s/>')
    .replaceAll('\t', '<text:tab/>');

/** In a text from right to left what programs read stays from left to right (languages.10). */
const isolated = (text: string): string =>
  partsByCode(text)
    .map((part) => (part.isCode ? `\u2066${spaced(part.text)}\u2069` : spaced(part.text)))
    .join('');

const plain = (text: string): string => `<text:p text:style-name="Body">${spaced(text)}</text:p>`;

const styleIn = (name: string, lang: string): string => (directionOf(lang) === 'rtl' ? `${name}-rl` : name);

const heading = (text: string, level: 1 | 2, lang: string): string =>
  `<text:h text:style-name="${styleIn(`Heading${level}`, lang)}" text:outline-level="${level}">${spaced(text)}</text:h>`;

function chapterOdt(page: Page, { title, paragraphs }: Chapter): string {
  const { layout, words, source_lang, target_lang } = page.book;
  const isBoth = layout !== 'translation' && title !== null && title.translated_name !== null;
  const titles = title
    ? [
        heading(translatedTitle(title), 1, title.translated_name === null ? source_lang : target_lang),
        ...(isBoth ? [plain(title.name)] : []),
      ]
    : [];
  if (layout !== 'columns') return [...titles, ...blocks(page, groupByLook(paragraphs))].join('\n');
  const rows = paragraphs.map((paragraph) => {
    const picture = pictureOdt(page, paragraph);
    if (picture) return `${cell(picture, 2)}<table:covered-table-cell/>`;
    return [paragraph.source, paragraph.translation]
      .map((side) => cell(block(page, side, paragraph.look)))
      .join('');
  });
  const heads = [words.source, words.target].map((word) => cell(plain(word))).join('');
  return [...titles, ...(rows.length === 0 ? [] : [table(page, 2, rows, heads)])].join('\n');
}

const cell = (content: string, columns = 1, rows = 1): string =>
  `<table:table-cell table:style-name="cell" office:value-type="string"${columns > 1 ? ` table:number-columns-spanned="${columns}"` : ''}${rows > 1 ? ` table:number-rows-spanned="${rows}"` : ''}>${content === '' ? '<text:p/>' : content}</table:table-cell>`;

const table = ({ count }: Page, width: number, rows: readonly string[], head?: string): string =>
  `<table:table table:name="table-${++count.tables}"><table:table-column table:number-columns-repeated="${width}"/>${head === undefined ? '' : `<table:table-header-rows><table:table-row>${head}</table:table-row></table:table-header-rows>`}${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table>`;

const blocks = (page: Page, groups: readonly Grouped<Paragraph>[]): string[] =>
  blocksOf(groups).flatMap((lookBlock) =>
    'table' in lookBlock
      ? dataTable(page, lookBlock.table)
      : paragraphOdt(page, lookBlock.item, lookBlock.endsStanza),
  );

/** A table of the book. What another cell covers has an element too. */
function dataTable(page: Page, paragraphs: readonly Paragraph[]): string[] {
  const rows = tableRows(paragraphs);
  const width = rows.flat().reduce((most, { column, columns }) => Math.max(most, column + columns), 0);
  const printed = rows.map((cells) =>
    Array.from({ length: width }, (_, column) => {
      const ownCell = cells.find((one) => one.column === column);
      if (!ownCell) return '<table:covered-table-cell/>';
      const inside = ownCell.items
        .flatMap((item) => paragraphOdt(page, item, false, ownCell.isHead))
        .join('');
      return cell(inside, ownCell.columns, ownCell.rows);
    }).join(''),
  );
  const outside = paragraphs
    .filter(({ look }) => !look?.cell)
    .flatMap((paragraph) => paragraphOdt(page, paragraph));
  return [...outside, ...(width === 0 ? [] : [table(page, width, printed), '<text:p/>'])];
}

/** A paragraph in one language or both, or a picture. */
function paragraphOdt(page: Page, one: Paragraph, isLast = false, isHead = false): string[] {
  const picture = pictureOdt(page, one);
  if (picture) return [picture];
  const { source, translation, look } = one;
  if (page.book.layout === 'translation') return [block(page, translation, look, { isLast, isHead })];
  return [
    block(page, source, look, { isPale: true, isHead }),
    block(page, translation, look, { isLast, isHead }),
  ];
}

function pictureOdt(page: Page, { picture, source, translation }: Paragraph): string | undefined {
  const shown = picture === undefined ? undefined : page.book.pictures.get(picture);
  if (!shown) return undefined;
  const alt = (translation ?? source)?.text ?? '';
  return `<text:p text:style-name="Picture">${frame(page, `Pictures/${shown.name}`, fitted(shown, PICTURE_BOX), alt)}</text:p>`;
}

/** A picture of a size in pixels of 96 an inch. */
const frame = (
  { count }: Page,
  file: string,
  { width, height }: { width: number; height: number },
  alt: string,
): string =>
  `<draw:frame draw:name="picture-${++count.frames}" text:anchor-type="as-char" svg:width="${width * 0.75}pt" svg:height="${height * 0.75}pt"><draw:image xlink:href="${file}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>${alt === '' ? '' : `<svg:desc>${escapeText(alt)}</svg:desc>`}</draw:frame>`;

type Setting = { readonly isLast?: boolean; readonly isPale?: boolean; readonly isHead?: boolean };

/** A paragraph in its language. */
function block(page: Page, side: Side | null, look: TextLook | undefined, set: Setting = {}): string {
  if (side === null) return plain('—');
  const { book, isInNote } = page;
  const lang = langOfSide(book, side);
  const isPale = set.isPale || (side.isSource && book.layout === 'translation');
  const styles = [
    side.isSource ? 'source' : 'target',
    ...(isPale ? ['pale'] : []),
    ...(set.isHead ? ['b'] : []),
  ];
  const opened = styles.map((name) => `<text:span text:style-name="${name}">`).join('');
  const content = opened + contentOdt(page, side, look) + '</text:span>'.repeat(styles.length);
  if (look?.kind === 'heading' && !isInNote)
    return `<text:h text:style-name="${styleIn('Heading2', lang)}" text:outline-level="2">${content}</text:h>`;
  const styled = blockStyleOf(look);
  const name = styled === 'verse' && set.isLast ? 'verse-last' : (styled ?? (isInNote ? 'Footnote' : 'Body'));
  return `<text:p text:style-name="${styleIn(name, lang)}">${content}</text:p>`;
}

const contentOdt = (page: Page, side: Side, look: TextLook | undefined): string =>
  inline(side.text, look, {
    tags: TAGS,
    lineBreak: '<text:line-break/>',
    words: directionOf(langOfSide(page.book, side)) === 'rtl' ? isolated : spaced,
    note: (note) => noteOdt(page, note),
    picture: (name) => {
      const picture = page.book.pictures.get(name);
      const alt = page.book.alts.get(name)?.text ?? '';
      return picture ? frame(page, `Pictures/${picture.name}`, fitted(picture, INLINE_BOX), alt) : '';
    },
  });

/** A note where it is referred to; its number alone where it stands elsewhere. */
function noteOdt(page: Page, note: number): string {
  const paragraphs = page.footnotes.get(note);
  if (!paragraphs || page.isInNote || page.written.has(note))
    return `<text:span text:style-name="sup">${note}</text:span>`;
  page.written.add(note);
  const inside = paragraphs
    .flatMap((paragraph) => paragraphOdt({ ...page, isInNote: true }, paragraph))
    .join('');
  return `<text:note text:id="note-${note}" text:note-class="footnote"><text:note-citation>${note}</text:note-citation><text:note-body>${inside}</text:note-body></text:note>`;
}
