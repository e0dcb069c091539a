import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountsByState,
  approvedPercent,
  percent,
  pluralCoefficient,
  ratio,
  sharesByState,
  sumCounts,
  translatedPercent,
} from './progress.ts';

test.each([
  [0, 0, 0],
  [5, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3, 33.33],
  [2, 3, 66.66],
  [9999, 10_000, 99.99],
  [99_999, 100_000, 99.99],
  [29, 100, 29],
  [57, 100, 57],
  [1, 100_000, 0],
])('%i of %i is %d percent, floored to 2 decimals', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});

test('a percentage is exact: below 100 until all is done, and never a hundredth off', () => {
  const counts = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }));
  fc.assert(
    fc.property(counts, ([some, whole]) => {
      const part = some % (whole + 1);
      const hundredths = (BigInt(part) * 10_000n) / BigInt(whole);
      expect(percent(part, whole)).toBe(Number(hundredths) / 100);
    }),
  );
});

test.each([
  [0, 0, 0],
  [7, 3, 2.33],
  [8, 3, 2.67],
  [5, 2, 2.5],
])('%i per %i is %d, rounded to 2 decimals', (part, whole, expected) => {
  expect(ratio(part, whole)).toBe(expected);
});

test('completeness, approveness and plural coefficient come from the counts', () => {
  const counts = {
    strings_amount: 820,
    strings_translated: 511,
    strings_approved: 203,
    strings_initial: 40,
    translations_amount: 760,
  };
  expect([translatedPercent(counts), approvedPercent(counts), pluralCoefficient(counts)]).toEqual([
    62.31, 24.75, 1.49,
  ]);
});

test('strings that have drafts alone are a part of their own: neither approved nor only not approved', () => {
  const counts = {
    strings_amount: 6,
    strings_translated: 4,
    strings_approved: 1,
    strings_initial: 2,
    translations_amount: 9,
  };
  expect(amountsByState(counts)).toEqual({ approved: 1, review: 1, initial: 2, none: 2 });
  expect(sharesByState(counts)).toEqual({ approved: 16.66, review: 16.67, initial: 33.33, none: 33.34 });
});

test.each(['approved', 'review', 'initial', 'none'] as const)(
  'where all are %s, the others have no share',
  (state) => {
    const counts = {
      strings_amount: 3,
      strings_translated: state === 'none' ? 0 : 3,
      strings_approved: state === 'approved' ? 3 : 0,
      strings_initial: state === 'initial' ? 3 : 0,
      translations_amount: 3,
    };
    expect(sharesByState(counts)).toEqual({ approved: 0, review: 0, initial: 0, none: 0, [state]: 100 });
  },
);

test('nothing of nothing has no share', () => {
  const counts = {
    strings_amount: 0,
    strings_translated: 0,
    strings_approved: 0,
    strings_initial: 0,
    translations_amount: 0,
  };
  expect(sharesByState(counts)).toEqual({ approved: 0, review: 0, initial: 0, none: 0 });
});

test('the shares shown beside each other add up, to the percentages that stand beside them and to 100', () => {
  const amounts = fc.tuple(fc.nat(50_000), fc.nat(50_000), fc.nat(50_000), fc.nat(50_000));
  fc.assert(
    fc.property(amounts, ([approved, review, initial, none]) => {
      const translated = approved + review + initial;
      fc.pre(translated + none > 0);
      const counts = {
        strings_amount: translated + none,
        strings_translated: translated,
        strings_approved: approved,
        strings_initial: initial,
        translations_amount: translated,
      };
      const shares = sharesByState(counts);
      const inHundredths = (share: number) => Math.round(share * 100);
      const sum = (of: number[]) => of.reduce((total, share) => total + inHundredths(share), 0);
      expect(amountsByState(counts)).toEqual({ approved, review, initial, none });
      expect(shares.approved).toBe(approvedPercent(counts));
      expect(sum([shares.approved, shares.review, shares.initial])).toBe(
        inHundredths(translatedPercent(counts)),
      );
      expect(sum(Object.values(shares))).toBe(10_000);
      for (const [state, amount] of Object.entries({ approved, review, initial, none })) {
        const share = shares[state as keyof typeof shares];
        expect(Math.abs(share - (amount * 100) / counts.strings_amount)).toBeLessThan(0.0101);
        if (amount === 0) expect(share).toBe(0);
      }
    }),
  );
});

test('sections together have the sums of their counts', () => {
  const one = {
    strings_amount: 10,
    strings_translated: 7,
    strings_approved: 3,
    strings_initial: 2,
    translations_amount: 15,
  };
  const two = { ...one, strings_amount: 4, strings_translated: 1, translations_amount: 1 };
  expect(sumCounts([one, two])).toEqual({
    strings_amount: 14,
    strings_translated: 8,
    strings_approved: 6,
    strings_initial: 4,
    translations_amount: 16,
  });
  expect(translatedPercent(sumCounts([]))).toBe(0);
});
