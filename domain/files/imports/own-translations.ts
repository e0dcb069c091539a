import { hasCapability, sharedFamilyOf } from '../../formats/model/format.ts';
import type { TableChoice } from '../../formats/model/table-choice.ts';
import { parseTranslations } from './import-translations.ts';
import type { ParsedSource } from './parsed-source.ts';
import type { FormsDoubt, PairStatus, TranslationPair } from './translation-pairs.ts';

/** The outcomes for a translation that a source file contains. */
export type OwnStatus = Exclude<PairStatus, 'unknown' | 'empty' | 'unchanged' | 'cleared' | 'brokenForm'>;

const OWN_STATUSES = ['new', 'same', 'identical', 'tooLong', 'illegal'] as const satisfies OwnStatus[];
const isOwn = (status: PairStatus): status is OwnStatus => OWN_STATUSES.some((known) => known === status);

/** A translation in a source file for its own string `at`, from 0 (imports.45). */
export type OwnTranslation = Pick<TranslationPair, 'line' | 'text'> & {
  readonly at: number;
  readonly status: OwnStatus;
  /** Whether the file marks it as unfinished. */
  readonly isDraft: boolean;
  /** Whether the file says that it is approved. */
  readonly isApproved?: boolean;
  /** Why it is initial though the file doesn't say so (plurals.6, plurals.8). */
  readonly formsDoubt?: FormsDoubt;
};

/** How a source file is read for its translations: an item without one is skipped. */
export const OWN_OPTIONS = { splitting: null, escapesBreaks: false, isSource: true } as const;

/** The translations into a language in a source file of its own strings, if its format has any. */
export function ownTranslations(
  { readAs, strings }: Pick<ParsedSource, 'readAs' | 'strings'>,
  content: string,
  language: string,
  table?: TableChoice,
): OwnTranslation[] {
  if (!hasCapability(readAs, 'targets')) return [];
  const targets = strings.map((string, id) => ({ ...string, id, translations: [] }));
  const options = { ...OWN_OPTIONS, language, loadsSame: false, table };
  const { pairs } = parseTranslations(sharedFamilyOf(readAs), content, targets, options);
  return pairs.flatMap(({ string, line, text, status, isDraft = false, isApproved, formsDoubt }) =>
    string && isOwn(status)
      ? [
          {
            ...{ at: string.id, line, text, status, isDraft: isDraft || formsDoubt !== undefined },
            ...(isApproved && { isApproved }),
            ...(formsDoubt && { formsDoubt }),
          },
        ]
      : [],
  );
}
