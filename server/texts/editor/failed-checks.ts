import { createHash } from 'node:crypto';
import { append } from '#domain/core/long-lists.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { type Format, hasCapability, isSubtitles } from '#domain/formats/model/format.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import { CHECK_FILTERS, type CheckFilter } from '#domain/texts/checks/check-filters.ts';
import {
  failedTiming,
  nextInTime,
  TIMING_CHECKS,
  type TimedCue,
  type TimingCheck,
} from '#domain/texts/checks/cue-times.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { failedInThread } from '../check-thread/check-thread.ts';
import type { CheckedPairResult, CheckSettings } from '../check-thread/task.ts';
import { checkedPairs, checkFor } from './checked-pairs.ts';
import {
  COMPARED_BY,
  type ComparedBy,
  type ComparedStrings,
  comparedStrings,
  compareStrings,
} from './compared-strings.ts';
import {
  STRINGS_AT_ONCE,
  type StringWithTranslation,
  stringsAfter,
  stringsOf,
} from './failed-checks-queries.ts';
import type { Searcher } from './search.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** A check, the findings of a check that have a fix, a limit of times, or with what a string is inconsistent. */
export type FailedBy = CheckFilter | `${CheckFilter} fixable` | `cue-times ${TimingCheck}` | ComparedBy;

const FAILED_BY: readonly FailedBy[] = [
  ...CHECK_FILTERS.flatMap((check) => [check, `${check} fixable`] as const),
  ...TIMING_CHECKS.map((limit) => `cue-times ${limit}` as const),
  ...COMPARED_BY,
];

/** The strings of a section whose current translation a check finds something in, by check. */
export type FailedChecks = Readonly<Record<FailedBy, ReadonlySet<number>>>;

/** The same with the lengths that are usual in the project, if they are known (checks.24). */
export type ComparedChecks = FailedChecks & { readonly usualLengths?: CheckContext['lengthRatios'] };

/** What is kept of a section: the strings that fail a check by themselves or by the times of their neighbours, and what others are compared with. */
type CheckedSection = FailedChecks & ComparedStrings;

type Checked = Versioned & { readonly format: Format };

type CheckedOfString = { readonly id: number; readonly result: CheckedPairResult };

type Checking = {
  readonly project: number;
  readonly settings: CheckSettings;
  readonly searcher: Searcher;
  readonly searchPool: SearchPool;
};

/**
 * Finds the strings whose current translation fails a check (checks.26), and the cues that break the limits of their project
 * (subtitles.13). After a save only the changed string is checked: a write that names a string has changed no times
 * (docs/decisions/013).
 */
export function openChecks(cache: SectionCache, searchPool: SearchPool) {
  function checkedSections(
    project: number,
    sections: readonly Checked[],
    settings: CheckSettings,
    searcher: Searcher,
  ) {
    const formats = new Map(sections.map(({ id, format }) => [id, format]));
    const checking = { project, settings, searcher, searchPool };
    return cache.listsOf(project, sections, {
      name: `checked ${nameOf(settings)}`,
      async readWhole(ids) {
        const checked = new Map<number, CheckedSection>();
        for (const id of ids) checked.set(id, await checkSection(checking, id, formats.get(id)));
        return checked;
      },
      async readTouched(ids) {
        const strings = await searchPool.run(searcher, (sql) => stringsOf(sql, project, ids));
        return checkStrings(checking, strings);
      },
      change(list: CheckedSection, strings, changed: readonly CheckedOfString[]) {
        const touched = new Set(strings);
        const inSection = changed.filter(({ id }) => touched.has(id));
        const failing = idsThatFail(inSection);
        return {
          ...comparedStrings(inSection, list, (id) => !touched.has(id)),
          ...byAll((by) =>
            by.startsWith('cue-times') ? list[by] : idsAfter(list[by], strings, failing.get(by) ?? []),
          ),
        };
      },
    });
  }

  return {
    /** The strings of sections that fail each check by themselves; none of those that are compared with others. */
    failedOfSections: checkedSections,

    /** The same with those that are compared, of all sections of a project (checks.24, checks.25). */
    async failedOfProject(
      project: number,
      sections: readonly Checked[],
      settings: CheckSettings,
      searcher: Searcher,
    ): Promise<ComparedChecks[]> {
      const checked = await checkedSections(project, sections, settings, searcher);
      const compared = cache.joined(project, sections, {
        name: `compared ${nameOf(settings)}`,
        make: () => byNumber(compareStrings(checked)),
      });
      const [low, high] = compared.usual as Float64Array;
      const usualLengths = low === undefined || high === undefined ? undefined : { low, high };
      return checked.map((section, nth) => ({
        ...section,
        ...Object.fromEntries(COMPARED_BY.map((by) => [by, compared[`${by} ${nth}`] as ReadonlySet<number>])),
        usualLengths,
      }));
    },
  };
}

