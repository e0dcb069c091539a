/** Ranges of ids, each with its first and last. */
export type IdRuns = { firsts: number[]; lasts: number[] };

/** The largest gap between two neighbours in a run. With it a run has at most as many other ids as wanted ones. */
const LARGEST_STEP = 2;

/**
 * Groups ids into runs with few other ids between them. The ids of strings that were imported together are one run,
 * which one index scan finds, whereas single ids need one each.
 */
export function idRuns(ids: readonly number[]): IdRuns {
  const runs: IdRuns = { firsts: [], lasts: [] };
  for (const id of Float64Array.from(ids).sort()) {
    const last = runs.lasts.at(-1);
    if (last !== undefined && id - last <= LARGEST_STEP) runs.lasts[runs.lasts.length - 1] = id;
    else {
      runs.firsts.push(id);
      runs.lasts.push(id);
    }
  }
  return runs;
}
