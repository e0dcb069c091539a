import { hasCapability, sharedFamilyOf } from '../formats/model/format.ts';
import type { ParsedSource } from './import-source.ts';
import { type PairStatus, parseTranslations, type TranslationPair } from './import-translations.ts';

/** What may become of a translation that a source file brings with it. */
export type OwnStatus = Exclude<PairStatus, 'unknown' | 'empty'>;

/** A translation that a source file has for its own string `at`, counted from 0 (imports.45). */
export type OwnTranslation = Pick<TranslationPair, 'line' | 'text'> & {
  readonly at: number;
  readonly status: OwnStatus;
  /** Whether the file says that it is not sure. */
  readonly isDraft: boolean;
};

/** How the file of a source is read for its translations: an item that has none says nothing. */
export const OWN_OPTIONS = { splitting: null, escapesBreaks: false, isSource: true } as const;

/** The translations that a source file has for its own strings, if its format has any. */
export function ownTranslations(
  { readAs, strings }: Pick<ParsedSource, 'readAs' | 'strings'>,
  content: string,
): OwnTranslation[] {
  if (!hasCapability(readAs, 'targets')) return [];
  const targets = strings.map((string, id) => ({ ...string, id, translations: [] }));
  const options = { ...OWN_OPTIONS, loadsSame: false };
  const { pairs } = parseTranslations(sharedFamilyOf(readAs), content, targets, options);
  return pairs.flatMap(({ string, line, text, status, isDraft = false }) =>
    string && status !== 'unknown' && status !== 'empty'
      ? [{ at: string.id, line, text, status, isDraft }]
      : [],
  );
}
