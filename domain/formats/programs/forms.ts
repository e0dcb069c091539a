import { CATEGORIES, type Category } from '../../core/plurals/categories.ts';
import { categoriesOf } from '../../core/plurals/forms.ts';
import { formOfText, type PluralKind, pluralOf, pluralText, textOfForm } from '../../core/plurals/plural.ts';

/** Whether a name is that of a category. */
export const isCategory = (name: string): name is Category =>
  CATEGORIES.some((category) => category === name);

/** The plural of texts that a file has for categories; empty if it has none. The last one stands in for a missing `other`. */
export function pluralOfForms(
  texts: Iterable<readonly [Category, string]>,
  kind: PluralKind = 'cardinal',
): string {
  const forms = new Map<string, string>();
  for (const [category, text] of texts) if (text !== '') forms.set(category, formOfText(text));
  if (forms.size === 0) return '';
  const last = CATEGORIES.findLast((category) => forms.has(category));
  if (!forms.has('other')) forms.set('other', forms.get(last ?? 'other') ?? '');
  return pluralText({ argument: 'n', kind, offset: 0, forms });
}

/**
 * The texts of a plural for a file with a form for each category: the categories that the language needs, `other`, and
 * those that the text has though the language lacks them (programs.4). An empty language is that of the source. A text
 * that is no plural is used for each category; in the source for those that it `had`.
 */
export function formsFor(
  text: string,
  language: string,
  { kind = 'cardinal', had = [] }: { readonly kind?: PluralKind; readonly had?: readonly Category[] } = {},
): ReadonlyMap<Category, string> {
  const forms = pluralOf(text)?.forms;
  const formOf = (category: Category) =>
    forms ? textOfForm(forms.get(category) ?? forms.get('other') ?? '') : text;
  const ofLanguage = language === '' ? [] : categoriesOf(language, kind);
  const needed = ofLanguage.flatMap(({ category, isNeeded }) => (isNeeded ? [category] : []));
  const isOfLanguage = (name: string) => ofLanguage.some(({ category }) => category === name);
  const own = forms ? [...forms.keys()] : had.filter((name) => language === '' || isOfLanguage(name));
  const selectors = new Set<string>(['other', ...needed, ...own]);
  return new Map(
    CATEGORIES.filter((category) => selectors.has(category)).map((category) => [category, formOf(category)]),
  );
}
