import type { ReadString } from '#contract/reading.ts';
import type { ReadView } from './views.ts';

/** The number of strings in a block. */
const BLOCK = 25;

/** The most strings of a block: one may be longer so that a paragraph is not split. */
const LARGEST_BLOCK = 4 * BLOCK;

export type Block = readonly ReadString[];

/** Groups the strings of a section into blocks, without splitting paragraphs of several strings. */
export function blocksOf(strings: readonly ReadString[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0, to = 0; at < strings.length; at = to) {
    to = Math.min(at + BLOCK, strings.length);
    while (strings[to]?.continues && to < at + LARGEST_BLOCK) to++;
    blocks.push(strings.slice(at, to));
  }
  return blocks;
}

/** The number of characters by which the height of a block is estimated. */
export function charactersOf(block: Block, view: ReadView): number {
  return block.reduce((sum, { text, translation }) => {
    if (view === 'source') return sum + text.length;
    const shown = translation?.length ?? text.length;
    return sum + (view === 'both' ? Math.max(shown, text.length) : shown);
  }, 0);
}

/** Whether two blocks have the same, unchanged strings. */
export const isSameBlock = (one: Block, other: Block): boolean =>
  one.length === other.length && one.every((string, at) => string === other[at]);
