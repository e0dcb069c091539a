import type { EditorRow } from '#contract/editor.ts';
import { type StringState, stateOf } from '#domain/texts/strings.ts';
import { APPROVED, REGULAR } from '#domain/translations/translations.ts';

/** How far the string of a row is, by its translations. */
export function stateOfRow({ translations }: Pick<EditorRow, 'translations'>): StringState {
  return stateOf({
    translations_amount: translations.length,
    regular_amount: translations.filter(({ status }) => status === REGULAR).length,
    approved: translations.some(({ status }) => status === APPROVED),
  });
}
