import { parentPort } from 'node:worker_threads';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { flagsOf } from '#domain/formats/po.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { failedReading } from '#domain/texts/checks/cue-checks.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { readingFinding, type StringFinding } from '#domain/texts/checks/string-findings.ts';
import type { CheckedPair, CheckSettings, CheckTask, FailedOfPair, FindingsTask } from './task.ts';

// The program of the thread that checks translations. It has no connection and stores nothing, so that it can be ended at any time.

/** All that is found in a translation by itself: the filter, the counts and the list of findings follow from it (findings.2). */
function findingsIn(
  { text, max_length, format, lead, translation, ...string }: CheckedPair,
  { limits, languages }: CheckSettings,
): StringFinding[] {
  const times = isSubtitles(format) ? shownTimes(string) : undefined;
  const unreadable = times ? failedReading(translation, times.end - times.start, limits) : [];
  const findings = findingsOf(text, translation, {
    format,
    flags: lead === null ? undefined : flagsOf(lead),
    sourceLanguage: languages.source_lang,
    targetLanguage: languages.target_lang,
    maxLength: max_length,
  });
  return [
    ...findings.flatMap(({ check, ...finding }) => (isCheckFilter(check) ? [{ check, ...finding }] : [])),
    ...unreadable.map(readingFinding),
  ];
}

/** What most translations fail: one value, which is sent once for all of them. */
const NOTHING: FailedOfPair = { failed: [], fixable: [] };

function failedOf(findings: readonly StringFinding[]): FailedOfPair {
  if (findings.length === 0) return NOTHING;
  const checksOf = (some: readonly StringFinding[]) => [
    ...new Set<CheckFilter>(some.map(({ check }) => check)),
  ];
  return { failed: checksOf(findings), fixable: checksOf(findings.filter(({ fix }) => fix)) };
}

parentPort?.on('message', (task: CheckTask | FindingsTask) => {
  const found = task.pairs.map((pair) => findingsIn(pair, task.settings));
  const results: FailedOfPair[] | StringFinding[][] =
    'checks' in task
      ? found.map((findings) => findings.filter(({ check }) => task.checks.includes(check)))
      : found.map(failedOf);
  parentPort?.postMessage(results);
});
