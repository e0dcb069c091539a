/**
 * Does something with each thing in the order in which they come, as soon as it may. Where one has to wait, it is tried
 * again after `again` milliseconds, and all that come after it wait too.
 */
export function inOrder<Thing>(
  mayNow: (thing: Thing) => boolean,
  act: (thing: Thing) => void,
  again: number,
): (thing: Thing) => void {
  const waiting: Thing[] = [];
  const go = () => {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      if (!mayNow(first)) {
        setTimeout(go, again);
        return;
      }
      waiting.shift();
      act(first);
    }
  };
  return (thing) => {
    waiting.push(thing);
    if (waiting.length === 1) go();
  };
}
