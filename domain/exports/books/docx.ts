import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  HeadingLevel,
  ImageRun,
  type IRunOptions,
  LineRuleType,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { partsByCode } from '../../checks/code-in-text.ts';
import { type Style, styledRuns } from '../../formats/marks/styled-runs.ts';
import { directionOf } from '../../languages/direction.ts';
import { translatedTitle } from '../../sections/section-titles.ts';
import type { Book, Chapter, Cover, Side } from './book.ts';
import { creditLines } from './credits.ts';
import { langOfSide } from './xhtml.ts';

const RUN_STYLES: Readonly<Record<Style, IRunOptions>> = {
  b: { bold: true },
  i: { italics: true },
  u: { underline: {} },
  s: { strike: true },
  sup: { superScript: true },
  sub: { subScript: true },
  code: { font: 'Courier New' },
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
export async function bookDocx(book: Book): Promise<Uint8Array<ArrayBuffer>> {
  const { title, description, chapters, words, address, cover, work } = book;
  const people = creditLines(book);
  const children: FileChild[] = [
    ...(cover ? [coverDocx(cover, title)] : []),
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, pageBreakBefore: cover !== null }),
    ...(work.author === '' ? [] : [new Paragraph({ text: work.author })]),
    ...(description === '' ? [] : [new Paragraph({ children: runs(description) })]),
    ...chapters.flatMap((chapter) => chapterDocx(book, chapter)),
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
        heading1: { run: { size: 32, bold: true, color: '000000' }, paragraph: { spacing: { after: 200 } } },
      },
    },
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

function chapterDocx(book: Book, { title, paragraphs }: Chapter): FileChild[] {
  const isBoth = book.layout !== 'translation' && title !== null && title.translated_name !== null;
  const headings = title ? [translatedTitle(title), ...(isBoth ? [title.name] : [])] : [];
  const heading = headings.map(
    (text, at) =>
      new Paragraph({
        ...(at === 0 ? { heading: HeadingLevel.HEADING_1, pageBreakBefore: true } : {}),
        ...inLanguage(
          text,
          at === 0 && title?.translated_name !== null ? book.target_lang : book.source_lang,
          at === 0 ? {} : { color: PALE },
        ),
        keepNext: true,
      }),
  );
  if (book.layout === 'columns') {
    if (paragraphs.length === 0) return heading;
    const cell = (side: Side | null) =>
      new TableCell({
        children: [block(book, side)],
        width: { size: 50, type: WidthType.PERCENTAGE },
        margins: { top: 60, bottom: 60, left: 120, right: 120 },
      });
    const heads = [book.words.source, book.words.target].map(
      (text) =>
        new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: true })] })] }),
    );
    const rows = paragraphs.map(
      ({ source, translation }) => new TableRow({ children: [cell(source), cell(translation)] }),
    );
    const table = new Table({
      rows: [new TableRow({ tableHeader: true, children: heads }), ...rows],
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: BORDERS,
    });
    return [...heading, table];
  }
  return [
    ...heading,
    ...paragraphs.flatMap(({ source, translation }) =>
      book.layout === 'translation'
        ? [block(book, translation)]
        : [block(book, source, { color: PALE }, true), block(book, translation)],
    ),
  ];
}

/** A paragraph in its language; the next one stays on its page if `keepNext`. */
function block(book: Book, side: Side | null, style: IRunOptions = {}, keepNext = false): Paragraph {
  if (side === null) return new Paragraph({ children: [new TextRun({ text: '—', color: PALE })], keepNext });
  const isUntranslated = side.isSource && book.layout === 'translation';
  return new Paragraph({
    ...inLanguage(side.text, langOfSide(book, side), { ...style, ...(isUntranslated && { color: PALE }) }),
    keepNext,
  });
}

/** A paragraph's text in its language, and the direction that follows from it (languages.10). */
function inLanguage(text: string, lang: string, style: IRunOptions) {
  const bidirectional = directionOf(lang) === 'rtl';
  const language = bidirectional ? { bidirectional: lang } : { value: lang };
  return { children: runs(text, { ...style, language }, lang), bidirectional };
}

/** The runs of a text. In one from right to left, what programs read stays from left to right (languages.10). */
function runs(text: string, style: IRunOptions = {}, lang = ''): TextRun[] {
  const isFromRight = directionOf(lang) === 'rtl';
  return styledRuns(text).flatMap((run) => {
    if (run.kind === 'break') return [new TextRun({ break: 1 })];
    const of: IRunOptions = { ...style, ...Object.assign({}, ...run.styles.map((one) => RUN_STYLES[one])) };
    if (!isFromRight) return [new TextRun({ ...of, text: run.text })];
    return partsByCode(run.text).map(
      (part) => new TextRun({ ...of, text: part.text, rightToLeft: !part.isCode }),
    );
  });
}
