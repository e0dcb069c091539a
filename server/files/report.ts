import type { LineKind } from '#contract/files.ts';
import type { DecodingDoubts } from '#domain/formats/encodings.ts';
import { type FileLanguages, otherLanguages } from '#domain/formats/model/file-languages.ts';
import { CAPS } from '#domain/limits.ts';

/** What a report says of a line. */
export type Line = { line: number; kind: LineKind; key?: string };

/** A loss is told before what has no string, and that before what a string has already: none crowds out the former. */
const rankOf = ({ kind }: Line): number =>
  kind === 'identical' ? 2 : kind === 'unknown' || kind === 'gone' ? 1 : 0;

/** The part of an import's report about some lines: their number, and the first of them (imports.43). */
export function linesReport(lines: readonly Line[]) {
  const inOrder = lines.toSorted((one, other) => one.line - other.line);
  const first = inOrder.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, CAPS.linesReported);
  const shown = first.toSorted((one, other) => one.line - other.line);
  return {
    total: lines.length,
    lines: shown.map(({ line, kind, key }) => ({ line, kind, ...(key ? { key } : {}) })),
  };
}

/** A report with further lines, which come first. */
export const withLines = (report: ReturnType<typeof linesReport>, lines: readonly Line[]) => ({
  total: report.total + lines.length,
  lines: [...linesReport(lines).lines, ...report.lines].slice(0, CAPS.linesReported),
});

/** Warnings of a file whose header names other languages than the project's (imports.49). */
export function languageWarnings(
  languages: FileLanguages | undefined,
  { source_lang: source, target_lang: target }: { source_lang: string; target_lang: string },
): Line[] {
  const others = languages && otherLanguages(languages, { source, target });
  return [
    ...(others?.source ? [{ line: 1, kind: 'sourceLanguage' as const }] : []),
    ...(others?.target ? [{ line: 1, kind: 'targetLanguage' as const }] : []),
  ];
}

/**
 * The warnings of a file whose encoding is no more than a guess, at its first line with a letter beyond ASCII (imports.58), and of one with bytes
 * that its encoding doesn't have, at the first line with one.
 */
export function encodingWarnings({
  text,
  isGuess,
  hasLost,
}: { readonly text: string } & DecodingDoubts): Line[] {
  const at = (letter: RegExp) => text.slice(0, text.search(letter)).split(/\r\n|\n|\r/).length;
  return [
    ...(isGuess ? [{ line: at(/[^\0-\x7f]/), kind: 'encodingGuess' as const }] : []),
    ...(hasLost ? [{ line: at(/\ufffd/), kind: 'lostBytes' as const }] : []),
  ];
}

export const NO_LINES = { total: 0, lines: [] };
