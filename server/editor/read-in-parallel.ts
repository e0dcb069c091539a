/** The number of concurrent queries for the sections of a list, so that the database uses as many cores. */
const MAX_QUERIES = 3;

/** Distributes sections among several queries and merges the results. */
export async function readInParallel<Value>(
  sections: readonly number[],
  read: (part: number[]) => Promise<Map<number, Value>>,
): Promise<Map<number, Value>> {
  const parts = Map.groupBy(sections, (section) => sections.indexOf(section) % MAX_QUERIES);
  const all = await Promise.all([...parts.values()].map(read));
  return new Map(all.flatMap((part) => [...part]));
}
