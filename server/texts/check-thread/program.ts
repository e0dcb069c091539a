import { parentPort } from 'node:worker_threads';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { failedReading } from '#domain/texts/checks/cue-checks.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { checkContext } from './check-context.ts';
import type { CheckedPair, CheckResult, CheckSettings, CheckTask } from './task.ts';

// The program of the thread that checks translations. It has no connection and stores nothing, so that it can be ended at any time.

function failedOf(
  { text, max_length, format, lead, translation, ...string }: CheckedPair,
  { limits, languages }: CheckSettings,
): CheckFilter[] {
  const times = isSubtitles(format) ? shownTimes(string) : undefined;
  const isUnreadable = times && failedReading(translation, times.end - times.start, limits).length > 0;
  const findings = findingsOf(text, translation, checkContext({ format, lead, max_length }, languages));
  const failed = findings.flatMap(({ check }): CheckFilter[] => (isCheckFilter(check) ? [check] : []));
  return [...new Set<CheckFilter>([...failed, ...(isUnreadable ? (['cue-reading'] as const) : [])])];
}

parentPort?.on('message', ({ settings, pairs }: CheckTask) => {
  parentPort?.postMessage(pairs.map((pair) => failedOf(pair, settings)) satisfies CheckResult);
});
