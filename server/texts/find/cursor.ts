import type { SortedIndex } from '../editor/sorted-index.ts';

/** The strings of a search in their order: positions in an index of sections. */
export type Searched = { sections: readonly { id: number }[]; sortedIndex: SortedIndex; list: Uint32Array };

/** The section of a position, and its number there from 1. */
export function sectionAt({ sections, sortedIndex: { starts } }: Searched, position: number) {
  const nth = starts.findLastIndex((start) => start <= position);
  return { section: sections[nth]?.id ?? 0, index: position - (starts[nth] ?? 0) + 1 };
}

/** Where a search goes on after a position. */
export function cursorAfter(searched: Searched, position: number): string {
  const { section, index } = sectionAt(searched, position);
  return `${section}.${index}.${searched.sortedIndex.ids[position] ?? 0}`;
}

/**
 * The position in the list at which a search goes on: after the string of the cursor, or after where that was if it is
 * gone. Undefined if the section is gone.
 */
export function indexAfter({ sections, sortedIndex, list }: Searched, cursor: string): number | undefined {
  const [section, index = 0, string = 0] = cursor.split('.').map(Number);
  const nth = sections.findIndex(({ id }) => id === section);
  const start = sortedIndex.starts[nth];
  if (start === undefined) return undefined;
  const end = sortedIndex.starts[nth + 1] ?? sortedIndex.ids.length;
  const now = sortedIndex.ids.subarray(start, end).indexOf(string);
  const position = start + (now >= 0 ? now : Math.min(index, end - start) - 1);
  const next = list.findIndex((other) => other > position);
  return next < 0 ? list.length : next;
}
