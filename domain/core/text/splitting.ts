import { isBlank } from './text.ts';

/** How a text section was split. It is stored so that exports can put the blank lines back (exports.6). */
export const SPLITTINGS = ['lines', 'paragraphs'] as const;

export type Splitting = (typeof SPLITTINGS)[number];

/** A piece of pasted text and the line on which it begins, from 1. */
export type TextLine = { readonly text: string; readonly line: number };

/** Splits a text into its lines, trimmed and without empty ones (imports.8). */
export function splitLines(content: string): TextLine[] {
  const pieces: TextLine[] = [];
  for (const [index, line] of linesOf(content).entries()) {
    if (!isBlank(line)) pieces.push({ text: line.trim(), line: index + 1 });
  }
  return pieces;
}

/** Splits a text into paragraphs, which blank lines separate; line breaks within one become spaces (imports.9). */
export function splitParagraphs(content: string): TextLine[] {
  const pieces: TextLine[] = [];
  let open: { lines: string[]; line: number } | undefined;
  for (const [index, line] of [...linesOf(content), ''].entries()) {
    if (!isBlank(line)) {
      open ??= { lines: [], line: index + 1 };
      open.lines.push(line.trim());
    } else if (open) {
      pieces.push({ text: open.lines.join(' '), line: open.line });
      open = undefined;
    }
  }
  return pieces;
}

/** All ways to split a text. */
export const SPLITTERS = {
  lines: splitLines,
  paragraphs: splitParagraphs,
} as const satisfies Record<Splitting, (content: string) => TextLine[]>;

/** The lines of a text, ended by LF, CRLF or CR; a BOM is skipped. */
export function linesOf(content: string): string[] {
  return content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}
