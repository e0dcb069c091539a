import {
  isSameNumbering,
  type NumberedForms,
  type Numbering,
  numberedForms,
  numberedTexts,
  usualNumbering,
} from '../core/plurals/numbered-forms.ts';
import { numberingBy } from '../core/plurals/plural-expression.ts';
import { qtNumbering } from '../core/plurals/qt-numbering.ts';
import { type PoValue, poLiteral, poText } from './po-scan.ts';

const HEADER = /^Plural-Forms:[ \t]*(\S[^\n]*)/im;
const STATED = /^nplurals\s*=\s*(\d{1,9})\s*;\s*plural\s*=([^;]*)/i;
/** What templates have instead of numbers. */
const PLACEHOLDER = /\b(?:INTEGER|EXPRESSION)\b/;

/** What a file's header tells of its forms (`Plural-Forms`): nothing, a numbering, or one that can't be read. */
export function numberingIn(header: string): Numbering | 'none' | 'unreadable' {
  const [, rule = ''] = HEADER.exec(header) ?? [];
  if (rule === '' || PLACEHOLDER.test(rule)) return 'none';
  const [, amount = '', expression = ''] = STATED.exec(rule) ?? [];
  return numberingBy(Number(amount), expression) ?? 'unreadable';
}

/** The forms of a file in a language, by its header. Those that Qt gives the language are sure too, because its programs count so. */
export function formsIn(header: string, language: string): NumberedForms {
  const numbering = numberingIn(header);
  const usual = numberedForms(language, usualNumbering(language));
  if (numbering === 'none') return usual;
  if (numbering === 'unreadable') return { ...usual, isSure: false };
  const forms = numberedForms(language, numbering);
  return forms.isSure || !isSameNumbering(numbering, qtNumbering(language))
    ? forms
    : { ...forms, isSure: true };
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
  [4, 'n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3'],
  [5, 'n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4'],
  [6, 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5'],
  [6, 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5'],
];

const KNOWN = EXPRESSIONS.map(([amount, expression]) => ({
  line: `Plural-Forms: nplurals=${amount}; plural=${expression};`,
  numbering: numberingBy(amount, expression),
}));

/** The header's line for a language, found by comparing what it gives; undefined if no expression is known that does. */
export function pluralFormsLine(language: string): string | undefined {
  const usual = usualNumbering(language);
  return KNOWN.find(({ numbering }) => numbering && isSameNumbering(numbering, usual))?.line;
}

/** The forms that a file has, in their order. */
export const textsIn = (raw: string): string[] =>
  raw
    .split(/^\s*msgstr\[\d{1,2}\]/m)
    .slice(1)
    .map(poText);

/** A translation as the forms of a file that has `raw`: `msgstr[0] "…"` and so on, each on its line. */
export const printedForms = (text: string, forms: NumberedForms, raw: string): string =>
  printedTexts(numberedTexts(text, forms, textsIn(raw)));

const printedTexts = (texts: readonly string[]) =>
  texts.map((text, nth) => `msgstr[${nth}] ${poLiteral(text)}`).join('\n');

/** Printed forms spelled as `printedForms` does, whatever spelling a file has. */
export const respelledForms = (raw: string): string => printedTexts(textsIn(raw));

/** Where the forms of an entry begin, with their first keyword, and end. */
export function spanOfForms(file: string, translations: readonly PoValue[]): { from: number; to: number } {
  const first = translations[0]?.from ?? 0;
  return { from: file.lastIndexOf('\n', first - 1) + 1, to: translations.at(-1)?.to ?? first };
}
