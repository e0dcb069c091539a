/** The new position of a line for each key, by its position and the last one. */
const POSITIONS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - 10,
  PageDown: (at) => at + 10,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The keys that move a line, for `aria-keyshortcuts`. */
export const MOVE_KEYS = Object.keys(POSITIONS).join(' ');

/** The position to which a key moves a line, from 0 to the last; undefined for other keys. */
export function positionByKey(key: string, at: number, last: number): number | undefined {
  const move = POSITIONS[key];
  return move && Math.max(0, Math.min(move(at, last), last));
}
