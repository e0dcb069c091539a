import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISPLAY_MODES, inOrder, isCompeting, type Ranked } from './translation-order.ts';
import { APPROVED, INITIAL, REGULAR } from './translations.ts';

const made = (
  id: number,
  status: Ranked['status'],
  { plus = 0, minus = 0, at = 100 }: { plus?: number; minus?: number; at?: number } = {},
): Ranked => ({
  id,
  status,
  updated_at: at,
  votes_plus: Array.from({ length: plus }),
  votes_minus: Array.from({ length: minus }),
});

const idsOf = (translations: readonly Ranked[]) => translations.map(({ id }) => id);

test('approved stands first, then regular by votes and age, then initial by age', () => {
  const translations = [
    made(1, INITIAL, { plus: 9, at: 1 }),
    made(2, REGULAR, { at: 500 }),
    made(3, REGULAR, { plus: 2, minus: 1, at: 1 }),
    made(4, APPROVED, { minus: 5, at: 1 }),
    made(5, INITIAL, { at: 900 }),
    made(6, REGULAR, { at: 600 }),
    made(7, REGULAR, { plus: 1, minus: 3, at: 999 }),
  ];
  expect(idsOf(inOrder(translations))).toEqual([4, 3, 6, 2, 7, 5, 1]);
});

test('how many voted orders as well as who', () => {
  const counted = (id: number, plus: number, minus: number) => ({
    ...made(id, REGULAR),
    votes_plus: plus,
    votes_minus: minus,
  });
  expect(idsOf(inOrder([counted(1, 1, 0), counted(2, 3, 1), counted(3, 0, 1)]))).toEqual([2, 1, 3]);
});

test('of two that are equal the later made stands first', () => {
  expect(idsOf(inOrder([made(1, REGULAR), made(2, REGULAR)]))).toEqual([2, 1]);
});

const ranked = fc.record({
  id: fc.nat(1000),
  status: fc.constantFrom(INITIAL, REGULAR, APPROVED),
  updated_at: fc.nat(5),
  votes_plus: fc.array(fc.nat(), { maxLength: 3 }),
  votes_minus: fc.array(fc.nat(), { maxLength: 3 }),
});

test('the order does not depend on the order in which translations come', () => {
  const unique = fc.uniqueArray(ranked, { selector: ({ id }) => id });
  const shuffled = unique.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(inOrder(other)).toEqual(inOrder(list));
    }),
  );
});

test.each([
  ['newer than the approved one', REGULAR, 200, true],
  ['as old as the approved one', REGULAR, 100, false],
  ['older', REGULAR, 50, false],
  ['newer but initial', INITIAL, 200, false],
  ['itself approved', APPROVED, 200, false],
] as const)('a translation %s competes: %s %i %s', (_how, status, at, competes) => {
  const approved = made(1, APPROVED, { at: 100 });
  const other = made(2, status, { at });
  expect(isCompeting(other, [approved, other])).toBe(competes);
});

test('where nothing is approved nothing competes', () => {
  expect(isCompeting(made(1, REGULAR, { at: 9 }), [made(2, REGULAR, { at: 1 })])).toBe(false);
});

test.each([
  ['all', [3, 2, 1]],
  ['only_apr', [3]],
  ['only_cur', [3]],
  ['only_apr_and_reg', [3, 2]],
] as const)('display mode %s shows %j', (mode, shown) => {
  const translations = [made(1, INITIAL), made(2, REGULAR), made(3, APPROVED)];
  expect(idsOf(DISPLAY_MODES[mode](translations))).toEqual(shown);
});

test('only_cur shows a draft where there is nothing better', () => {
  expect(idsOf(DISPLAY_MODES.only_cur([made(1, INITIAL)]))).toEqual([1]);
  expect(DISPLAY_MODES.only_apr([made(1, INITIAL)])).toEqual([]);
});
