/** Ranges of ids, the first and the last of each. */
export type IdRuns = { firsts: number[]; lasts: number[] };

/** The largest difference of two neighbours in a run: no more others lie between them than the run has wanted ids. */
const LARGEST_STEP = 2;

/**
 * The runs of ids that hold the given ones and few others. The ids of strings that were imported together are one run, and
 * one search of an index finds a run, where each id alone needs its own.
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
