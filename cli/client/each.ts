/** How many calls run at once: one is handled at a time for each user, and some wait (docs/decisions/024). */
const CONCURRENT_CALLS = 3;

/**
 * Does something with each item and returns the results in order; `isSequential`: one after the other instead of some at once. The
 * first error ends it all.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  {
    onDone = () => {},
    isSequential = false,
  }: { onDone?: (done: number) => void; isSequential?: boolean } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let doneCount = 0;
  const runRemaining = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await act(items[index] as Item);
      onDone(++doneCount);
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(isSequential ? 1 : CONCURRENT_CALLS, items.length) }, runRemaining),
  ).catch((error) => {
    next = items.length;
    throw error;
  });
  return results;
}
