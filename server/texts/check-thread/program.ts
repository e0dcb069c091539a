import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { pluralOf } from '#domain/core/plurals/plural.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { flagsOf } from '#domain/formats/po.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { type CheckedText, checkedText } from '#domain/texts/checks/checked-text.ts';
import { failedReading } from '#domain/texts/checks/cue-checks.ts';
import { comparedText } from '#domain/texts/checks/inconsistent.ts';
import { lengthRatioOf } from '#domain/texts/checks/length-ratio.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { readingFinding, type StringFinding } from '#domain/texts/checks/string-findings.ts';
import type { CheckedPair, CheckedPairResult, CheckSettings, CheckTask, FindingsTask } from './task.ts';

// The program of the thread that checks translations. It has no connection and stores nothing, so that it can be ended at any time.

const formatOf = ({ format, lead }: CheckedPair) => ({
  format,
  flags: lead === null ? undefined : flagsOf(lead),
});

/** All that is found in a translation by itself: the filter, the counts and the list of findings follow from it (findings.2). */
function findingsIn(
  pair: CheckedPair,
  { limits, languages }: CheckSettings,
  lengthRatios?: CheckContext['lengthRatios'],
): StringFinding[] {
  const { text, translation, max_length, format } = pair;
  const times = isSubtitles(format) ? shownTimes(pair) : undefined;
  const unreadable = times ? failedReading(translation, times.end - times.start, limits) : [];
  const findings = findingsOf(text, translation, {
    ...formatOf(pair),
    sourceLanguage: languages.source_lang,
    targetLanguage: languages.target_lang,
    maxLength: max_length,
    lengthRatios,
  });
  return [
    ...findings.flatMap(({ check, ...finding }) => (isCheckFilter(check) ? [{ check, ...finding }] : [])),
    ...unreadable.map(readingFinding),
  ];
}

function checkPair(pair: CheckedPair, settings: CheckSettings): CheckedPairResult {
  const { text, translation } = pair;
  const findings = findingsIn(pair, settings);
  const checksOf = (some: readonly StringFinding[]) => [
    ...new Set<CheckFilter>(some.map(({ check }) => check)),
  ];
  const isPlural = pluralOf(text) !== undefined || pluralOf(translation) !== undefined;
  const [source, target] = [text, translation].map((one) => checkedText(one, formatOf(pair))) as [
    CheckedText,
    CheckedText,
  ];
  return {
    failed: checksOf(findings),
    fixable: checksOf(findings.filter(({ fix }) => fix)),
    sourceHash: hashOf(text),
    targetHash: hashOf(translation),
    lengthRatio: (isPlural ? undefined : lengthRatioOf(source, target)) ?? Number.NaN,
  };
}

/** The bytes of a hash that a number holds. Of a million texts two are taken for equal with a chance of 1 in 500. */
const HASH_BYTES = 6;
const hashOf = (text: string) =>
  createHash('sha256').update(comparedText(text)).digest().readUIntBE(0, HASH_BYTES);

const listedFindings = ({ settings, pairs, checks, lengthRatios }: FindingsTask): StringFinding[][] =>
  pairs.map((pair) => findingsIn(pair, settings, lengthRatios).filter(({ check }) => checks.includes(check)));

parentPort?.on('message', (task: CheckTask | FindingsTask) => {
  parentPort?.postMessage(
    'checks' in task ? listedFindings(task) : task.pairs.map((pair) => checkPair(pair, task.settings)),
  );
});
