import { categoriesOf } from '../../core/plurals/forms.ts';
import { pluralOf } from '../../core/plurals/plural.ts';

/** What a row of a document for proofreading shows of a string: all of it, or a form of a plural. */
export type FormRow = { readonly form: string; readonly source: string; readonly translation: string };

/** The forms of a translation of a plural; one that isn't a plural has one form, for `other` (plurals.4). */
export const formsOf = (translation: string | null): ReadonlyMap<string, string> =>
  translation === null ? new Map() : (pluralOf(translation)?.forms ?? new Map([['other', translation]]));

/**
 * The rows of a string with its translation: a plural has one for each form that its language needs or its translation has
 * (exports.38).
 */
export function formRows(source: string, translation: string | null, language: string): FormRow[] {
  const plural = pluralOf(source);
  if (!plural) return [{ form: '', source, translation: translation ?? '' }];
  const forms = formsOf(translation);
  const needed = categoriesOf(language, plural.kind).filter(({ isNeeded }) => isNeeded);
  const names = new Set([...needed.map(({ category }) => category), ...forms.keys()]);
  return [...names].map((form) => ({
    form,
    source: plural.forms.get(form) ?? plural.forms.get('other') ?? '',
    translation: forms.get(form) ?? '',
  }));
}
