import { memoizeByLanguage } from '../languages/memoize-by-language.ts';
import { isBlank } from '../text/text.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { type Plural, type PluralKind, pluralOf } from './plural.ts';

/** A category of a language: examples of its numbers, and whether a translation needs a form for it. */
export type CategoryOfLanguage = {
  readonly category: Category;
  /** Some of its numbers, the smallest first; integers if it has any. */
  readonly examples: readonly number[];
  /** Whether a small integer is of it. A category of fractions or millions alone may be left out (plurals.4). */
  readonly isNeeded: boolean;
};

/** Integers beyond these have no category that none of them has, except millions in some languages. */
const INTEGERS = Array.from({ length: 200 }, (_, n) => n);
const OTHERS = [0.5, 1.5, 2.5, 1_000_000];
const MOST_EXAMPLES = 3;

const categories = {
  cardinal: memoizeByLanguage((language) => categoriesIn(language, 'cardinal')),
  ordinal: memoizeByLanguage((language) => categoriesIn(language, 'ordinal')),
};

/** The categories of a language, in CLDR's order (plurals.2). A language that CLDR doesn't know has `other` alone. */
export function categoriesOf(language: string, kind: PluralKind): readonly CategoryOfLanguage[] {
  return categories[kind](language);
}

/** The rules of a language; undefined for one that CLDR doesn't know. */
const rules = {
  cardinal: memoizeByLanguage((language) => rulesOf(language, 'cardinal')),
  ordinal: memoizeByLanguage((language) => rulesOf(language, 'ordinal')),
};

function rulesOf(language: string, type: PluralKind): Intl.PluralRules | undefined {
  const isKnown = language !== '' && Intl.PluralRules.supportedLocalesOf(language).length > 0;
  return isKnown ? new Intl.PluralRules(language, { type }) : undefined;
}

/** The category of a number that counts. */
export function categoryOf(number: number, language: string): Category {
  return rules.cardinal(language)?.select(number) ?? 'other';
}

function categoriesIn(language: string, kind: PluralKind): CategoryOfLanguage[] {
  const of = rules[kind](language);
  if (!of) return [{ category: 'other', examples: INTEGERS.slice(0, MOST_EXAMPLES), isNeeded: true }];
  const numbersOf: Partial<Record<Category, number[]>> = {};
  for (const number of [...INTEGERS, ...OTHERS]) {
    const category = of.select(number);
    numbersOf[category] = [...(numbersOf[category] ?? []), number];
  }
  const has = new Set(of.resolvedOptions().pluralCategories);
  return CATEGORIES.filter((category) => has.has(category)).map((category) => {
    const numbers = numbersOf[category] ?? [];
    return {
      category,
      examples: numbers.slice(0, MOST_EXAMPLES),
      isNeeded: numbers.some((number) => Number.isInteger(number) && number < INTEGERS.length),
    };
  });
}

/**
 * The categories for which a translation of a string has no form, though its language needs one; none if the string is no
 * plural. A translation that isn't a plural has one form, for `other` (plurals.4).
 */
export function missingForms(source: string, translation: string, language: string): readonly Category[] {
  const plural = pluralOf(source);
  if (!plural) return [];
  const forms = pluralOf(translation)?.forms ?? new Map([['other', translation]]);
  return categoriesOf(language, plural.kind)
    .filter(({ category, isNeeded }) => isNeeded && isBlank(forms.get(category) ?? ''))
    .map(({ category }) => category);
}

/**
 * A plural with these forms in a language. Blank forms are left out, except `other`, which every message has. In a
 * language that uses `other` for fractions alone, the last form stands in for it (plurals.5).
 */
export function withForms(plural: Plural, forms: ReadonlyMap<string, string>, language: string): Plural {
  const filled = new Map([...forms].filter(([, form]) => !isBlank(form)));
  const isOtherNeeded = categoriesOf(language, plural.kind).some(
    ({ category, isNeeded }) => category === 'other' && isNeeded,
  );
  const last = CATEGORIES.findLast((category) => filled.has(category));
  if (!filled.has('other')) filled.set('other', isOtherNeeded || !last ? '' : (filled.get(last) ?? ''));
  return { ...plural, forms: filled };
}

/** The text of the form that stands for all: that for `other` (plurals.10). A text that is no plural is itself. */
export function otherForm(text: string): string {
  return pluralOf(text)?.forms.get('other') ?? text;
}
