import type { ReadString } from '#contract/reading.ts';
import type { ReadView } from './views.ts';

/** Strings that are laid out together, and get what one can click on together when they come near. */
const BLOCK = 25;

/** A block is longer than that when a paragraph would be cut. */
const LARGEST_BLOCK = 4 * BLOCK;

export type Block = readonly ReadString[];

/** The strings of a section in blocks; a paragraph that is several strings is in one of them. */
export function blocksOf(strings: readonly ReadString[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0, to = 0; at < strings.length; at = to) {
    to = Math.min(at + BLOCK, strings.length);
    while (strings[to]?.continues && to < at + LARGEST_BLOCK) to++;
    blocks.push(strings.slice(at, to));
  }
  return blocks;
}

/** How many characters of a block decide its height, for the estimate until it is laid out. */
export function charactersOf(block: Block, view: ReadView): number {
  return block.reduce((sum, { text, translation }) => {
    if (view === 'source') return sum + text.length;
    const shown = translation?.length ?? text.length;
    return sum + (view === 'both' ? Math.max(shown, text.length) : shown);
  }, 0);
}

/** Whether two blocks are of the same strings, none of which has changed. */
export const isSameBlock = (one: Block, other: Block): boolean =>
  one.length === other.length && one.every((string, at) => string === other[at]);
