import { expect, test } from 'vitest';
import { pluralOf } from '../../core/plurals/plural.ts';
import type { Check, CheckContext } from './check.ts';
import { type CheckedText, checkedText } from './checked-text.ts';
import { CHECKS } from './registry.ts';

const CONTEXT: CheckContext = {
  sourceLanguage: 'en',
  targetLanguage: 'ru',
  format: 'nested_json',
  maxLength: 100,
};
const MEGABYTE = 1_000_000;
/** Milliseconds of the processor so few that growing can't be told from noise; what grows as the square of a megabyte takes far more. */
const LITTLE = 300;

/** What is repeated, and what stands before it once. */
const PARTS: readonly (readonly [part: string, before?: string])[] = [
  ['слово '],
  ['слово слово, '],
  ['Словo'],
  [' '],
  ['a ', '  '],
  ['. '],
  ['.', 'https://a.b/'],
  [')', '(https://a.b/'],
  ['(:)'],
  ['「」「'],
  ['{'],
  ['}'],
  ['a', '{'],
  ['{a'],
  ['{a} '],
  ['{n, plural, one {'],
  ['a', '{n, plural, one {a} other {'],
  ['<b>'],
  ['<b><i></b>'],
  ['<file> '],
  ['<a href="'],
  ['"'],
  ["l'{", '{n, plural, '],
  ['\\ n'],
  ['& amp;'],
  ['0', '%'],
  ['0', '%(a)'],
  ['$t('],
  ['https://a.b/c '],
  ['a@b.'],
  ['1) '],
  ['\u0085'],
];

const SOURCE = "Open {a} (it) <b>now</b>\\n &amp; https://a.b/d 「it」 ''";

const timeOf = (read: () => unknown): number => {
  const before = process.cpuUsage();
  read();
  return process.cpuUsage(before).user / 1000;
};

const sources = [MEGABYTE, MEGABYTE / 2].map((size) => {
  const text = `${SOURCE}${' word'.repeat(size / 5)}`;
  return [size, checkedText(text, CONTEXT)] as const;
});
const sourceOf = (size: number) => new Map(sources).get(size) ?? checkedText(SOURCE, CONTEXT);

test.each(PARTS.map(([part, before = '']) => ({ part, before })))(
  '$part, repeated behind “$before” to a megabyte, is read in linear time (checks.18)',
  ({ part, before }) => {
    const textOf = (size: number) => `${before}${part.repeat(size / part.length)}!`;
    const targets = new Map<number, CheckedText>();
    const prepare = (size: number) => targets.set(size, checkedText(textOf(size), CONTEXT));
    const targetOf = (size: number) => targets.get(size) ?? checkedText(textOf(size), CONTEXT);
    const readers: Record<string, (size: number) => unknown> = {
      prepare,
      plural: (size) => pluralOf(textOf(size)),
    };
    for (const check of CHECKS as readonly Check[])
      readers[check.id] = (size) => check.find(sourceOf(size), targetOf(size), CONTEXT);
    for (const [id, read] of Object.entries(readers)) {
      const grows = () => {
        const time = timeOf(() => read(MEGABYTE));
        return time > LITTLE && time > 3 * timeOf(() => read(MEGABYTE / 2));
      };
      expect(grows() && grows() && grows(), id).toBe(false);
    }
  },
  60_000,
);
