import { linesOf, SPLITTERS, type Splitting } from '../texts/splitting.ts';
import { isBlank } from '../texts/text.ts';
import {
  type ExportedRow,
  type ExportOptions,
  exportedText,
  type FileFormat,
  SOURCE_OPTIONS,
} from './model/file-format.ts';
import { type ImportedString, PLAIN_STRING, parseResult } from './model/reading.ts';

/**
 * Reads line n as the translation of string n, so there must be as many lines as strings (imports.28); one final line
 * break adds no line.
 */
const readTranslations: FileFormat['readTranslations'] = (content, strings, { escapesBreaks, splitting }) => {
  const amount = strings.length;
  const lines = content === '' ? [] : linesOf(content);
  if (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const isSpread = splitting === 'paragraphs' && lines.length !== amount && isSpreadOver(lines, amount);
  if (!isSpread && lines.length !== amount) {
    const problem = { kind: 'wrongAmount', lines: lines.length, strings: amount } as const;
    return { pieces: [], problems: [problem], by: 'line' };
  }
  const step = isSpread ? 2 : 1;
  const pieces = Array.from({ length: amount }, (_, at) => {
    const line = lines[at * step] ?? '';
    return { line: at * step + 1, at, text: escapesBreaks ? unescaped(line) : line };
  });
  return { pieces, problems: [], by: 'line' };
};

/** Whether every second line is blank, as in exported paragraphs (imports.28). */
function isSpreadOver(lines: readonly string[], amount: number): boolean {
  return lines.length === amount * 2 - 1 && lines.every((line, at) => at % 2 === 0 || isBlank(line));
}

/** Undoes the escapes of an export (imports.28); a backslash before another character stays. */
function unescaped(line: string): string {
  return line.replace(/\\([\\nr])/g, (_, letter: string) => MEANT[letter] ?? letter);
}

const MEANT: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r' };

function printText(
  rows: readonly ExportedRow[],
  options: ExportOptions,
  splitting: Splitting | null,
): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => oneLine(exportedText(row, options), options.escapesBreaks));
  return `${lines.join(splitting === 'paragraphs' ? '\n\n' : '\n')}\n`;
}

function oneLine(text: string, escapesBreaks: boolean): string {
  if (!escapesBreaks) return text.replace(/\r\n|\n|\r/g, ' ');
  return text.replace(/[\\\n\r]/g, (found) => ESCAPES[found] ?? found);
}

/** A plain text as it is kept: each string behind the other, ended by the line break that it has in the file; between paragraphs that of a blank line. */
export function keptText(content: string, strings: readonly ImportedString[], splitting: Splitting): string {
  const breaks = content.match(/\r\n|\n|\r/g) ?? ['\n'];
  const after = (line: number) => breaks[line - 1] ?? breaks.at(-1);
  const kept = strings.map(({ text, line }, nth) => {
    const next = splitting === 'paragraphs' ? strings[nth + 1] : undefined;
    return `${text}${after(line)}${next ? after(next.line - 1) : ''}`;
  });
  return `${content.startsWith('\uFEFF') ? '\uFEFF' : ''}${kept.join('')}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** Plain text: a string for each line, or for each paragraph (imports.8, imports.9). */
export const TEXT = {
  read: (content, { splitting }) =>
    parseResult(
      'text',
      SPLITTERS[splitting](content).map((piece) => ({ ...PLAIN_STRING, ...piece })),
    ),
  readTranslations,
  print: ({ splitting }, rows, options) => {
    const kept =
      options.untranslated === 'skip' ? rows.filter(({ translation }) => translation !== null) : rows;
    return printText(kept, options, splitting);
  },
  printSource: ({ splitting }, rows) => printText(rows, SOURCE_OPTIONS, splitting),
  empty: { header: '', footer: '' },
} satisfies FileFormat;