/** What comparing sections finds as one value of the cache. */
const byNumber = ({
  failed,
  usual,
}: ReturnType<typeof compareStrings>): Record<string, Float64Array | ReadonlySet<number>> => ({
  usual: Float64Array.from(usual ? [usual.low, usual.high] : []),
  ...Object.fromEntries(
    failed.flatMap((section, nth) => COMPARED_BY.map((by) => [`${by} ${nth}`, section[by]])),
  ),
});

/** The name of the lists of these settings: of what is dismissed in the project a digest, since it may be long (dismissals.4). */
const nameOf = ({ dismissed, ...settings }: CheckSettings) =>
  `${JSON.stringify(settings)} ${createHash('sha1').update(JSON.stringify(dismissed)).digest('base64')}`;

const byAll = (idsOf: (by: FailedBy) => ReadonlySet<number>) =>
  Object.fromEntries(FAILED_BY.map((by) => [by, idsOf(by)])) as FailedChecks;

const NONE: ReadonlySet<number> = new Set();
export const NONE_FAILED = byAll(() => NONE);

/** The strings that fail each check by themselves. */
function idsThatFail(strings: readonly CheckedOfString[]): ReadonlyMap<FailedBy, readonly number[]> {
  const ids = new Map<FailedBy, number[]>();
  for (const { id, result } of strings)
    for (const by of [...result.failed, ...result.fixable.map((check) => `${check} fixable` as const)]) {
      const known = ids.get(by);
      if (known) known.push(id);
      else ids.set(by, [id]);
    }
  return ids;
}

/** Checks the current translations of some strings; those without one are left out. */
async function checkStrings(
  { settings, searcher }: Checking,
  strings: readonly StringWithTranslation[],
): Promise<CheckedOfString[]> {
  const checked = checkedPairs(strings);
  if (checked.length === 0) return [];
  const task = { settings, pairs: checked.map(({ pair }) => pair) };
  const results = await checkFor(searcher, (asker) => failedInThread(task, asker));
  return checked.flatMap(({ string: { id } }, nth) => {
    const result = results[nth];
    return result ? { id, result } : [];
  });
}

/** Checks a section, some strings at once, so that neither a connection nor the thread is kept from others meanwhile. */
async function checkSection(
  checking: Checking,
  id: number,
  format: Format | undefined,
): Promise<CheckedSection> {
  const { project, settings, searcher, searchPool } = checking;
  const checked: CheckedOfString[] = [];
  const timed: (TimedCue & { id: number })[] = [];
  let after = { place: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const from = after;
    const strings = await searchPool.run(searcher, (sql) => stringsAfter(sql, project, id, from));
    for (const string of strings) {
      const times = format && isSubtitles(format) ? shownTimes(string) : undefined;
      if (times) timed.push({ id: string.id, ...times, continues: string.continues });
    }
    append(checked, await checkStrings(checking, strings));
    const last = strings.at(-1);
    if (!last || strings.length < STRINGS_AT_ONCE) break;
    after = last;
  }
  const next = nextInTime(timed);
  const ends = { isOpen: format !== undefined && hasCapability(format, 'open') };
  const byLimit = Map.groupBy(
    timed.flatMap((cue) =>
      failedTiming(cue, next.get(cue), settings.limits, ends).map((limit) => ({ limit, id: cue.id })),
    ),
    ({ limit }) => limit,
  );
  const broken = TIMING_CHECKS.map(
    (limit) => [`cue-times ${limit}`, new Set(byLimit.get(limit)?.map(({ id }) => id))] as const,
  );
  const ofTimes = new Map<FailedBy, ReadonlySet<number>>([
    ...broken,
    ['cue-times', new Set(broken.flatMap(([, ids]) => [...ids]))],
  ]);
  const failing = idsThatFail(checked);
  return {
    ...comparedStrings(checked),
    ...byAll((by) => ofTimes.get(by) ?? new Set(failing.get(by))),
  };
}
