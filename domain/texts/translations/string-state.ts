import { type StringState, stringState } from '../../core/text/strings.ts';
import { APPROVED, REGULAR, type TranslationStatus } from './translations.ts';

type Translations = readonly { readonly status: TranslationStatus }[];

/** The state of a string with these translations (strings.20). */
export function stateWith(translations: Translations): StringState {
  return stringState({
    translations_amount: translations.length,
    regular_amount: translations.filter(({ status }) => status === REGULAR).length,
    approved: translations.some(({ status }) => status === APPROVED),
  });
}

/** The counts of strings by their states. */
type Counts = { strings_translated: number; strings_approved: number; strings_initial: number };

/** The progress of a section after the translations of one of its strings have changed (statistics.1). */
export function progressAfter<Progress extends Counts>(
  progress: Progress,
  before: Translations,
  after: Translations,
): Progress {
  const [old, now] = [stateWith(before), stateWith(after)];
  const grown = (state: StringState) => Number(now === state) - Number(old === state);
  return {
    ...progress,
    strings_translated: progress.strings_translated - grown('none'),
    strings_approved: progress.strings_approved + grown('approved'),
    strings_initial: progress.strings_initial + grown('initial'),
  };
}
