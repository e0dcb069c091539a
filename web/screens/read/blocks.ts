import type { ReadString } from '#contract/texts/reading.ts';
import type { ReadView } from './views.ts';

/** The number of strings in a block. */
const BLOCK = 25;

/** The most strings of a block: one may be longer so that a paragraph is not split. */
const LARGEST_BLOCK = 4 * BLOCK;

export type Block = readonly ReadString[];

/** The most strings of a block with a table. */
const LARGEST_TABLE = 1000;

/**
 * Groups the strings of a section into blocks, without splitting paragraphs of several strings, and tables: `tableOf`
 * says which one a string is in.
 */
export function blocksOf(
  strings: readonly ReadString[],
  tableOf: (id: number) => number | undefined = () => undefined,
): Block[] {
  const blocks: Block[] = [];
  for (let at = 0, to = 0; at < strings.length; at = to) {
    to = Math.min(at + BLOCK, strings.length);
    while (strings[to]?.continues && to < at + LARGEST_BLOCK) to++;
    const table = tableOf(strings[to - 1]?.id ?? 0);
    const isInTable = () => table !== undefined && tableOf(strings[to]?.id ?? 0) === table;
    while (isInTable() && to < at + LARGEST_TABLE) to++;
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
