import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  type ITableCellOptions,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { directionOf } from '../../../core/languages/direction.ts';
import { type Style, styledRuns } from '../../../formats/marks/styled-runs.ts';
import { partsByCode } from '../../../texts/placeholders/code-in-text.ts';
import { translatedTitle } from '../../../texts/sections/section-titles.ts';
import { blocksOf, type Grouped, groupByLook, tableRows } from '../../looks/grouped.ts';
import type { Picture, TextLook } from '../../looks/look.ts';
import { BLOCK_STYLES, blockStyleOf, fitted, INLINE_BOX, PICTURE_BOX } from './block-styles.ts';
import type { Book, Paragraph as BookParagraph, Chapter, Cover, Side } from './book.ts';
import { creditLines } from './credits.ts';
import { withFootnotes } from './notes.ts';
import { langOfSide } from './xhtml.ts';

const RUN_STYLES: Readonly<Record<Style, IRunOptions>> = {
  b: { bold: true },
  i: { italics: true },
  u: { underline: {} },
  s: { strike: true },
  sup: { superScript: true },
  sub: { subScript: true },
  code: { font: 'Courier New' },
  sc: { smallCaps: true },
};
const PALE = '808080';

/** The part of a document with its facts. */
const FACTS = 'docProps/core.xml';
/** The earliest time that a zip can store. */
const MTIME = new Date(1980, 0, 2);

const NONE = { style: BorderStyle.NONE } as const;
/** Thin lines between the rows of a table alone. */
export const BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideVertical: NONE,
  insideHorizontal: { style: BorderStyle.SINGLE, size: 2, color: 'CCCCCC' },
} as const;

/** A book as a Word document (Office Open XML). */
export async function bookDocx(whole: Book): Promise<Uint8Array<ArrayBuffer>> {
  const { book, footnotes } = withFootnotes(whole);
  const page: Page = { book, footnotes, referred: new Set(), count: { pictures: 1 } };
  const { title, description, chapters, words, address, cover, work } = book;
  const people = creditLines(book);
  const children: FileChild[] = [
    ...(cover ? [coverDocx(cover, title)] : []),
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, pageBreakBefore: cover !== null }),
    ...(work.author === '' ? [] : [new Paragraph({ text: work.author })]),
    ...(description === '' ? [] : [new Paragraph({ children: runs(description) })]),
    ...chapters.flatMap((chapter) => chapterDocx(page, chapter)),
    ...(people.length > 0 ? [new Paragraph({ text: words.credits, heading: HeadingLevel.HEADING_1 })] : []),
    ...people.map((text) => new Paragraph({ text })),
    ...(words.colophon === null
      ? []
      : [new Paragraph({ children: runs(words.colophon, { color: PALE, size: 18 }) })]),
  ];
  const file = new Document({
    title,
    description: address,
    creator: work.author || 'Dragoman',
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: 22, language: { value: book.target_lang } },
          // Without its rule LibreOffice takes the line for 15 points, over which a title is printed on itself.
          paragraph: { spacing: { after: 120, line: 300, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { size: 52 }, paragraph: { spacing: { after: 240 } } },
        heading2: {
          run: { size: 26, bold: true, color: '000000' },
          paragraph: { spacing: { before: 200, after: 120 } },
        },
        heading1: { run: { size: 32, bold: true, color: '000000' }, paragraph: { spacing: { after: 200 } } },
      },
      paragraphStyles: Object.entries(BLOCK_STYLES).map(([id, { name, left, right, after, align }]) => ({
        id: `Dragoman${id}`,
        name,
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          indent: { start: left * 20, end: right * 20 },
          spacing: { after: after * 20 },
          alignment: AlignmentType[ALIGNMENTS[align]],
        },
      })),
    },
    ...(footnotes.size > 0 && {
      footnotes: Object.fromEntries(
        [...footnotes].map(([note, paragraphs]) => [
          note,
          { children: paragraphs.flatMap((paragraph) => paragraphDocx(page, paragraph, {}, false)) },
        ]),
      ),
    }),
    sections: [{ children }],
  });
  return withoutClock(new Uint8Array(await Packer.toArrayBuffer(file)), book.madeAt);
}

/** The largest size of a picture on a page of its own, in pixels of 96 an inch, within the margins of A4 and Letter. */
const COVER_BOX = { width: 600, height: 820 };

/** The first page: the cover as large as the page lets it be. */
function coverDocx({ jpeg, width, height }: Cover, title: string): Paragraph {
  const scale = Math.min(COVER_BOX.width / width, COVER_BOX.height / height);
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // By itself the library counts pictures across documents.
  const altText = { id: '1', name: title, title, description: title };
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new ImageRun({ type: 'jpg', data: jpeg, transformation, altText })],
  });
}

