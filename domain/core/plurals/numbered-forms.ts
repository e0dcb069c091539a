import { memoizeByLanguage } from '../languages/memoize-by-language.ts';
import { greatest } from '../long-lists.ts';
import type { Category } from './categories.ts';
import { categoriesOf, categoryOf } from './forms.ts';
import { formOfText, type Plural, pluralOf, pluralText, textOfForm } from './plural.ts';

/** How a file numbers its forms: how many there are, and which one a number has. */
export type Numbering = { readonly amount: number; readonly formOf: (number: number) => number };

/** The numbered forms of a file as those of a language. */
export type NumberedForms = {
  readonly amount: number;
  /** For each form what chooses it in a message: categories, the one with most of its numbers first; otherwise single numbers, as `=1`. */
  readonly selectors: readonly (readonly string[])[];
  /** For each form the category of the first number that has it, which stands in where a translation says nothing of the form. */
  readonly standIns: readonly Category[];
  /** Whether each category that the language needs has a form of its own. */
  readonly isSure: boolean;
};

/** The numbers by which forms and categories are compared; gettext's own tools try as many. */
const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);
/** The most numbers for which a form that no category has is shown, a form for each. */
const MOST_SINGLE = 2;

const categoriesOfNumbers = memoizeByLanguage((language) =>
  NUMBERS.map((number) => categoryOf(number, language)),
);

/** The numbering of a file that tells none: a form for each category of an integer in the language, in CLDR's order. */
export function usualNumbering(language: string): Numbering {
  const categories = categoriesOf(language, 'cardinal').filter(({ isNeeded }) => isNeeded);
  const amount = categories.length;
  const formOf = (number: number) => {
    const form = categories.findIndex(({ category }) => category === categoryOf(number, language));
    // Fractions, which gettext doesn't count, have the last form.
    return form < 0 ? amount - 1 : form;
  };
  return { amount, formOf };
}

/** Whether two numberings give every number the same form. */
export const isSameNumbering = (one: Numbering, other: Numbering): boolean =>
  one.amount === other.amount && NUMBERS.every((number) => one.formOf(number) === other.formOf(number));

/**
 * Maps forms to the categories of a language by the numbers for which each is used (plurals.6). A category takes the
 * form whose numbers are more often its own than those of other categories; of several such forms the one with most
 * numbers. Without such a form it takes the one that most of its own numbers have.
 */
export function numberedForms(language: string, { amount, formOf }: Numbering): NumberedForms {
  const categories = categoriesOf(language, 'cardinal');
  const ofNumber = categoriesOfNumbers(language);
  const formsOfNumbers = NUMBERS.map(formOf);
  const numbers = Array.from({ length: amount }, (_, form) =>
    NUMBERS.filter((number) => formsOfNumbers[number] === form),
  );
  const counts = numbers.map((ofForm) => {
    const count = (category: Category) => ofForm.filter((one) => ofNumber[one] === category).length;
    return new Map(categories.map(({ category }) => [category, count(category)]));
  });
  const most = (form: number) => greatest(counts[form]?.values() ?? []);
  const formFor = ({ category, examples: [example = 0] }: (typeof categories)[number]): number => {
    const count = (form: number) => counts[form]?.get(category) ?? 0;
    const forms = [...numbers.keys()].filter((form) => count(form) > 0);
    const own = forms.filter((form) => count(form) === most(form));
    const [first] = (own.length > 0 ? own : forms).toSorted((one, other) => count(other) - count(one));
    // No integer has the category.
    return first ?? Math.min(Math.max(Math.trunc(formOf(example)) || 0, 0), amount - 1);
  };
  const formOfCategory = new Map(categories.map((category) => [category.category, formFor(category)]));
  const needed = categories.filter(({ isNeeded }) => isNeeded);
  const selectors = numbers.map((ofForm, form): string[] => {
    const count = (category: Category) => counts[form]?.get(category) ?? 0;
    const having = [...formOfCategory].flatMap(([category, one]) => (one === form ? [category] : []));
    if (having.length > 0) return having.toSorted((one, other) => count(other) - count(one));
    return ofForm.length <= MOST_SINGLE ? ofForm.map((number) => `=${number}`) : [];
  });
  return {
    amount,
    selectors,
    standIns: numbers.map(([first = 0]) => ofNumber[first] ?? 'other'),
    isSure: new Set(needed.map(({ category }) => formOfCategory.get(category))).size === needed.length,
  };
}

/** What the plural's number is called in messages; gettext calls it so too. */
const ARGUMENT = { argument: 'n', kind: 'cardinal', offset: 0 } as const satisfies Omit<Plural, 'forms'>;

/** The plural of texts for one and for more. */
export function pluralOfTwo(one: string, other: string): string {
  const forms = new Map([
    ['one', formOfText(one)],
    ['other', formOfText(other)],
  ]);
  return pluralText({ ...ARGUMENT, forms });
}

/** The plural of the forms of a file; empty if all of them are. */
export function pluralOfNumbered(texts: readonly string[], { selectors }: NumberedForms): string {
  if (texts.every((text) => text === '')) return '';
  const forms = new Map(
    selectors.flatMap((ofForm, nth) => {
      const text = texts[nth] ?? '';
      return text === '' ? [] : ofForm.map((selector) => [selector, formOfText(text)] as const);
    }),
  );
  if (!forms.has('other')) forms.set('other', '');
  return pluralText({ ...ARGUMENT, forms });
}

/**
 * A translation as the numbered forms of a file; `had` are the file's former ones. A form that belongs to no category
 * stays unless the translation has it, and so do forms beyond the expected number. An empty translation empties all of
 * them.
 */
export function numberedTexts(text: string, forms: NumberedForms, had: readonly string[]): string[] {
  const { amount, selectors, standIns } = forms;
  const length = Math.max(amount, had.findLastIndex((one) => one !== '') + 1);
  if (text === '') return Array.from({ length }, () => '');
  const pluralForms = pluralOf(text)?.forms;
  const textFor = (selector: string) => {
    const form = pluralForms ? pluralForms.get(selector) : selector === 'other' ? text : undefined;
    return form === undefined || !pluralForms ? form : textOfForm(form);
  };
  return Array.from({ length }, (_, nth) => {
    const choosing = selectors[nth] ?? [];
    const own = choosing.map(textFor).find((one) => one !== undefined);
    if (own !== undefined) return own;
    const isOfCategory = choosing.some((selector) => !selector.startsWith('='));
    const former = isOfCategory ? '' : (had[nth] ?? '');
    return former !== '' ? former : (textFor(standIns[nth] ?? 'other') ?? textFor('other') ?? '');
  });
}
