import type { KeyedLine, TargetString } from '../../formats/model/translation-reading.ts';
import type { ParsedTranslations } from './import-translations.ts';
import type { TranslationPair } from './translation-pairs.ts';

/**
 * Texts that an import can't take, but that exports of the file still have: such a text stays in its file for as long
 * as its string has no translation (exports.30, imports.61).
 */
export function keptInFile(
  { pairs, notPlain = [] }: Pick<ParsedTranslations, 'pairs' | 'notPlain'>,
  strings: readonly TargetString[],
): { readonly pairs: ReadonlySet<TranslationPair>; readonly notPlain: ReadonlySet<KeyedLine> } {
  const incoming = new Set(pairs.flatMap(({ status, string }) => (status === 'new' && string ? string : [])));
  const isUntranslated = (string: TargetString) => string.translations.length === 0 && !incoming.has(string);
  const keys = new Set(strings.filter(isUntranslated).map(({ key }) => key));
  return {
    pairs: new Set(
      pairs.filter(
        ({ status, string }) =>
          (status === 'tooLong' || status === 'illegal') && string && isUntranslated(string),
      ),
    ),
    notPlain: new Set(notPlain.filter(({ key }) => keys.has(key))),
  };
}
