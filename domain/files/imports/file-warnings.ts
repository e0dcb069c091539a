import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import type { DecodingDoubts } from '../../formats/encodings.ts';
import { type FileLanguages, otherLanguages } from '../../formats/model/file-languages.ts';

/** What is doubtful about a whole file, said at a line of it. */
export type FileWarning = {
  readonly line: number;
  readonly kind: 'sourceLanguage' | 'targetLanguage' | 'encodingGuess' | 'lostBytes';
};

/** Warnings of a file whose header names other languages than the project's (imports.49). */
export function languageWarnings(
  languages: FileLanguages | undefined,
  { source_lang: source, target_lang: target }: ProjectLanguages,
): FileWarning[] {
  const others = languages && otherLanguages(languages, { source, target });
  return [
    ...(others?.source ? [{ line: 1, kind: 'sourceLanguage' as const }] : []),
    ...(others?.target ? [{ line: 1, kind: 'targetLanguage' as const }] : []),
  ];
}

/**
 * The warnings of a file: that its encoding is a guess, at the first line with a letter beyond ASCII (imports.58), and
 * that it has bytes that its encoding doesn't have, at the first such line.
 */
export function encodingWarnings({
  text,
  isGuess,
  hasLost,
}: { readonly text: string } & DecodingDoubts): FileWarning[] {
  const at = (letter: RegExp) => text.slice(0, text.search(letter)).split(/\r\n|\n|\r/).length;
  return [
    ...(isGuess ? [{ line: at(/[^\0-\x7f]/), kind: 'encodingGuess' as const }] : []),
    ...(hasLost ? [{ line: at(/\ufffd/), kind: 'lostBytes' as const }] : []),
  ];
}
