/** How many letters are to be added, taken out, changed or swapped with the next to make one word of another. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      current[at] = Math.min(
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, current];
  }
  return above[to.length] ?? 0;
}
