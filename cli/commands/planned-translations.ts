import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { isLanguageFile } from '#domain/files/exports/language-file.ts';
import { decodeFile } from '#domain/files/imports/decode-file.ts';
import { encodingWarnings, languageWarnings } from '#domain/files/imports/file-warnings.ts';
import { isOfString, sortedPairs } from '#domain/files/imports/sorted-pairs.ts';
import { formatOf } from '#domain/formats/detect.ts';
import { PROBLEMS, UNREADABLE } from '../output/problem-words.ts';
import type { SourceFile } from '../paths/source-files.ts';
import type { CheckedSource } from './check-source.ts';
import { readTranslation } from './check-translation.ts';
import type { Line, Report } from './file-outcome.ts';

/** What an import says of the translations of a file. */
export type TranslationsReport = {
  readonly translations_added: number;
  readonly translations_edited?: number;
  readonly missing?: number;
  readonly warnings: Report;
  readonly skipped: Report;
  readonly refused: Report;
};

type TranslationFile = {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly source: CheckedSource;
  readonly languages: ProjectLanguages;
};

/**
 * What the service would say of a file of translations once it has the strings of their source, which it lacks: both are read here
 * (command-line.31).
 */
export function planTranslations(
  file: SourceFile,
  { path, bytes, source, languages }: TranslationFile,
): TranslationsReport | { readonly errors: readonly Line[] } {
  const { encoding, format, untranslated } = file.set;
  const { target_lang: language } = languages;
  const decoded = decodeFile(path, bytes, { encoding, language, isPlain: format !== undefined });
  if (!decoded.ok) return { errors: [{ message: UNREADABLE[decoded.kind] }] };
  const options = { path, text: decoded.text, language, loadsSame: true, writtenWith: untranslated };
  const read = readTranslation(file, source, options);
  const errors = read.problems.map((problem) => ({
    line: 'line' in problem ? problem.line : undefined,
    message: PROBLEMS[problem.kind],
  }));
  if (errors.length > 0) return { errors };
  const fileFacts = {
    format: format ?? formatOf(decoded.text, path),
    languages: read.languages,
    isTranslated: read.pairs.some(isOfString),
  };
  const { wanted, leftOut } = sortedPairs(read, {
    stays: isLanguageFile(source, fileFacts, languages),
    strings: source.strings,
  });
  const doubts = wanted.flatMap(({ line, key, formsDoubt: kind }) => (kind ? { line, key, kind } : []));
  const reportOf = (lines: Report['lines']): Report => ({ total: lines.length, lines });
  return {
    translations_added: wanted.length,
    warnings: reportOf([
      ...encodingWarnings(decoded),
      ...languageWarnings(read.languages, languages),
      ...doubts,
    ]),
    skipped: reportOf(leftOut.filter(({ sort }) => sort === 'skipped')),
    refused: reportOf(leftOut.filter(({ sort }) => sort === 'refused')),
  };
}
