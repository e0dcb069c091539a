import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { pluralOf } from '#domain/core/plurals/plural.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { flagsOf } from '#domain/formats/po.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { checkedText } from '#domain/texts/checks/checked-text.ts';
import { failedReading } from '#domain/texts/checks/cue-checks.ts';
import { comparedText } from '#domain/texts/checks/inconsistent.ts';
import { lengthRatioOf } from '#domain/texts/checks/length-ratio.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import type { CheckedPair, CheckedPairResult, CheckResult, CheckSettings, CheckTask } from './task.ts';

// The program of the thread that checks translations. It has no connection and stores nothing, so that it can be ended at any time.

function checkPair(
  { text, max_length, format, lead, translation, ...string }: CheckedPair,
  { limits, languages }: CheckSettings,
): CheckedPairResult {
  const times = isSubtitles(format) ? shownTimes(string) : undefined;
  const isUnreadable = times && failedReading(translation, times.end - times.start, limits).length > 0;
  const formatOfText = { format, flags: lead === null ? undefined : flagsOf(lead) };
  const findings = findingsOf(text, translation, {
    ...formatOfText,
    sourceLanguage: languages.source_lang,
    targetLanguage: languages.target_lang,
    maxLength: max_length,
  });
  const failed = findings.flatMap(({ check }): CheckFilter[] => (isCheckFilter(check) ? [check] : []));
  const isPlural = pluralOf(text) !== undefined || pluralOf(translation) !== undefined;
  const texts = [checkedText(text, formatOfText), checkedText(translation, formatOfText)] as const;
  return {
    failed: [...new Set<CheckFilter>([...failed, ...(isUnreadable ? (['cue-reading'] as const) : [])])],
    sourceHash: hashOf(text),
    targetHash: hashOf(translation),
    lengthRatio: (isPlural ? undefined : lengthRatioOf(...texts)) ?? Number.NaN,
  };
}

/** The bytes of a hash that a number holds. Of a million texts two are taken for equal with a chance of 1 in 500. */
const HASH_BYTES = 6;
const hashOf = (text: string) =>
  createHash('sha256').update(comparedText(text)).digest().readUIntBE(0, HASH_BYTES);

parentPort?.on('message', ({ settings, pairs }: CheckTask) => {
  parentPort?.postMessage(pairs.map((pair) => checkPair(pair, settings)) satisfies CheckResult);
});
