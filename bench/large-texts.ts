import { pluralOf } from '#domain/core/plurals/plural.ts';
import type { Check, CheckContext } from '#domain/texts/checks/check.ts';
import { type CheckedText, checkedText } from '#domain/texts/checks/checked-text.ts';
import { CHECKS } from '#domain/texts/checks/registry.ts';

const CONTEXT: CheckContext = {
  sourceLanguage: 'en',
  targetLanguage: 'ru',
  format: 'nested_json',
  maxLength: 100,
  isWord: () => false,
};
const MEGABYTE = 1_000_000;
/** A smaller one first: what grows as the square would take minutes for a megabyte. */
const SIZES = [MEGABYTE / 16, MEGABYTE];
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

/** A text of each size, prepared once. */
const preparedOnce = (textOf: (size: number) => string) => {
  const texts = new Map<number, CheckedText>();
  return (size: number): CheckedText => {
    const text = texts.get(size) ?? checkedText(textOf(size), CONTEXT);
    texts.set(size, text);
    return text;
  };
};

const sourceOf = preparedOnce((size) => `${SOURCE}${' word'.repeat(size / 5)}`);

/** The checks that read a text in more than linear time, each with what is repeated in it up to a megabyte (checks.18). */
export function slowReaders(): string[] {
  return PARTS.flatMap(([part, before = '']) => {
    const textOf = (size: number) => `${before}${part.repeat(size / part.length)}!`;
    const targetOf = preparedOnce(textOf);
    const readers = new Map<string, (size: number) => () => unknown>([
      ['the preparation of texts', (size) => () => checkedText(textOf(size), CONTEXT)],
      ['the reading of plurals', (size) => () => pluralOf(textOf(size))],
    ]);
    for (const { id, find } of CHECKS as readonly Check[])
      readers.set(id, (size) => {
        const [source, target] = [sourceOf(size), targetOf(size)];
        return () => find(source, target, CONTEXT);
      });
    return [...readers].flatMap(([id, read]) => {
      const grows = (size: number) => {
        const time = timeOf(read(size));
        return time > LITTLE && time > 3 * timeOf(read(size / 2));
      };
      const isSlow = SIZES.some((size) => grows(size) && grows(size) && grows(size));
      return isSlow ? [`${id} of ${JSON.stringify(part)} behind ${JSON.stringify(before)}`] : [];
    });
  });
}
