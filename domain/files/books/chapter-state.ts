/**
 * What an update of a book does to a section (updates.22): `missing` is one that the file lacks and that stays, `removed` one
 * that is deleted.
 */
export const CHAPTER_STATES = ['unchanged', 'changed', 'new', 'missing', 'removed'] as const;
export type ChapterState = (typeof CHAPTER_STATES)[number];

/** What is counted of the strings of a section that is updated. */
export const CHAPTER_COUNTS = ['added', 'changed', 'moved', 'unchanged', 'removed', 'kept'] as const;
export type ChapterCounts = Readonly<Record<(typeof CHAPTER_COUNTS)[number], number>>;

/** The state of a section of a book that the file has. */
export const stateOfUpdated = ({ added, changed, moved, removed }: ChapterCounts): ChapterState =>
  added + changed + moved + removed > 0 ? 'changed' : 'unchanged';

/** What becomes of a section if what the file lacks is deleted. */
export function withLackingRemoved<Chapter extends ChapterCounts & { readonly becomes: ChapterState }>(
  chapter: Chapter,
): Chapter {
  const { kept, removed, becomes } = chapter;
  if (kept === 0 && becomes !== 'missing') return chapter;
  return {
    ...chapter,
    removed: removed + kept,
    kept: 0,
    becomes: becomes === 'missing' ? ('removed' as const) : ('changed' as const),
  };
}