/** The times of a document that say when it was printed. */
const PRINTED_AT = /(<dcterms:(?:created|modified)\b[^>]*>)[^<]*/g;

const MAIN = 'word/document.xml';

/** A document that says when its text was changed instead, so that equal books are equal files. Its main part may be changed too. */
export function withoutClock(
  document: Uint8Array,
  madeAt: number,
  change?: (main: string) => string,
): Uint8Array<ArrayBuffer> {
  const files = unzipSync(document);
  const main = files[MAIN];
  if (main && change) files[MAIN] = strToU8(change(strFromU8(main)));
  const facts = files[FACTS];
  if (facts)
    files[FACTS] = strToU8(strFromU8(facts).replace(PRINTED_AT, `$1${new Date(madeAt).toISOString()}`));
  return new Uint8Array(zipSync(files, { mtime: MTIME }));
}

type Page = {
  readonly book: Book;
  readonly footnotes: ReadonlyMap<number, readonly BookParagraph[]>;
  /** The notes that were referred to: another reference would be another note. */
  readonly referred: Set<number>;
  /** By itself the library counts pictures across documents. */
  readonly count: { pictures: number };
};

const ALIGNMENTS = { start: 'START', end: 'END', center: 'CENTER' } as const;

function chapterDocx(page: Page, { title, paragraphs }: Chapter): FileChild[] {
  const { book } = page;
  const isBoth = book.layout !== 'translation' && title !== null && title.translated_name !== null;
  const headings = title ? [translatedTitle(title), ...(isBoth ? [title.name] : [])] : [];
  const heading = headings.map(
    (text, index) =>
      new Paragraph({
        ...(index === 0 ? { heading: HeadingLevel.HEADING_1, pageBreakBefore: true } : {}),
        ...inLanguage(
          text,
          index === 0 && title?.translated_name !== null ? book.target_lang : book.source_lang,
          index === 0 ? {} : { color: PALE },
        ),
        keepNext: true,
      }),
  );
  if (book.layout === 'columns') {
    if (paragraphs.length === 0) return heading;
    const heads = [book.words.source, book.words.target].map((text) =>
      cellDocx([new Paragraph({ children: [new TextRun({ text, bold: true })] })]),
    );
    const half = { size: 50, type: WidthType.PERCENTAGE };
    const rows = paragraphs.map((paragraph) => {
      const shown = pictureDocx(page, paragraph);
      if (shown) return new TableRow({ children: [cellDocx([shown], { columnSpan: 2 })] });
      const cells = [paragraph.source, paragraph.translation].map((side) =>
        cellDocx([block(page, side, paragraph.look)], { width: half }),
      );
      return new TableRow({ children: cells });
    });
    return [...heading, tableOf([new TableRow({ tableHeader: true, children: heads }), ...rows])];
  }
  return [...heading, ...blocks(page, groupByLook(paragraphs))];
}

const blocks = (page: Page, groups: readonly Grouped<BookParagraph>[]): FileChild[] =>
  blocksOf(groups).flatMap((lookBlock): FileChild[] =>
    'table' in lookBlock
      ? dataTable(page, lookBlock.table)
      : paragraphDocx(
          page,
          lookBlock.item,
          lookBlock.endsStanza ? { spacing: { after: 120 } } : {},
          lookBlock.endsStanza,
        ),
  );

const cellDocx = (children: FileChild[], more: Partial<ITableCellOptions> = {}): TableCell =>
  new TableCell({
    margins: { top: 60, bottom: 60, left: 120, right: 120 },
    ...more,
    children: children as Paragraph[],
  });

const tableOf = (rows: TableRow[]): Table =>
  new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE }, borders: BORDERS });

/** A table of the book. */
function dataTable(page: Page, paragraphs: readonly BookParagraph[]): FileChild[] {
  const rows = tableRows(paragraphs).map((cells) => {
    const children = cells.map(({ items, columns, rows, isHead }) => {
      const style: IRunOptions = isHead ? { bold: true } : {};
      const inside = items.flatMap((item) => paragraphDocx(page, item, {}, false, style));
      return cellDocx(inside.length > 0 ? inside : [new Paragraph({})], {
        columnSpan: columns,
        rowSpan: rows,
      });
    });
    return children.length > 0 ? [new TableRow({ children })] : [];
  });
  const outside = paragraphs
    .filter(({ look }) => !look?.cell)
    .flatMap((paragraph) => paragraphDocx(page, paragraph));
  return [...outside, ...(rows.flat().length > 0 ? [tableOf(rows.flat()), new Paragraph({})] : [])];
}

