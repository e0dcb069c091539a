/** Where a key puts a line that stands at a place, of so many. */
const PLACES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - 10,
  PageDown: (at) => at + 10,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The keys that move a line, for those who ask what a grip listens to. */
export const MOVING_KEYS = Object.keys(PLACES).join(' ');

/** The place to which a key takes a line, from 0 to the last; undefined for keys that move nothing. */
export function placeByKey(key: string, at: number, last: number): number | undefined {
  const place = PLACES[key];
  return place && Math.max(0, Math.min(place(at, last), last));
}
