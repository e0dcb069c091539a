import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { pluralOf } from '#domain/core/plurals/plural.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { type CheckedText, checkedText } from '#domain/texts/checks/checked-text.ts';
import { comparedText } from '#domain/texts/checks/inconsistent.ts';
import { lengthRatioOf } from '#domain/texts/checks/length-ratio.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import {
  type ComparedCode,
  comparedFindings,
  type StringFinding,
} from '#domain/texts/checks/string-findings.ts';
import {
  type DismissalIndex,
  dismissalIndex,
  withoutDismissed,
} from '#domain/texts/checks/without-dismissed.ts';
import { checkContext, type ProjectOfTexts } from './check-context.ts';
import type { CheckedPair, CheckedPairResult, CheckSettings, CheckTask, FindingsTask } from './task.ts';

// The program of the thread that checks translations. It has no connection and stores nothing, so that it can be ended at any time.

/** All that is found in a translation by itself: the filter, the counts and the list of findings follow from it (findings.2). */
function findingsIn(
  pair: CheckedPair,
  { limits, project }: CheckSettings,
  dismissals: DismissalIndex,
  lengthRatios?: CheckContext['lengthRatios'],
): StringFinding[] {
  const { text, translation, format } = pair;
  const times = isSubtitles(format) ? shownTimes(pair) : undefined;
  const found = findingsOf(text, translation, {
    ...checkContext(pair, project),
    cue: times && { times, limits },
    lengthRatios,
  });
  const findings = withoutDismissed(found, textsOf(pair, project), dismissals);
  return findings.flatMap(({ check, ...finding }) => (isCheckFilter(check) ? [{ check, ...finding }] : []));
}

function checkPair(
  pair: CheckedPair,
  settings: CheckSettings,
  dismissals: DismissalIndex,
): CheckedPairResult {
  const { text, translation } = pair;
  const findings = findingsIn(pair, settings, dismissals);
  const compared = comparedFindings(text, translation);
  const open = new Set(withoutDismissed(compared, textsOf(pair, settings.project), dismissals));
  const checksOf = (some: readonly StringFinding[]) => [
    ...new Set<CheckFilter>(some.map(({ check }) => check)),
  ];
  const context = checkContext(pair, settings.project);
  const isPlural = pluralOf(text) !== undefined || pluralOf(translation) !== undefined;
  const [source, target] = [text, translation].map((one) => checkedText(one, context)) as [
    CheckedText,
    CheckedText,
  ];
  return {
    failed: checksOf(findings),
    fixable: checksOf(findings.filter(({ fix }) => fix)),
    dismissed: compared.flatMap((finding) =>
      open.has(finding) ? [] : (`${finding.check} ${finding.code}` as ComparedCode),
    ),
    sourceHash: hashOf(text),
    targetHash: hashOf(translation),
    lengthRatio: (isPlural ? undefined : lengthRatioOf(source, target)) ?? Number.NaN,
  };
}

/** The bytes of a hash that a number holds. Of a million texts two are taken for equal with a chance of 1 in 500. */
const HASH_BYTES = 6;
const hashOf = (text: string) =>
  createHash('sha256').update(comparedText(text)).digest().readUIntBE(0, HASH_BYTES);

/** What is dismissed in the string of a pair or in the project. */
const dismissalsFor = (
  { dismissed }: CheckedPair,
  { dismissed: ofProject }: CheckSettings,
  index: DismissalIndex,
) => (dismissed ? dismissalIndex([...ofProject, ...dismissed]) : index);

const textsOf = ({ text, translation }: CheckedPair, { target_lang }: ProjectOfTexts) => ({
  source: text,
  translation,
  targetLanguage: target_lang,
});

parentPort?.on('message', (task: CheckTask | FindingsTask) => {
  const { settings, pairs } = task;
  const ofProject = dismissalIndex(settings.dismissed);
  const results = pairs.map((pair) => {
    const dismissals = dismissalsFor(pair, settings, ofProject);
    if (!('checks' in task)) return checkPair(pair, settings, dismissals);
    const findings = findingsIn(pair, settings, dismissals, task.lengthRatios);
    return findings.filter(({ check }) => task.checks.includes(check));
  });
  parentPort?.postMessage(results);
});
