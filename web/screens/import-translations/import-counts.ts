import type { RemainingQuota } from '#domain/core/access/quotas.ts';
import type { PairInText } from '#domain/files/previews/pair-texts.ts';
import type { Outcome, RunState } from './use-run.ts';

const STORED: readonly Outcome[] = ['added', 'blocked', 'edited'];

/** How many translations a run sends, how many of them are sent, and how many of those are stored. */
export function runCounts({ pairs, outcomes }: Pick<RunState, 'pairs' | 'outcomes'>) {
  return {
    total: pairs.filter(({ status }) => status === 'new').length,
    done: outcomes.size,
    loaded: [...outcomes.values()].filter((outcome) => STORED.includes(outcome)).length,
  };
}

/** What the new ones of these translations add to the project's quota, in bytes of UTF-8. */
export function sizeOfPairs(pairs: readonly PairInText[]): Record<keyof RemainingQuota, number> {
  const texts = pairs.flatMap(({ status, text }) => (status === 'new' ? [text] : []));
  return { sections: 0, strings: 0, bytes: new Blob(texts).size };
}
