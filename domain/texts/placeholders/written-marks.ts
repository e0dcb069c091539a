import { pairsIn, type ShownPart } from './shown-parts.ts';

/** A range of a text in UTF-16 units, as for `slice`. */
type Range = { readonly from: number; readonly to: number };

/** A tag or placeholder in a text that is being written, and the tag that belongs to it. */
export type WrittenMark = Range & { readonly pair: Range | undefined };

/** An edit of a text, and where the cursor is then. */
export type MarkEdit = Range & { readonly insert: string; readonly cursor: number };

/**
 * The tags and placeholders of a text that a cursor doesn't enter (rich-field.3). What says how ICU chooses a text is none, because
 * languages need other forms than the source has, nor are addresses, which may be translated.
 */
export function writtenMarks(parts: readonly ShownPart[]): WrittenMark[] {
  const rangeOf = (part: ShownPart | undefined) =>
    part && { from: part.start, to: part.start + part.text.length };
  const pairs = pairsIn(parts);
  return parts.flatMap((part, at) => {
    const range = rangeOf(part);
    if (!range || !part.isCode || part.kind === 'choice' || part.kind === 'address') return [];
    return [{ ...range, pair: rangeOf(parts[pairs.get(at) ?? -1]) }];
  });
}

/** The mark around a place, which is not at its edge. */
export const markAround = (marks: readonly WrittenMark[], at: number): WrittenMark | undefined =>
  marks.find(({ from, to }) => from < at && at < to);

/** Where a cursor goes that would stand in a mark: to its other edge if it comes from one, else to the nearer one. */
export function besideMark(marks: readonly WrittenMark[], at: number, before: number): number {
  const mark = markAround(marks, at);
  if (!mark) return at;
  if (before <= mark.from) return mark.to;
  if (before >= mark.to) return mark.from;
  return at - mark.from < mark.to - at ? mark.from : mark.to;
}

/** The mark that a key removes: the one before the cursor, or the one behind it. */
export const markBeside = (
  marks: readonly WrittenMark[],
  cursor: number,
  side: 'before' | 'behind',
): WrittenMark | undefined =>
  marks.find(({ from, to }) =>
    side === 'before' ? from < cursor && cursor <= to : from <= cursor && cursor < to,
  );

/** Removes a range of a text with the whole of the marks in it, each with the tag that belongs to it (rich-field.4). */
export function withoutMarks(text: string, marks: readonly WrittenMark[], { from, to }: Range): MarkEdit {
  const touched = marks.filter((mark) => mark.from < to && mark.to > from);
  const removed = merged([{ from, to }, ...touched, ...touched.flatMap(({ pair }) => pair ?? [])]);
  const start = removed[0]?.from ?? from;
  const end = removed.at(-1)?.to ?? to;
  let insert = '';
  let cursor = start;
  removed.forEach((range, at) => {
    if (range.from <= from && from <= range.to) cursor = start + insert.length;
    insert += text.slice(range.to, removed[at + 1]?.from ?? end);
  });
  return { from: start, to: end, insert, cursor };
}

/** Ranges in order, those that touch as one. */
function merged(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && range.from <= last.to)
      whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else whole.push({ from: range.from, to: range.to });
  }
  return whole;
}

/** What was typed or removed between two texts: where, up to where in the earlier one, and the new text. */
export function changeBetween(before: string, after: string): Range & { readonly insert: string } {
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
