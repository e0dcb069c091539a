import { missingForms } from '#domain/core/plurals/forms.ts';
import type { LoadedProject, LoadedString } from '../../core/guards/queries.ts';
import { invalid } from '../../platform/http/failures.ts';

/** Throws if a text that isn't initial lacks forms of a plural (plurals.5). */
export function requireForms(
  { target_lang }: Pick<LoadedProject, 'target_lang'>,
  { plural }: Pick<LoadedString, 'plural'>,
  text: string,
): void {
  if (plural !== null && missingForms(plural, text, target_lang).length > 0) throw invalid('text', 'forms');
}
