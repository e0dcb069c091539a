import { memoizeByLanguage } from '../languages/memoize-by-language.ts';
import type { Numbering } from './numbered-forms.ts';
import { numberingBy } from './plural-expression.ts';

/** How Qt numbers the forms of languages, which differs from CLDR for many; the others have two forms, as English. */
const RULES: readonly (readonly [languages: string, amount: number, expression: string])[] = [
  ['bi dz fa fj gn hu id ja jv ko ms my na om su th tr tt bo vi yo za zh', 1, '0'],
  ['br fil fr hy pt-BR ti wa', 2, 'n > 1'],
  ['is', 2, 'n%10 == 1 && n%100 != 11 ? 0 : 1'],
  ['lv', 3, 'n%10 == 1 && n%100 != 11 ? 0 : n != 0 ? 1 : 2'],
  ['dv ga gv ik iu mi sa se sm', 3, 'n == 1 ? 0 : n == 2 ? 1 : 2'],
  ['gd', 4, 'n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n >= 3 && n <= 19 ? 2 : 3'],
  ['cs sk', 3, 'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2'],
  ['mk', 3, 'n%10 == 1 ? 0 : n%10 == 2 ? 1 : 2'],
  ['lt', 3, 'n%10 == 1 && n%100 != 11 ? 0 : n%10 != 0 && (n%100 < 10 || n%100 > 19) ? 1 : 2'],
  [
    'be bs hr ru sr uk',
    3,
    'n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 > 19) ? 1 : 2',
  ],
  ['pl', 3, 'n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 > 19) ? 1 : 2'],
  ['ro', 3, 'n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 19 ? 1 : 2'],
  ['sl', 4, 'n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3'],
  ['mt', 4, 'n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 10 ? 1 : n%100 >= 11 && n%100 <= 19 ? 2 : 3'],
  ['cy', 5, 'n == 0 ? 0 : n == 1 ? 1 : n >= 2 && n <= 5 ? 2 : n == 6 ? 3 : 4'],
  ['ar', 6, 'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5'],
];

const AS_ENGLISH: Numbering = { amount: 2, formOf: (number) => (number === 1 ? 0 : 1) };

/** How many forms Qt's files have for a language, and which one a number has. */
export const qtNumbering = memoizeByLanguage((language): Numbering => {
  const [base = ''] = language.split('-');
  const ruleOf = (code: string) => RULES.find(([languages]) => languages.split(' ').includes(code));
  const rule = ruleOf(language) ?? ruleOf(base);
  return (rule && numberingBy(rule[1], rule[2])) ?? AS_ENGLISH;
});
