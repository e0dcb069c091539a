import type { CheckFinding } from './check.ts';
import type { Range } from './checked-text.ts';

/** A part of a text and what takes its place. */
export type Replacement = Range & { readonly text: string };

/** Several replacements, in order, as one change of the text. */
export function oneFix(text: string, replacements: readonly Replacement[]): CheckFinding['fix'] {
  const [first, last] = [replacements[0], replacements.at(-1)];
  if (!first || !last) return undefined;
  let fixed = '';
  let at = first.start;
  for (const { start, end, text: replaced } of replacements) {
    fixed += text.slice(at, start) + replaced;
    at = end;
  }
  return { start: first.start, end: last.end, text: fixed };
}

/** The change of a text that mends each of these ranges, which are in order. */
export const fixOfAll = (text: string, ranges: readonly Range[], mended: (part: string) => string) =>
  oneFix(
    text,
    ranges.map(({ start, end }) => ({ start, end, text: mended(text.slice(start, end)) })),
  );

/** A text with the fixes of findings in it. Of fixes that overlap the first is made, and one that several findings have is made once. */
export function mendedText(text: string, findings: readonly Pick<CheckFinding, 'fix'>[]): string {
  const fixes = findings.flatMap(({ fix }) => fix ?? []);
  let mended = '';
  let before: Range | undefined;
  for (const { text: replaced, ...fix } of fixes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (before && (fix.start < before.end || (fix.start === before.start && fix.end === before.end)))
      continue;
    mended += text.slice(before?.end ?? 0, fix.start) + replaced;
    before = fix;
  }
  return mended + text.slice(before?.end ?? 0);
}
