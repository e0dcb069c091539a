import { parentPort } from 'node:worker_threads';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { flagsOf } from '#domain/formats/po.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { failedReading } from '#domain/texts/checks/cue-checks.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import {
  type DismissalIndex,
  dismissalIndex,
  withoutDismissed,
} from '#domain/texts/checks/without-dismissed.ts';
import type { CheckedPair, CheckResult, CheckSettings, CheckTask } from './task.ts';

// The program of the thread that checks translations. It has no connection and stores nothing, so that it can be ended at any time.

function failedOf(
  { text, max_length, format, lead, translation, dismissed, ...string }: CheckedPair,
  { limits, languages, dismissed: inProject }: CheckSettings,
  ofProject: DismissalIndex,
): CheckFilter[] {
  const times = isSubtitles(format) ? shownTimes(string) : undefined;
  const isUnreadable = times && failedReading(translation, times.end - times.start, limits).length > 0;
  const found = findingsOf(text, translation, {
    format,
    flags: lead === null ? undefined : flagsOf(lead),
    sourceLanguage: languages.source_lang,
    targetLanguage: languages.target_lang,
    maxLength: max_length,
  });
  const index = dismissed ? dismissalIndex([...inProject, ...dismissed]) : ofProject;
  const texts = { source: text, translation, targetLanguage: languages.target_lang };
  const findings = withoutDismissed(found, texts, index);
  const failed = findings.flatMap(({ check }): CheckFilter[] => (isCheckFilter(check) ? [check] : []));
  return [...new Set<CheckFilter>([...failed, ...(isUnreadable ? (['cue-reading'] as const) : [])])];
}

parentPort?.on('message', ({ settings, pairs }: CheckTask) => {
  const ofProject = dismissalIndex(settings.dismissed);
  parentPort?.postMessage(pairs.map((pair) => failedOf(pair, settings, ofProject)) satisfies CheckResult);
});
