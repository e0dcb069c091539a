import { append } from '#domain/core/long-lists.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { type Format, hasCapability, isSubtitles } from '#domain/formats/model/format.ts';
import { CHECK_FILTERS, type CheckFilter, COMPARED_CHECKS } from '#domain/texts/checks/check-filters.ts';
import { failedTiming, nextInTime, type TimedCue } from '#domain/texts/checks/cue-checks.ts';
import { busy } from '../../platform/http/failures.ts';
import { disconnectSignalOf } from '../../platform/limits/disconnect-signal.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { TaskStopped } from '../../platform/limits/task-thread.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { checkInThread } from '../check-thread/check-thread.ts';
import type { CheckedPairResult, CheckSettings } from '../check-thread/task.ts';
import { type ComparedStrings, comparedStrings, compareStrings } from './compared-strings.ts';
import { type CheckedString, STRINGS_AT_ONCE, stringsAfter, stringsOf } from './failed-checks-queries.ts';
import type { Searcher } from './search.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** The strings of a section whose current translation a check finds something in, by check. */
export type FailedChecks = Readonly<Record<CheckFilter, ReadonlySet<number>>>;

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
      name: `checked ${JSON.stringify(settings)}`,
      async readWhole(ids) {
        const checked = new Map<number, CheckedSection>();
        for (const id of ids) checked.set(id, await checkSection(checking, id, formats.get(id)));
        return checked;
      },
      async readTouched(ids) {
        const strings = await searchPool.run(searcher, (sql) => stringsOf(sql, project, ids));
        return checkStrings(checking, strings, ({ section }) => formats.get(section));
      },
      change(list: CheckedSection, strings, changed: readonly CheckedOfString[]) {
        const touched = new Set(strings);
        const inSection = changed.filter(({ id }) => touched.has(id));
        return {
          ...comparedStrings(inSection, list, (id) => !touched.has(id)),
          ...byCheck((check) =>
            check === 'cue-times'
              ? list[check]
              : idsAfter(list[check], strings, idsThatFail(check, inSection)),
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
    ): Promise<FailedChecks[]> {
      const checked = await checkedSections(project, sections, settings, searcher);
      const compared = cache.joined(project, sections, {
        name: `compared ${JSON.stringify(settings)}`,
        make: () => byNumber(compareStrings(checked)),
      });
      return checked.map((section, nth) => ({
        ...section,
        ...Object.fromEntries(COMPARED_CHECKS.map((check) => [check, compared[`${check} ${nth}`]])),
      }));
    },
  };
}

/** The compared checks of sections as one value of the cache. */
const byNumber = (sections: ReturnType<typeof compareStrings>) =>
  Object.fromEntries(
    sections.flatMap((section, nth) => COMPARED_CHECKS.map((check) => [`${check} ${nth}`, section[check]])),
  );

const byCheck = (idsOf: (check: CheckFilter) => ReadonlySet<number>) =>
  Object.fromEntries(CHECK_FILTERS.map((check) => [check, idsOf(check)])) as FailedChecks;

export const NONE_FAILED = byCheck(() => new Set());

const idsThatFail = (check: CheckFilter, strings: readonly CheckedOfString[]) =>
  strings.flatMap(({ id, result }) => (result.failed.includes(check) ? id : []));

/** Checks the current translations of some strings; those without one are left out. */
async function checkStrings(
  { settings, searcher }: Checking,
  strings: readonly CheckedString[],
  formatOf: (string: CheckedString) => Format | undefined,
): Promise<CheckedOfString[]> {
  const checked = strings.flatMap((string) => {
    const { id, translation, text, context, max_length, lead, target_start, target_end } = string;
    const format = formatOf(string);
    if (translation === null || format === undefined) return [];
    const pair = { text, context, max_length, format, lead, target_start, target_end, translation };
    return [{ id, pair }];
  });
  if (checked.length === 0) return [];
  const { signal, stopListening } = disconnectSignalOf(searcher);
  const task = { settings, pairs: checked.map(({ pair }) => pair) };
  const results = await checkInThread(task, { visitor: visitorOf(searcher), signal })
    .catch((error) => {
      throw error instanceof TaskStopped ? busy(SERVICE_LIMITS.checkQueue.longestWait) : error;
    })
    .finally(stopListening);
  return checked.flatMap(({ id }, nth) => {
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
    append(checked, await checkStrings(checking, strings, () => format));
    const last = strings.at(-1);
    if (!last || strings.length < STRINGS_AT_ONCE) break;
    after = last;
  }
  const next = nextInTime(timed);
  const ends = { isOpen: format !== undefined && hasCapability(format, 'open') };
  const cues = timed.filter((cue) => failedTiming(cue, next.get(cue), settings.limits, ends).length > 0);
  return {
    ...comparedStrings(checked),
    ...byCheck(
      (check) => new Set(check === 'cue-times' ? cues.map(({ id }) => id) : idsThatFail(check, checked)),
    ),
  };
}
