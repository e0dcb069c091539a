/** The number of concurrent queries for the sections of a list, so that the database uses as many cores. */
const MAX_QUERIES = 3;

/** Distributes sections among several queries, each with neighbours, whose strings have ids in a row, and merges the results. */
export async function readInParallel<Value>(
  sections: readonly number[],
  read: (part: number[]) => Promise<Map<number, Value>>,
): Promise<Map<number, Value>> {
  const size = Math.ceil(sections.length / MAX_QUERIES);
  const parts = Array.from({ length: MAX_QUERIES }, (_, nth) => sections.slice(nth * size, (nth + 1) * size));
  const all = await Promise.all(parts.filter(({ length }) => length > 0).map(read));
  return new Map(all.flatMap((part) => [...part]));
}
