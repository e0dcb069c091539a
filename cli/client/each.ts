/** How many calls run at once: one is handled at a time for each user, and some wait (docs/decisions/024). */
const AT_ONCE = 3;

/**
 * Does something with each item and returns the results in order. `inTurn`: one after the other instead of some at once. The first
 * error ends it all.
 */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  { onDone = () => {}, inTurn = false }: { onDone?: (done: number) => void; inTurn?: boolean } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await act(items[at] as Item);
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(inTurn ? 1 : AT_ONCE, items.length) }, work)).catch(
    (error) => {
      next = items.length;
      throw error;
    },
  );
  return results;
}
