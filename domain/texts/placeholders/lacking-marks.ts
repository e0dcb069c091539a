import { signOf } from './code-in-text.ts';
import { unpairedSigns } from './placeholders.ts';
import type { FormatOfText } from './placeholders-of-format.ts';
import { pairsIn } from './shown-parts.ts';

/** What is put before and after the selected words: two tags, or one sign and nothing. */
export type LackingMark = readonly [before: string, after: string];

/**
 * The tags and placeholders of a source that its translation lacks, as they are inserted, in the order of the source (editor.46). A tag and
 * the one that ends it are inserted together if both are lacking.
 */
export function lackingMarks(source: string, translation: string, writing: FormatOfText): LackingMark[] {
  const signs = unpairedSigns(source, translation, writing)
    .lacks.toSorted((a, b) => a.start - b.start)
    .map(({ spelling }) => ({ spelling, ...signOf(spelling) }));
  const pairs = pairsIn(signs);
  return signs.flatMap(({ spelling }, at) => {
    const other = pairs.get(at);
    if (other !== undefined && other < at) return [];
    return [[spelling, other === undefined ? '' : (signs[other]?.spelling ?? '')]];
  });
}
