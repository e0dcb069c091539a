/**
 * Makes a queue that handles items in the order in which they come. Where `isReady` is false for the first one it is
 * tried again after `retry` milliseconds, and all that come after it wait too.
 */
export function createOrderedQueue<Item>(
  isReady: (item: Item) => boolean,
  handle: (item: Item) => void,
  retry: number,
): (item: Item) => void {
  const waiting: Item[] = [];
  const run = () => {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      if (!isReady(first)) {
        setTimeout(run, retry);
        return;
      }
      waiting.shift();
      handle(first);
    }
  };
  return (item) => {
    waiting.push(item);
    if (waiting.length === 1) run();
  };
}
