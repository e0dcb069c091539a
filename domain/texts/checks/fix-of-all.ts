import type { CheckFinding } from './check.ts';
import type { Range } from './checked-text.ts';

/** The change of a text that mends each of these ranges, which are in order. */
export function fixOfAll(
  text: string,
  ranges: readonly Range[],
  mended: (part: string) => string,
): CheckFinding['fix'] & {} {
  const start = ranges[0]?.start ?? 0;
  let at = start;
  let mendedText = '';
  for (const range of ranges) {
    mendedText += text.slice(at, range.start) + mended(text.slice(range.start, range.end));
    at = range.end;
  }
  return { start, end: at, text: mendedText };
}
