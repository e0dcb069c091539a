import type { Run } from './use-run.ts';

/** How many translations an upload sends, how many of them are sent, and how many of those are stored. */
export function runCounts({ pairs, outcomes }: Pick<Run, 'pairs' | 'outcomes'>) {
  return {
    total: pairs.filter(({ fate }) => fate === 'new').length,
    done: outcomes.size,
    loaded: [...outcomes.values()].filter((outcome) => outcome === 'added').length,
  };
}
