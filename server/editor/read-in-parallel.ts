/** Queries that read the sections of one list at the same time: the database works with as many of its cores. */
const MAX_QUERIES = 3;

/** Sections dealt out to so many queries, and what these have read put together. */
export async function readInParallel<Value>(
  sections: readonly number[],
  read: (part: number[]) => Promise<Map<number, Value>>,
): Promise<Map<number, Value>> {
  const parts = Map.groupBy(sections, (section) => sections.indexOf(section) % MAX_QUERIES);
  const all = await Promise.all([...parts.values()].map(read));
  return new Map(all.flatMap((part) => [...part]));
}