/** A paragraph in one language or both, or a picture. */
function paragraphDocx(
  page: Page,
  one: BookParagraph,
  options: Partial<IParagraphOptions> = {},
  isLast = false,
  style: IRunOptions = {},
): Paragraph[] {
  const shown = pictureDocx(page, one);
  if (shown) return [shown];
  const { source, translation, look } = one;
  if (page.book.layout === 'translation') return [block(page, translation, look, { style, options })];
  return [
    block(page, source, look, { style: { ...style, color: PALE }, keepNext: true }),
    block(page, translation, look, { style, options: isLast ? options : {} }),
  ];
}

/** The picture that stands alone, in the middle. */
function pictureDocx(page: Page, { picture, source, translation }: BookParagraph): Paragraph | undefined {
  const shown = picture === undefined ? undefined : page.book.pictures.get(picture);
  if (!shown) return undefined;
  const image = imageDocx(page, shown, translation ?? source, PICTURE_BOX);
  return new Paragraph({ alignment: AlignmentType.CENTER, children: [image] });
}

const IMAGE_TYPES = { jpeg: 'jpg', png: 'png', gif: 'gif' } as const;

function imageDocx(
  { count }: Page,
  picture: Picture,
  alt: Side | null | undefined,
  box: { width: number; height: number },
): ImageRun {
  const { name } = picture;
  const altText = { id: `${++count.pictures}`, name, title: name, description: alt?.text ?? '' };
  return new ImageRun({
    type: IMAGE_TYPES[picture.type],
    data: picture.bytes,
    transformation: fitted(picture, box),
    altText,
  });
}

type BlockOptions = { style?: IRunOptions; keepNext?: boolean; options?: Partial<IParagraphOptions> };

/** A paragraph in its language; the next one stays on its page if `keepNext`. */
function block(
  page: Page,
  side: Side | null,
  look: TextLook | undefined,
  { style = {}, keepNext = false, options = {} }: BlockOptions = {},
): Paragraph {
  const { book } = page;
  const styled = look?.kind === 'heading' ? undefined : blockStyleOf(look);
  const set: Partial<IParagraphOptions> = {
    ...(styled && { style: `Dragoman${styled}` }),
    ...(look?.kind === 'heading' && { heading: HeadingLevel.HEADING_2 }),
    ...options,
  };
  if (side === null)
    return new Paragraph({ ...set, children: [new TextRun({ text: '—', color: PALE })], keepNext });
  const isUntranslated = side.isSource && book.layout === 'translation';
  const shown = { ...style, ...(isUntranslated && { color: PALE }) };
  return new Paragraph({
    ...set,
    ...inLanguage(side.text, langOfSide(book, side), shown, { page, look }),
    keepNext: keepNext || look?.kind === 'heading',
  });
}

type Context = { readonly page: Page; readonly look: TextLook | undefined };

/** A paragraph's text in its language, and the direction that follows from it (languages.10). */
function inLanguage(text: string, lang: string, style: IRunOptions, context?: Context) {
  const bidirectional = directionOf(lang) === 'rtl';
  const language = bidirectional ? { bidirectional: lang } : { value: lang };
  return { children: runs(text, { ...style, language }, lang, context), bidirectional };
}

/** The runs of a text. In one from right to left, what programs read stays from left to right (languages.10). */
function runs(text: string, style: IRunOptions = {}, lang = '', context?: Context): ParagraphChild[] {
  const isFromRight = directionOf(lang) === 'rtl';
  return styledRuns(text, context?.look).flatMap((run): ParagraphChild[] => {
    if (run.kind === 'break') return [new TextRun({ break: 1 })];
    if (run.kind === 'note') {
      const { footnotes, referred } = context?.page ?? {};
      const isNew = footnotes?.has(run.note) && !referred?.has(run.note);
      referred?.add(run.note);
      return [
        isNew ? new FootnoteReferenceRun(run.note) : new TextRun({ text: `${run.note}`, superScript: true }),
      ];
    }
    if (run.kind === 'picture') {
      const picture = context?.page.book.pictures.get(run.picture);
      if (!context || !picture) return [];
      return [imageDocx(context.page, picture, context.page.book.alts.get(run.picture), INLINE_BOX)];
    }
    const of: IRunOptions = { ...style, ...Object.assign({}, ...run.styles.map((one) => RUN_STYLES[one])) };
    if (!isFromRight) return [new TextRun({ ...of, text: run.text })];
    return partsByCode(run.text).map(
      (part) => new TextRun({ ...of, text: part.text, rightToLeft: !part.isCode }),
    );
  });
}
