import { otherForm } from '../../core/plurals/forms.ts';
import { unpairedPlaceholders } from './placeholders.ts';
import type { FormatOfText } from './placeholders-of-format.ts';

// Apart from the placeholders themselves, because pages compare texts before the rules of plurals are loaded.

/** How many placeholders and tags a translation lacks or adds; of plurals the last form is compared. */
export function unpairedAmount(source: string, translation: string, writing: FormatOfText): number {
  const { lacks, adds } = unpairedPlaceholders(otherForm(source), otherForm(translation), writing);
  return lacks.length + adds.length;
}

/** Whether a new translation lacks or adds placeholders or tags of its source that the former one had in order (find.10). */
export const breaksPlaceholders = (
  source: string,
  former: string,
  translation: string,
  writing: FormatOfText,
): boolean => unpairedAmount(source, translation, writing) > unpairedAmount(source, former, writing);
