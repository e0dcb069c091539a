import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignStrings } from './align-strings.ts';
import { parseSource } from './import-source.ts';
import { planUpdate } from './section-update.ts';

const NOVEL = parseSource(
  'text',
  readFileSync(new URL('../../../demo/alice-in-wonderland.en.txt', import.meta.url), 'utf8'),
  { splitting: 'paragraphs' },
).strings.map(({ text }) => text);

const texts = fc.array(
  fc.oneof(
    fc.constantFrom('Yes.', '…', '* * *', 'Chapter'),
    fc
      .array(fc.constantFrom('cat', 'dog', 'sat', 'ran', 'on', 'the', 'mat'), { minLength: 1 })
      .map((words) => words.join(' ')),
    fc.string(),
  ),
  { maxLength: 30 },
);

test('each stored string is matched once at most, and a plan has every string once', () => {
  fc.assert(
    fc.property(texts, texts, (stored, coming) => {
      const pairs = alignStrings(stored, coming);
      const matched = pairs.filter((at) => at !== undefined);
      expect(pairs).toHaveLength(coming.length);
      expect(new Set(matched).size).toBe(matched.length);
      const strings = stored.map((text) => ({
        text,
        key: '',
        context: '',
        max_length: null,
        continues: false,
      }));
      const plan = planUpdate(
        strings,
        coming.map((text) => ({ text })),
        'text',
      );
      expect(plan).toHaveLength(stored.length + coming.length - matched.length);
      expect(plan.flatMap((one) => (one.kind === 'missing' ? [] : one.incoming.text))).toEqual(coming);
      expect(new Set(plan.flatMap((one) => (one.kind === 'added' ? [] : one.stored))).size).toBe(
        stored.length,
      );
    }),
  );
});

test('every text that both sides have is matched with an equal one, and equal lists in order', () => {
  fc.assert(
    fc.property(texts, texts, (stored, coming) => {
      const amount = (all: string[], text: string) => all.filter((one) => one === text).length;
      const equal = alignStrings(stored, coming).filter(
        (at, nth) => at !== undefined && stored[at] === coming[nth],
      );
      const expected = [...new Set(coming)].map((text) =>
        Math.min(amount(stored, text), amount(coming, text)),
      );
      expect(equal).toHaveLength(expected.reduce((sum, one) => sum + one, 0));
      expect(alignStrings(stored, stored)).toEqual(stored.map((_, at) => at));
    }),
  );
});

test('a novel with a sentence added to each tenth paragraph and two chapters swapped keeps its strings', () => {
  const newer = NOVEL.map((text, at) => ({
    at,
    text: at % 10 === 0 ? `${text} Nobody had expected that of number ${at}.` : text,
  }));
  const chapters = newer.flatMap(({ text }, nth) => (/^CHAPTER/iu.test(text) ? [nth] : []));
  const [first = 0, second = 0, third = 0] = chapters.slice(-6);
  expect(first < second && second < third).toBe(true);
  const swapped = [
    ...newer.slice(0, first),
    ...newer.slice(second, third),
    ...newer.slice(first, second),
    ...newer.slice(third),
  ];
  const pairs = alignStrings(
    NOVEL,
    swapped.map(({ text }) => text),
  );
  const kept = swapped.map(({ at }, nth) => ({ isChanged: at % 10 === 0, isKept: pairs[nth] === at }));
  const share = (isChanged: boolean) => {
    const all = kept.filter((one) => one.isChanged === isChanged);
    return all.filter(({ isKept }) => isKept).length / all.length;
  };
  expect(NOVEL.length).toBeGreaterThan(200);
  expect(share(false)).toBeGreaterThanOrEqual(0.99);
  expect(share(true)).toBeGreaterThanOrEqual(0.95);
});

test('repeated lines are matched beside their neighbours, and one that was added is new', () => {
  const stored = ['Yes.', 'A cat.', 'Yes.', 'A dog.'];
  const coming = ['A dog.', 'Yes.', 'Yes.', 'A cat.', 'Yes.'];
  expect(alignStrings(stored, coming)).toEqual([3, undefined, 0, 1, 2]);
});

test('a text that was changed and moved is matched, and one that was replaced is not', () => {
  const stored = ['A long sentence about a white rabbit.', 'One', 'Two'];
  expect(alignStrings(stored, ['One', 'Two', 'A long sentence about a very white rabbit.'])).toEqual([
    1, 2, 0,
  ]);
  expect(alignStrings(stored, ['Something else entirely', 'One', 'Two'])).toEqual([undefined, 1, 2]);
});

test('texts in a language without spaces are compared by characters', () => {
  const stored = ['吾輩は猫である。', '名前はまだ無い。'];
  expect(alignStrings(stored, ['名前はまだ全く無い。', '吾輩は黒い猫である。'])).toEqual([1, 0]);
});

test('the number of comparisons grows with the strings, whatever they are', () => {
  const many = (make: (at: number) => string) => Array.from({ length: 3000 }, (_, at) => make(at));
  for (const [stored, coming] of [
    [many(() => 'Yes.'), many(() => 'Yes, yes.')],
    [many((at) => `the same words ${at}`), many((at) => `the same words x${at}`)],
    [many((at) => `a${at} b${at} c${at}`), many((at) => `c${at} b${at} a${at} d`).toReversed()],
    [many((at) => `w${at % 200} v${at % 300}`), many((at) => `w${at % 200} u${at % 300}`)],
  ] as const) {
    let compared = 0;
    alignStrings(stored, coming, () => compared++);
    expect(compared).toBeLessThanOrEqual(3000 * 17);
  }
});
