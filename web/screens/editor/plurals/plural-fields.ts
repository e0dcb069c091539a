import { CATEGORIES } from '#domain/core/plurals/categories.ts';
import type { Plural } from '#domain/core/plurals/plural.ts';
import type { PluralCode } from './use-plurals.ts';

type Forms = ReadonlyMap<string, string>;

/** A field for a form: some numbers that have it, and whether a translation needs it. */
export type FormField = {
  readonly selector: string;
  readonly examples: readonly number[];
  readonly isNeeded: boolean;
};

/** The forms in a translation that is being written. A text that is no plural is the form for `other`. */
export function formsIn(code: PluralCode, text: string): Forms {
  return code.pluralOf(text)?.forms ?? new Map(text === '' ? [] : [['other', text]]);
}

/**
 * The fields of a translation: one for each category of the language, the needed ones first, and one for each single
 * number that has a form in the source or in the translation. Programs may have a form for zero, and files other forms,
 * whatever categories the language has.
 */
export function fieldsOf(code: PluralCode, source: Plural, forms: Forms, lang: string): FormField[] {
  const categories = code.categoriesOf(lang, source.kind);
  const isCategory = (selector: string) => CATEGORIES.some((category) => category === selector);
  const numbers = [...new Set([...source.forms.keys(), ...forms.keys()])].filter((one) => !isCategory(one));
  const isExtra = (category: string) =>
    categories.every((one) => one.category !== category) &&
    (forms.has(category) || (category === 'zero' && source.forms.has(category)));
  return [
    ...numbers.map((selector) => ({ selector, examples: [], isNeeded: false })),
    ...categories
      .filter(({ isNeeded }) => isNeeded)
      .map(({ category, ...field }) => ({ selector: category, ...field })),
    ...categories
      .filter(({ isNeeded }) => !isNeeded)
      .map(({ category, ...field }) => ({ selector: category, ...field })),
    ...CATEGORIES.filter(isExtra).map((selector) => ({
      selector,
      examples: selector === 'zero' ? [0] : [],
      isNeeded: false,
    })),
  ];
}

type Edited = { plural: Plural; lang: string; forms: Forms };

/**
 * The forms with a new one, and the text that they make. A whole message that is pasted into a field replaces all
 * forms. A brace without its other one, as while an argument is typed, is stored as a quoted character.
 */
export function editedText(
  code: PluralCode,
  { plural, lang, forms }: Edited,
  selector: string,
  value: string,
): { text: string; forms: Forms } {
  const whole = code.pluralOf(value);
  const next = whole?.forms ?? new Map([...forms, [selector, value]]);
  const isEmpty = [...next.values()].every((form) => form === '');
  if (isEmpty) return { text: '', forms: next };
  const stored = new Map(
    [...next].map(([one, form]) => [one, code.isForm(form) ? form : code.formOfText(form)]),
  );
  return { text: code.pluralText(code.withForms(plural, stored, lang)), forms: next };
}

/** The source in the categories of another language, to be translated form by form. */
export function sourceForms(code: PluralCode, source: string, lang: string): string {
  const plural = code.pluralOf(source);
  if (!plural) return source;
  const other = plural.forms.get('other') ?? '';
  const forms = new Map(
    fieldsOf(code, plural, new Map(), lang).map(({ selector }) => [
      selector,
      plural.forms.get(selector) ?? other,
    ]),
  );
  return code.pluralText({ ...plural, forms });
}
