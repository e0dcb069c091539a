import { lengthOf } from '../../core/text/text.ts';
import { defineCheck } from './check.ts';
import { type CheckedText, CODE, MARK } from './checked-text.ts';

/** A translation that is shorter or longer beside its source than nearly all of the project (checks.24). */
export const lengthRatio = defineCheck({
  id: 'length-ratio',
  kind: 'perhaps',
  codes: ['short', 'long'],
  readsOtherStrings: true,
  appliesTo: ({ lengthRatios }) => lengthRatios !== undefined,
  find(source, target, { lengthRatios, form }) {
    const ratio = form === undefined ? lengthRatioOf(source, target) : undefined;
    if (!lengthRatios || ratio === undefined) return [];
    const isShort = ratio < lengthRatios.low;
    if (!isShort && ratio <= lengthRatios.high) return [];
    const { low, high } = lengthRatios;
    return [
      {
        code: isShort ? 'short' : 'long',
        values: { percent: percentOf(ratio), usual: percentOf(isShort ? low : high) },
        source: [{ start: 0, end: source.text.length }],
        target: [{ start: 0, end: target.text.length }],
      },
    ];
  },
});

/** What a project's translations say of the lengths that are usual: nothing while there are fewer than this. */
const FEWEST_RATIOS = 100;

/** The first and the last percentile of ratios of length, for {@link CheckContext.lengthRatios}; undefined for too few. */
export function percentilesOf(ratios: Float64Array): { low: number; high: number } | undefined {
  const sorted = ratios.toSorted();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 1;
  return sorted.length < FEWEST_RATIOS ? undefined : { low: at(0.01), high: at(0.99) };
}

const percentOf = (ratio: number) => Math.round(ratio * 100);

/** Sources with fewer characters say little about how long translations are. */
const SHORTEST_SOURCE = 20;

/** How long a translation is beside its source, in characters that are read; undefined for a short source. */
export function lengthRatioOf(source: CheckedText, target: CheckedText): number | undefined {
  const length = lengthRead(source);
  return length < SHORTEST_SOURCE ? undefined : lengthRead(target) / length;
}

const NOT_READ = new RegExp(`[${MARK}${CODE}\\s]`, 'g');
const lengthRead = ({ prose }: CheckedText) => lengthOf(prose.replace(NOT_READ, ''));
