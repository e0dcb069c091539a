import { isCopiedText } from '#domain/core/plurals/copied-text.ts';
import {
  detectTranslationsType,
  type ParsedTranslations,
  parseTranslations,
  type TranslationsOptions,
} from '#domain/files/imports/import-translations.ts';
import type { TranslationPair } from '#domain/files/imports/translation-pairs.ts';
import { languageCodeOf } from '#domain/formats/model/file-languages.ts';
import { sharedFamilyOf } from '#domain/formats/model/format.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import { explain } from '#domain/texts/checks/explain.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { lineWords } from '../client/failure.ts';
import type { Rule } from '../config/rules.ts';
import { PROBLEMS } from '../output/problem-words.ts';
import type { SourceFile } from '../paths/source-files.ts';
import { type CheckedSource, decodeText } from './check-source.ts';
import { tableChoice } from './export-query.ts';
import { type Finding, findingOf } from './findings.ts';

/** Compares the file of a language with its source: what can't be imported, lost placeholders, missing forms (command-line.18). */
export function checkTranslation(
  source: SourceFile,
  { strings, splitting, format }: CheckedSource,
  {
    path,
    lang,
    bytes,
    placeholderPatterns,
  }: { path: string; lang: string; bytes: Uint8Array } & Pick<CheckContext, 'placeholderPatterns'>,
): Finding[] {
  const { set } = source;
  const file = decodeText(path, bytes, { encoding: set.encoding, isPlain: set.format !== undefined });
  if ('error' in file) return [file.error];
  // Paths may spell a language in their own way: `ca@valencia`.
  const language = languageCodeOf(lang) ?? '';
  const translationFile = { path, text: file.text, language, loadsSame: true };
  const { pairs, problems, notPlain = [] } = readTranslation(source, { strings, splitting }, translationFile);
  return [
    ...file.warnings,
    ...problems.map((problem) =>
      findingOf('unreadable', PROBLEMS[problem.kind], 'line' in problem ? { line: problem.line } : {}),
    ),
    ...notPlain.map((line) => findingOf('left-out', lineWords('notPlain'), line)),
    ...pairs.flatMap((pair) =>
      findMistakes(pair, {
        format,
        flags: strings[pair.string?.id ?? -1]?.flags,
        placeholderPatterns,
        // Nothing says here what it is.
        sourceLanguage: '',
        targetLanguage: language,
      }).map(([rule, message]) =>
        findingOf(rule, message, { line: pair.line, key: pair.key, text: pair.string?.text }),
      ),
    ),
  ];
}

/** The translations of a file for the strings of its source. */
export function readTranslation(
  source: SourceFile,
  { strings, splitting }: Pick<CheckedSource, 'strings' | 'splitting'>,
  {
    path,
    text,
    ...options
  }: Pick<TranslationsOptions, 'language' | 'loadsSame' | 'writtenWith'> & { path: string; text: string },
): ParsedTranslations {
  const { format, escapeBreaks: escapesBreaks } = source.set;
  const type = format ? sharedFamilyOf(format) : detectTranslationsType(text, path);
  return parseTranslations(type, text, strings, {
    ...options,
    splitting,
    escapesBreaks,
    table: tableChoice(source),
  });
}

type RuleMessage = readonly [rule: Rule, message: string];

function findMistakes(pair: TranslationPair, context: CheckContext): RuleMessage[] {
  const { status, string, text, formsDoubt } = pair;
  if (status === 'tooLong') return [['too-long', lineWords('maxlength')]];
  if (status === 'illegal') return [['characters', lineWords('illegal')]];
  if (!string) return [['unknown-key', lineWords('unknown')]];
  const mistakes: RuleMessage[] =
    formsDoubt === 'otherForms' ? [['other-forms', lineWords('otherForms')]] : [];
  // An export writes the source where a translation is missing: that copy is no translation.
  if (status === 'empty' || isCopiedText(text, string.text)) return mistakes;
  const findings = findingsOf(string.text, text, { ...context, maxLength: string.max_length });
  return [...mistakes, ...findings.map((finding): RuleMessage => [finding.check, explain(finding)])];
}
