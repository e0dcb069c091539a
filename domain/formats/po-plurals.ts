import tannin from '@tannin/plural-forms';
import type { Category } from '../plurals/categories.ts';
import { categoriesOf, categoryOf } from '../plurals/forms.ts';
import { formOfText, type Plural, pluralOf, pluralText, textOfForm } from '../plurals/plural.ts';
import { type PoValue, poLiteral, poText } from './po-scan.ts';

// Its types are those of an ES module, which it isn't for Node.
const compiled = tannin as unknown as (expression: string) => (number: number) => number;

/** How a PO file numbers its forms: how many there are, and which one a number has. */
export type PoNumbering = { readonly amount: number; readonly formOf: (number: number) => number };

/** The most forms that a language has, and the longest expression that is read. */
const MOST_FORMS = 6;
const HEADER =
  /Plural-Forms:\s{0,20}nplurals\s{0,20}=\s{0,20}(\d{1,2})\s{0,20};\s{0,20}plural\s{0,20}=([^;\n]{1,500})/i;

/** Numbers by which an expression is tried: an integer of every category, and a fraction. */
const CATEGORY_NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];

/** The form that an expression gives a number; undefined if it can't be read, or gives none. */
function evaluated(expression: string, number: number): number | undefined {
  try {
    const form = Number(compiled(expression)(number));
    return Number.isInteger(form) && form >= 0 ? form : undefined;
  } catch {
    return undefined;
  }
}

/** The numbering that a file's header tells (`Plural-Forms`); undefined if it tells none, or one that can't be read. */
export function numberingIn(header: string): PoNumbering | undefined {
  const [, digits, expression] = HEADER.exec(header) ?? [];
  const amount = Number(digits);
  if (expression === undefined || amount < 1 || amount > MOST_FORMS) return undefined;
  const numbers = CATEGORY_NUMBERS.map((number) => evaluated(expression, number));
  if (numbers.some((form) => form === undefined || form >= amount)) return undefined;
  return { amount, formOf: (number) => evaluated(expression, number) ?? 0 };
}

/** The numbering of a file that tells none: a form for each category of an integer in the language, in CLDR's order. */
export function usualNumbering(language: string): PoNumbering {
  const categories = categoriesOf(language, 'cardinal').filter(({ isNeeded }) => isNeeded);
  const amount = categories.length;
  const formOf = (number: number) => {
    const form = categories.findIndex(({ category }) => category === categoryOf(number, language));
    // Fractions, which gettext doesn't count, have the last form.
    return form < 0 ? amount - 1 : form;
  };
  return { amount, formOf };
}

/** The expressions of gettext's manual, each with its number of forms. */
const EXPRESSIONS: readonly (readonly [number, string])[] = [
  [1, '0'],
  [2, 'n != 1'],
  [2, 'n > 1'],
  [2, 'n%10 != 1 || n%100 == 11'],
  [3, 'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2'],
  [3, 'n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2'],
  [3, 'n==1 ? 0 : n>=2 && n<=4 ? 1 : 2'],
  [3, 'n==1 ? 0 : n==2 ? 1 : 2'],
  [3, 'n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2'],
  [3, 'n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2'],
  [3, 'n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2'],
  [4, 'n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3'],
  [5, 'n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4'],
  [6, 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5'],
];
const COMPARED = Array.from({ length: 200 }, (_, number) => number);

/** The header's line for a language, found by comparing what it gives; undefined if no expression is known that does. */
export function pluralFormsLine(language: string): string | undefined {
  const usual = usualNumbering(language);
  const found = EXPRESSIONS.find(
    ([amount, expression]) =>
      amount === usual.amount &&
      COMPARED.every((number) => evaluated(expression, number) === usual.formOf(number)),
  );
  return found && `Plural-Forms: nplurals=${found[0]}; plural=${found[1]};`;
}

/** The number of the form that stands for each category of the language. */
function formsByCategory(language: string, { formOf }: PoNumbering): ReadonlyMap<Category, number> {
  return new Map(
    categoriesOf(language, 'cardinal').map(({ category, examples: [example = 0] }) => [
      category,
      formOf(example),
    ]),
  );
}

/** What the plural's number is called in messages; gettext calls it so too. */
const ARGUMENT = { argument: 'n', kind: 'cardinal', offset: 0 } as const satisfies Omit<Plural, 'forms'>;

/** The plural of a source entry, whose two texts are for one and for more (imports.39). */
export function sourcePlural(one: string, other: string): string {
  const forms = new Map([
    ['one', formOfText(one)],
    ['other', formOfText(other)],
  ]);
  return pluralText({ ...ARGUMENT, forms });
}

/** The plural of the forms of a file; empty if all of them are. */
export function translatedPlural(texts: readonly string[], language: string, numbering: PoNumbering): string {
  if (texts.every((text) => text === '')) return '';
  const forms = new Map<string, string>();
  for (const [category, form] of formsByCategory(language, numbering)) {
    const text = texts[form] ?? '';
    if (text !== '') forms.set(category, formOfText(text));
  }
  if (!forms.has('other')) forms.set('other', '');
  return pluralText({ ...ARGUMENT, forms });
}

/** A translation as the forms of a file: `msgstr[0] "…"` and so on, each on its line. */
export function printedForms(text: string, language: string, numbering: PoNumbering): string {
  const forms = pluralOf(text)?.forms;
  const byCategory = [...formsByCategory(language, numbering)];
  const texts = Array.from({ length: numbering.amount }, (_, nth) => {
    const category = byCategory.find(([, form]) => form === nth)?.[0] ?? 'other';
    return forms ? textOfForm(forms.get(category) ?? forms.get('other') ?? '') : text;
  });
  return printedTexts(texts);
}

const printedTexts = (texts: readonly string[]) =>
  texts.map((text, nth) => `msgstr[${nth}] ${poLiteral(text)}`).join('\n');

/** Printed forms spelled as `printedForms` does, whatever spelling a file has. */
export function respelledForms(raw: string): string {
  return printedTexts(
    raw
      .split(/^\s*msgstr\[\d{1,2}\]/m)
      .slice(1)
      .map(poText),
  );
}

/** Where the forms of an entry begin, with their first keyword, and end. */
export function spanOfForms(file: string, translations: readonly PoValue[]): { from: number; to: number } {
  const first = translations[0]?.from ?? 0;
  return { from: file.lastIndexOf('\n', first - 1) + 1, to: translations.at(-1)?.to ?? first };
}
