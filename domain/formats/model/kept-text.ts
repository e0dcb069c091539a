import { isTooLong } from '../../core/text/may-be-plural.ts';
import { hasControls, isBlank, isStorable } from '../../core/text/text.ts';
import { translationLimit } from '../../core/text/translation-limit.ts';
import type { ExportedRow } from './file-format.ts';

/**
 * Whether the text that a file has stays in it: its string has no translation, and the text could not become one.
 * Either it is too long, or it has characters that can't be stored (exports.30), or its entry was changed or brought
 * back by the template.
 */
export const staysInFile = (own: string, { translation, max_length, isKept }: ExportedRow): boolean =>
  translation === null &&
  !isBlank(own) &&
  (isKept === true || isTooLong(own, translationLimit(max_length)) || !isStorable(own) || hasControls(own));
