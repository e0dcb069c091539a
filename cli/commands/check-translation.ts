import { differencesOf } from '#domain/checks/differences.ts';
import { formatOf } from '#domain/formats/detect.ts';
import { type Format, sharedFamilyOf } from '#domain/formats/model/format.ts';
import {
  detectTranslationsType,
  parseTranslations,
  type TranslationPair,
} from '#domain/imports/import-translations.ts';
import { missingForms } from '#domain/plurals/forms.ts';
import { pluralOf } from '#domain/plurals/plural.ts';
import { lineWords } from '../client/failure.ts';
import { PROBLEMS } from '../client/problem-words.ts';
import type { SourceFile } from '../paths/source-files.ts';
import { type CheckedSource, decoded, notPlainLine } from './check-source.ts';
import { tableChoice } from './export-query.ts';
import type { Line } from './file-outcome.ts';

type Checked = { readonly errors: readonly Line[]; readonly warnings: readonly Line[] };

/** Compares the file of a language with its source: what can't be imported, lost placeholders, missing forms (command-line.18). */
export function checkTranslation(
  source: SourceFile,
  { strings, splitting }: CheckedSource,
  { path, lang, bytes }: { path: string; lang: string; bytes: Uint8Array },
): Checked {
  const { set } = source;
  const file = decoded(path, bytes, { encoding: set.encoding, isPlain: set.format !== undefined });
  if ('error' in file) return { errors: [file.error], warnings: [] };
  const format = set.format ?? formatOf(file.text, path);
  const type = set.format ? sharedFamilyOf(set.format) : detectTranslationsType(file.text, path);
  const language = lang.replaceAll('_', '-');
  const {
    pairs,
    problems,
    notPlain = [],
  } = parseTranslations(type, file.text, strings, {
    language,
    splitting,
    escapesBreaks: set.escapeBreaks,
    loadsSame: true,
    table: tableChoice(source),
  });
  const errors: Line[] = problems.map((problem) => ({
    line: 'line' in problem ? problem.line : undefined,
    message: PROBLEMS[problem.kind],
  }));
  const warnings: Line[] = notPlain.map(notPlainLine);
  for (const pair of pairs) {
    const name = pair.key ? `${pair.key}: ` : '';
    const tell = (list: Line[]) => (message: string) =>
      list.push({ line: pair.line, message: name + message });
    for (const message of mistakesIn(pair, language, format)) tell(errors)(message);
    for (const message of oddnessesIn(pair)) tell(warnings)(message);
  }
  return { errors, warnings };
}

function mistakesIn({ status, string, text }: TranslationPair, language: string, format: Format): string[] {
  if (status === 'tooLong') return [lineWords('maxlength')];
  if (status === 'illegal') return [PROBLEMS.illegal];
  if (!string || status === 'empty') return [];
  const forms = missingForms(string.text, text, language);
  if (forms.length > 0) return [`lacks the plural form${forms.length > 1 ? 's' : ''} ${forms.join(', ')}`];
  // The forms of a plural may leave out what the others have: “one file”.
  if (pluralOf(string.text)) return [];
  return differencesOf(string.text, text, format).flatMap((one) =>
    one.kind === 'lacks' || one.kind === 'adds' ? `${one.kind} ${one.signs.join(' ')}` : [],
  );
}

/** What is no mistake for sure. */
function oddnessesIn({ status, string, text, hasOtherForms }: TranslationPair): string[] {
  if (!string) return ['is not in the source'];
  if (hasOtherForms) return ['has plural forms that are not those of the language'];
  if (status === 'empty' || pluralOf(string.text)) return [];
  return differencesOf(string.text, text).flatMap((one) => {
    if (one.kind === 'breaks') return `has ${one.own} line breaks, the source ${one.source}`;
    return one.kind === 'start' || one.kind === 'end' ? `has other spaces at its ${one.kind}` : [];
  });
}
