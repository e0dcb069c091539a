import { expect, test } from 'vitest';
import { numberingBy } from './plural-expression.ts';

/** Expressions of real headers. */
const EXPRESSIONS: readonly (readonly [amount: number, expression: string])[] = [
  [1, '0'],
  [2, 'n != 1'],
  [2, 'n > 1'],
  [2, '(n == 1) ? 0 : 1'],
  [3, 'n == 1 ? 0 : (n == 0 || (n % 100 > 0 && n % 100 < 20)) ? 1 : 2'],
  [3, '(n == 1 ? 0 : (((n % 100 > 19) || ((n % 100 == 0) && (n != 0))) ? 2 : 1))'],
  [
    3,
    'n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2',
  ],
  [4, '(n == 1) ? 0 : (n == 2) ? 1 : (n != 8 && n != 11) ? 2 : 3'],
  [4, 'n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3'],
  [5, 'n == 1 ? 0 : n == 2 ? 1 : n < 7 ? 2 : n < 11 ? 3 : 4'],
  [6, 'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5'],
  [3, 'n > 1 ? (n < 5 ? 1 : 2) : 0'],
  [2, '(n ? n == 1 : n + 1) ? 0 : 1'],
];

const SPELLINGS: Record<string, (expression: string) => string> = {
  'as it is': (expression) => expression,
  'without white space': (expression) => expression.replace(/\s/g, ''),
  'with a space before and behind each sign': (expression) => expression.replace(/[?:()]/g, ' $& '),
  'in brackets': (expression) => `((${expression}))`,
};

test.each(
  Object.entries(SPELLINGS).flatMap(([how, spell]) =>
    EXPRESSIONS.map(([amount, expression]) => ({ how, amount, expression, spelled: spell(expression) })),
  ),
)('$expression is read as C has it, $how', ({ amount, expression, spelled }) => {
  const numbering = numberingBy(amount, spelled) ?? expect.fail('it is read');
  const byC = new Function('n', `return Number(${expression})`) as (n: number) => number;
  for (let number = 0; number < 300; number += 1)
    expect([number, numbering.formOf(number)]).toEqual([number, byC(number)]);
});

test.each([
  [2, ''],
  [2, 'n ='],
  [2, 'n ? 0'],
  [2, 'n ? 0 : 1 : 2'],
  [2, '(n == 1'],
  [2, 'n == 1)'],
  [2, '(n ? 0 : 1) + 0'],
  [2, 'n'],
  [2, 'm > 1'],
  [2, 'n > 1 ? 0 : 1; alert(1)'],
  [11, '0'],
  [2, `${'n > 1 ? 0 : '.repeat(40)}${'('.repeat(60)}1${')'.repeat(60)}`],
  [2, '('.repeat(499)],
  [2, `${'n?'.repeat(100)}0${':1'.repeat(100)}`],
])('with %i forms %s is not read', (amount, expression) => {
  expect(numberingBy(amount, expression)).toBeUndefined();
});
