import {
  Document,
  LineRuleType,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { directionOf } from '../../../core/languages/direction.ts';
import type { ProjectLanguages } from '../../../core/languages/project-languages.ts';
import { type FormRow, formRows } from '../../../formats/proofreading/form-rows.ts';
import {
  asInDocument,
  hashOfText,
  spellFileMark,
  spellRowMark,
} from '../../../formats/proofreading/row-mark.ts';
import { partsByCode } from '../../../texts/placeholders/code-in-text.ts';
import { type Titled, translatedTitle } from '../../../texts/sections/section-titles.ts';
import type { BookWords } from './book.ts';
import { BORDERS, withoutClock } from './docx.ts';
import { escapeText } from './xhtml.ts';

/** A section with its strings and the translations that are exported, null where there is none. */
export type ProofreadSection = {
  readonly section: Titled;
  readonly rows: readonly {
    readonly id: number;
    readonly text: string;
    readonly translation: string | null;
  }[];
};

/** What a document for proofreading is made of. */
export type ProofreadDocument = ProjectLanguages & {
  readonly project: number;
  readonly title: string;
  readonly words: Pick<BookWords, 'source' | 'target' | 'proofreading'>;
  readonly madeAt: number;
  readonly sections: readonly ProofreadSection[];
};

/** The columns, in twentieths of a point, of a page of A4 across. */
const WIDTHS = [1138, 6850, 6850] as const;
const WIDTH = WIDTHS.reduce((sum: number, width) => sum + width, 0);
const PALE = '808080';
/** Stands for the rows, for which the library would take a hundred times as long. */
const ROWS = 'rows of strings';

/**
 * A Word document with a table of strings, which comes back with its translations changed (exports.38). Texts are
 * printed as they are, with all marks. A hidden text in the first cell of each row says which string it is.
 */
export async function proofreadingDocx(document: ProofreadDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, words, madeAt, target_lang, project, sections } = document;
  const [first, ...others] = sections;
  const named = first && others.length === 0 ? `${title}. ${translatedTitle(first.section)}` : title;
  const rows: string[] = [];
  let amount = 0;
  for (const { section, rows: strings } of sections) {
    if (others.length > 0) rows.push(headingRow(translatedTitle(section)));
    for (const [nth, { id, text, translation }] of strings.entries()) {
      for (const shown of formRows(text, translation, target_lang)) {
        rows.push(stringRow(document, { id, number: nth + 1, ...shown }));
        amount++;
      }
    }
  }
  const hidden = { vanish: true, size: 2, color: 'FFFFFF', noProof: true } as const;
  const head = [
    [
      new TextRun({ text: '№', bold: true }),
      new TextRun({ text: spellFileMark({ project, rows: amount }), ...hidden }),
    ],
    [new TextRun({ text: words.source, bold: true })],
    [new TextRun({ text: words.target, bold: true })],
  ];
  const file = new Document({
    title: named,
    creator: 'Dragoman',
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: 21, language: { value: target_lang } },
          paragraph: { spacing: { line: 264, lineRule: LineRuleType.AUTO } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838, orientation: PageOrientation.LANDSCAPE },
            margin: { top: 850, bottom: 850, left: 1000, right: 1000 },
          },
        },
        children: [
          new Paragraph({
            children: [new TextRun({ text: asInDocument(named), bold: true, size: 28 })],
            spacing: { after: 80 },
          }),
          new Paragraph({
            children: [new TextRun({ text: words.proofreading, color: PALE, size: 18 })],
            spacing: { after: 200 },
          }),
          new Table({
            rows: [
              new TableRow({
                tableHeader: true,
                cantSplit: true,
                children: head.map((children) => new TableCell({ children: [new Paragraph({ children })] })),
              }),
              new TableRow({ children: [new TableCell({ children: [new Paragraph({ text: ROWS })] })] }),
            ],
            columnWidths: [...WIDTHS],
            width: { size: WIDTH, type: WidthType.DXA },
            margins: { top: 50, bottom: 50, left: 100, right: 100 },
            layout: TableLayoutType.FIXED,
            borders: { ...BORDERS, insideVertical: BORDERS.insideHorizontal },
          }),
        ],
      },
    ],
  });
  const printed = new Uint8Array(await Packer.toArrayBuffer(file));
  return withoutClock(printed, madeAt, (main) => {
    const offset = main.indexOf(ROWS);
    const [from, to] = [
      main.lastIndexOf('<w:tr>', offset),
      main.indexOf('</w:tr>', offset) + '</w:tr>'.length,
    ];
    if (offset < 0 || from < 0) throw new Error('the library writes rows in another way');
    return main.slice(0, from) + rows.join('') + main.slice(to);
  });
}

type Row = FormRow & { readonly id: number; readonly number: number };

/** A row with a string, or a form of a plural. */
function stringRow({ project, source_lang, target_lang }: ProofreadDocument, row: Row): string {
  const { id: string, number, form, source, translation } = row;
  const mark = { project, string, form, source: hashOfText(source), translation: hashOfText(translation) };
  const numbered = [
    run(
      `${number}${form === '' ? '' : ` ${form}`}`,
      `<w:noProof/><w:color w:val="${PALE}"/><w:sz w:val="18"/>`,
    ),
    run(spellRowMark(mark), '<w:noProof/><w:vanish/><w:color w:val="FFFFFF"/><w:sz w:val="2"/>'),
  ];
  const cells = [
    `<w:p>${numbered.join('')}</w:p>`,
    paragraph(source, source_lang),
    paragraph(translation, target_lang),
  ];
  return `<w:tr>${cells.map((cell, index) => `<w:tc><w:tcPr><w:tcW w:w="${WIDTHS[index]}" w:type="dxa"/></w:tcPr>${cell}</w:tc>`).join('')}</w:tr>`;
}

const headingRow = (title: string): string =>
  `<w:tr><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:tcW w:w="${WIDTH}" w:type="dxa"/><w:gridSpan w:val="${WIDTHS.length}"/><w:shd w:val="clear" w:color="auto" w:fill="EEEEEE"/></w:tcPr><w:p><w:pPr><w:keepNext/></w:pPr>${run(title, '<w:b/>')}</w:p></w:tc></w:tr>`;

/** A text as it is, in its language and the direction that follows from it (languages.10). */
function paragraph(text: string, lang: string): string {
  if (directionOf(lang) !== 'rtl') return `<w:p>${run(text, `<w:lang w:val="${escapeText(lang)}"/>`)}</w:p>`;
  const runs = partsByCode(text).map((part) =>
    run(part.text, `${part.isCode ? '' : '<w:rtl/>'}<w:lang w:bidi="${escapeText(lang)}"/>`),
  );
  return `<w:p><w:pPr><w:bidi/></w:pPr>${runs.join('')}</w:p>`;
}

const ELEMENTS: Readonly<Record<string, string>> = { '\n': '<w:br/>', '\t': '<w:tab/>' };

/** A run of these words, with elements for line breaks and tabs. */
function run(text: string, properties: string): string {
  const pieces = asInDocument(text)
    .split(/(\n|\t)/)
    .filter((piece) => piece !== '')
    .map((piece) => ELEMENTS[piece] ?? `<w:t xml:space="preserve">${escapeText(piece)}</w:t>`);
  return `<w:r><w:rPr>${properties}</w:rPr>${pieces.join('')}</w:r>`;
}
