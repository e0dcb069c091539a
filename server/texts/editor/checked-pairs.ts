import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { busy } from '../../platform/http/failures.ts';
import { disconnectSignalOf } from '../../platform/limits/disconnect-signal.ts';
import { type TaskAsker, TaskStopped } from '../../platform/limits/task-thread.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import type { CheckedPair } from '../check-thread/task.ts';
import type { StringWithTranslation } from './failed-checks-queries.ts';
import type { Searcher } from './search.ts';

/** The strings that have a translation, each with it as the thread checks it. */
export function checkedPairs<Checked extends StringWithTranslation>(
  strings: readonly Checked[],
): { readonly string: Checked; readonly pair: CheckedPair }[] {
  return strings.flatMap((string) => {
    const { translation, text, context, max_length, format, lead, target_start, target_end, dismissed } =
      string;
    if (translation === null) return [];
    return [
      {
        string,
        pair: { text, context, max_length, format, lead, target_start, target_end, translation, dismissed },
      },
    ];
  });
}

/** Checks in the thread for a visitor, until the client disconnects. Refuses with `busy` what takes too long. */
export async function checkFor<Result>(
  searcher: Searcher,
  check: (asker: TaskAsker) => Promise<Result>,
): Promise<Result> {
  const { signal, stopListening } = disconnectSignalOf(searcher);
  return check({ visitor: visitorOf(searcher), signal })
    .catch((error) => {
      throw error instanceof TaskStopped ? busy(SERVICE_LIMITS.checkQueue.longestWait) : error;
    })
    .finally(stopListening);
}
