import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { type Format, hasCapability, isSubtitles } from '#domain/formats/model/format.ts';
import { CHECK_FILTERS, type CheckFilter } from '#domain/texts/checks/check-filters.ts';
import {
  failedTiming,
  nextInTime,
  TIMING_CHECKS,
  type TimedCue,
  type TimingCheck,
} from '#domain/texts/checks/cue-checks.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { failedInThread } from '../check-thread/check-thread.ts';
import type { CheckSettings } from '../check-thread/task.ts';
import { checkedPairs, checkFor } from './checked-pairs.ts';
import { type CheckedString, STRINGS_AT_ONCE, stringsAfter, stringsOf } from './failed-checks-queries.ts';
import type { Searcher } from './search.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** A check, the findings of a check that have a fix, or a limit of times. */
export type FailedBy = CheckFilter | `${CheckFilter} fixable` | `cue-times ${TimingCheck}`;

const FAILED_BY: readonly FailedBy[] = [
  ...CHECK_FILTERS.flatMap((check) => [check, `${check} fixable`] as const),
  ...TIMING_CHECKS.map((limit) => `cue-times ${limit}` as const),
];

/** The strings of a section whose current translation a check finds something in, by check. */
export type FailedChecks = Readonly<Record<FailedBy, ReadonlySet<number>>>;

type Checked = Versioned & { readonly format: Format };

/** By what a string fails by itself, without its neighbours. */
type FailedOfString = { readonly id: number; readonly failed: readonly FailedBy[] };

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
  return (project: number, sections: readonly Checked[], settings: CheckSettings, searcher: Searcher) => {
    const formats = new Map(sections.map(({ id, format }) => [id, format]));
    const checking = { project, settings, searcher, searchPool };
    return cache.listsOf(project, sections, {
      name: `failed ${JSON.stringify(settings)}`,
      async readWhole(ids) {
        const failed = new Map<number, FailedChecks>();
        for (const id of ids) failed.set(id, await failedIn(checking, id, formats.get(id)));
        return failed;
      },
      async readTouched(ids) {
        const strings = await searchPool.run(searcher, (sql) => stringsOf(sql, project, ids));
        return failedOf(checking, strings, ({ section }) => formats.get(section));
      },
      change: (list: FailedChecks, strings, changed: readonly FailedOfString[]) =>
        byAll((by) =>
          by.startsWith('cue-times')
            ? list[by]
            : idsAfter(
                list[by],
                strings,
                changed.flatMap(({ id, failed }) => (failed.includes(by) ? id : [])),
              ),
        ),
    });
  };
}

const byAll = (idsOf: (by: FailedBy) => ReadonlySet<number>) =>
  Object.fromEntries(FAILED_BY.map((by) => [by, idsOf(by)])) as FailedChecks;

/** The checks that some strings fail by their source and their current translation; those without a translation are left out. */
async function failedOf(
  { settings, searcher }: Checking,
  strings: readonly CheckedString[],
  formatOf: (string: CheckedString) => Format | undefined,
): Promise<FailedOfString[]> {
  const checked = checkedPairs(strings, formatOf);
  if (checked.length === 0) return [];
  const task = { settings, pairs: checked.map(({ pair }) => pair) };
  const failed = await checkFor(searcher, (asker) => failedInThread(task, asker));
  return checked.map(({ string: { id } }, nth) => {
    const { failed: checks, fixable } = failed[nth] ?? { failed: [], fixable: [] };
    return { id, failed: [...checks, ...fixable.map((check) => `${check} fixable` as const)] };
  });
}

/** Checks a section, some strings at once, so that neither a connection nor the thread is kept from others meanwhile. */
async function failedIn(checking: Checking, id: number, format: Format | undefined): Promise<FailedChecks> {
  const { project, settings, searcher, searchPool } = checking;
  const ids = new Map<FailedBy, Set<number>>();
  const add = (by: FailedBy, string: number) => ids.set(by, (ids.get(by) ?? new Set()).add(string));
  const timed: (TimedCue & { id: number })[] = [];
  let after = { place: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const from = after;
    const strings = await searchPool.run(searcher, (sql) => stringsAfter(sql, project, id, from));
    for (const string of strings) {
      const times = format && isSubtitles(format) ? shownTimes(string) : undefined;
      if (times) timed.push({ id: string.id, ...times, continues: string.continues });
    }
    for (const { id, failed } of await failedOf(checking, strings, () => format))
      for (const by of failed) add(by, id);
    const last = strings.at(-1);
    if (!last || strings.length < STRINGS_AT_ONCE) break;
    after = last;
  }
  const next = nextInTime(timed);
  const ends = { isOpen: format !== undefined && hasCapability(format, 'open') };
  for (const cue of timed)
    for (const limit of failedTiming(cue, next.get(cue), settings.limits, ends)) {
      add('cue-times', cue.id);
      add(`cue-times ${limit}`, cue.id);
    }
  return byAll((by) => ids.get(by) ?? NONE);
}

const NONE: ReadonlySet<number> = new Set();
