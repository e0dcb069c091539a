import { type Format, hasCapability } from '../../formats/model/format.ts';

/** A string, as far as it decides whether it can be split or merged. */
type Whole = { readonly key: string };

/**
 * Why a string can't be split or merged, whatever its text (splits.3): a key names one text, and files of some formats take a string
 * as a whole.
 */
export function whyNotInParts({ key }: Whole, format: Format): 'keyed' | 'wholeFormat' | undefined {
  if (key !== '') return 'keyed';
  return hasCapability(format, 'parts') ? undefined : 'wholeFormat';
}
