import { append } from '../core/long-lists.ts';
import { linesOf, SPLITTERS, type Splitting } from '../core/text/splitting.ts';
import { hasControls, isBlank } from '../core/text/text.ts';
import {
  type ExportedFile,
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
  const all = content === '' ? [] : linesOf(content).map((text, nth) => ({ text, line: nth + 1 }));
  const isParted = splitting === 'paragraphs';
  // Lines without a string, which stay in the file, are no translations.
  const lines = all.length > amount ? withoutKept(all, isParted) : all;
  if (lines.length > 0 && lines.at(-1)?.text === '') lines.pop();
  const isSpread = isParted && lines.length !== amount && isSpreadOver(lines, amount);
  if (!isSpread && lines.length !== amount) {
    const problem = { kind: 'wrongAmount', lines: lines.length, strings: amount } as const;
    return { pieces: [], problems: [problem], by: 'line' };
  }
  const pieces = Array.from({ length: amount }, (_, index) => {
    const { text = '', line = 1 } = lines[index * (isSpread ? 2 : 1)] ?? {};
    return { line, at: index, text: escapesBreaks ? unescaped(text) : text };
  });
  return { pieces, problems: [], by: 'line' };
};

type Line = { readonly text: string; readonly line: number };

/** The lines that belong to strings: without those that stay in the file, and without the blank line after each of these (strings.22). */
const withoutKept = (lines: readonly Line[], isParted: boolean): Line[] =>
  lines.filter(
    ({ text }, index) =>
      !hasControls(text) && !(isParted && isBlank(text) && hasControls(lines[index - 1]?.text ?? '')),
  );

/** Whether every second line is blank, as in exported paragraphs (imports.28). */
function isSpreadOver(lines: readonly Line[], amount: number): boolean {
  return (
    lines.length === amount * 2 - 1 && lines.every(({ text }, index) => index % 2 === 0 || isBlank(text))
  );
}

/** Undoes the escapes of an export (imports.28); a backslash before another character stays. */
function unescaped(line: string): string {
  return line.replace(/\\([\\nr])/g, (_, letter: string) => MEANT[letter] ?? letter);
}

const MEANT: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r' };

/** What stays in the file before a string or at the end, for which there are no strings (strings.22). */
const keptIn = (part = ''): string[] => part.split('\n').filter(hasControls);

function printText(
  rows: readonly ExportedRow[],
  options: ExportOptions,
  { splitting, headerAndFooter }: ExportedFile,
): string {
  const lines = rows.flatMap((row) => {
    const skippedLines = keptIn(row.frame?.lead);
    if (options.untranslated === 'skip' && row.translation === null) return skippedLines;
    return [...skippedLines, oneLine(exportedText(row, options), options.escapesBreaks)];
  });
  append(lines, keptIn(headerAndFooter?.footer));
  return lines.length === 0 ? '' : `${lines.join(splitting === 'paragraphs' ? '\n\n' : '\n')}\n`;
}

function oneLine(text: string, escapesBreaks: boolean): string {
  if (!escapesBreaks) return text.replace(/\r\n|\n|\r/g, ' ');
  return text.replace(/[\\\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * A plain text as it is kept: its strings one behind the other, each ended by the line break that it has in the file;
 * paragraphs are separated by the break of a blank line too.
 */
export function keptText(content: string, strings: readonly ImportedString[], splitting: Splitting): string {
  const breaks = content.match(/\r\n|\n|\r/g) ?? ['\n'];
  const after = (line: number) => breaks[line - 1] ?? breaks.at(-1);
  const printed = strings.map(({ text, line }, nth) => {
    const next = splitting === 'paragraphs' ? strings[nth + 1] : undefined;
    return `${text}${after(line)}${next ? after(next.line - 1) : ''}`;
  });
  return `${content.startsWith('\uFEFF') ? '\uFEFF' : ''}${printed.join('')}`;
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
  print: (file, rows, options) => printText(rows, options, file),
  printSource: (file, rows) => printText(rows, SOURCE_OPTIONS, file),
  empty: { header: '', footer: '' },
} satisfies FileFormat;
