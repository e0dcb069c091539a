import { createHash } from 'node:crypto';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { type Format, hasCapability, isSubtitles } from '#domain/formats/model/format.ts';
import { CHECK_FILTERS, type CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { failedTiming, nextInTime, type TimedCue } from '#domain/texts/checks/cue-checks.ts';
import { busy } from '../../platform/http/failures.ts';
import { disconnectSignalOf } from '../../platform/limits/disconnect-signal.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { TaskStopped } from '../../platform/limits/task-thread.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { checkInThread } from '../check-thread/check-thread.ts';
import type { CheckSettings } from '../check-thread/task.ts';
import { type CheckedString, STRINGS_AT_ONCE, stringsAfter, stringsOf } from './failed-checks-queries.ts';
import type { Searcher } from './search.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** The strings of a section whose current translation a check finds something in, by check. */
export type FailedChecks = Readonly<Record<CheckFilter, ReadonlySet<number>>>;

type Checked = Versioned & { readonly format: Format };

/** The checks that a string fails by itself, without its neighbours. */
type FailedOfString = { readonly id: number; readonly failed: readonly CheckFilter[] };

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
      name: `failed ${nameOf(settings)}`,
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
        byCheck((check) =>
          check === 'cue-times'
            ? list[check]
            : idsAfter(
                list[check],
                strings,
                changed.flatMap(({ id, failed }) => (failed.includes(check) ? id : [])),
              ),
        ),
    });
  };
}

/** The name of the lists of these settings: of what is dismissed in the project a digest, since it may be long (dismissals.4). */
const nameOf = ({ dismissed, ...settings }: CheckSettings) =>
  `${JSON.stringify(settings)} ${createHash('sha1').update(JSON.stringify(dismissed)).digest('base64')}`;

const byCheck = (idsOf: (check: CheckFilter) => ReadonlySet<number>) =>
  Object.fromEntries(CHECK_FILTERS.map((check) => [check, idsOf(check)])) as FailedChecks;

/** The checks that some strings fail by their source and their current translation; those without a translation are left out. */
async function failedOf(
  { settings, searcher }: Checking,
  strings: readonly CheckedString[],
  formatOf: (string: CheckedString) => Format | undefined,
): Promise<FailedOfString[]> {
  const checked = strings.flatMap((string) => {
    const { id, translation, text, context, max_length, lead, target_start, target_end, dismissed } = string;
    const format = formatOf(string);
    if (translation === null || format === undefined) return [];
    const pair = {
      text,
      context,
      max_length,
      format,
      lead,
      target_start,
      target_end,
      translation,
      dismissed,
    };
    return [{ id, pair }];
  });
  if (checked.length === 0) return [];
  const { signal, stopListening } = disconnectSignalOf(searcher);
  const task = { settings, pairs: checked.map(({ pair }) => pair) };
  const failed = await checkInThread(task, { visitor: visitorOf(searcher), signal })
    .catch((error) => {
      throw error instanceof TaskStopped ? busy(SERVICE_LIMITS.checkQueue.longestWait) : error;
    })
    .finally(stopListening);
  return checked.map(({ id }, nth) => ({ id, failed: failed[nth] ?? [] }));
}

/** Checks a section, some strings at once, so that neither a connection nor the thread is kept from others meanwhile. */
async function failedIn(checking: Checking, id: number, format: Format | undefined): Promise<FailedChecks> {
  const { project, settings, searcher, searchPool } = checking;
  const ids = new Map<CheckFilter, Set<number>>(CHECK_FILTERS.map((check) => [check, new Set()]));
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
      for (const check of failed) ids.get(check)?.add(id);
    const last = strings.at(-1);
    if (!last || strings.length < STRINGS_AT_ONCE) break;
    after = last;
  }
  const next = nextInTime(timed);
  const ends = { isOpen: format !== undefined && hasCapability(format, 'open') };
  for (const cue of timed)
    if (failedTiming(cue, next.get(cue), settings.limits, ends).length > 0) ids.get('cue-times')?.add(cue.id);
  return byCheck((check) => ids.get(check) ?? new Set());
}
