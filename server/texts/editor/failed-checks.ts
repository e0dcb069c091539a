import { setImmediate as others } from 'node:timers/promises';
import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { type Format, hasCapability, isSubtitles } from '#domain/formats/model/format.ts';
import { flagsOf } from '#domain/formats/po.ts';
import { CHECK_FILTERS, type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import { failedReading, failedTiming, nextInTime, type TimedCue } from '#domain/texts/checks/cue-checks.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { type CheckedString, STRINGS_AT_ONCE, stringsAfter, stringsOf } from './failed-checks-queries.ts';
import type { Searcher } from './search.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** The strings of a section whose current translation a check finds something in, by check. */
export type FailedChecks = Readonly<Record<CheckFilter, ReadonlySet<number>>>;

/** What the checks of a project depend on beside its texts. */
export type CheckSettings = { readonly limits: CueLimits; readonly languages: ProjectLanguages };

type Checked = Versioned & { readonly format: Format };

/** The checks that a string fails by itself, without its neighbours. */
type FailedOfString = { readonly id: number; readonly failed: readonly CheckFilter[] };

/**
 * Finds the strings whose current translation fails a check (checks.26), and the cues that break the limits of their project
 * (subtitles.13). After a save only the changed string is checked: a write that names a string has changed no times
 * (docs/decisions/013).
 */
export function openChecks(cache: SectionCache, searchPool: SearchPool) {
  return (project: number, sections: readonly Checked[], settings: CheckSettings, searcher: Searcher) => {
    const formats = new Map(sections.map(({ id, format }) => [id, format]));
    const run = <Value>(work: (sql: Sql) => Promise<Value>) => searchPool.run(searcher, work);
    return cache.listsOf(project, sections, {
      name: `failed ${JSON.stringify(settings)}`,
      readWhole: (ids) =>
        run(async (sql) => {
          const failed = new Map<number, FailedChecks>();
          for (const id of ids)
            failed.set(id, await failedIn(sql, { project, id, format: formats.get(id) }, settings));
          return failed;
        }),
      async readTouched(ids): Promise<FailedOfString[]> {
        const strings = await run((sql) => stringsOf(sql, project, ids));
        return strings.map((string) => ({
          id: string.id,
          failed: failedOf(string, formats.get(string.section), settings),
        }));
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

const byCheck = (idsOf: (check: CheckFilter) => ReadonlySet<number>) =>
  Object.fromEntries(CHECK_FILTERS.map((check) => [check, idsOf(check)])) as FailedChecks;

/** The checks that a string fails by its source and its current translation. */
function failedOf(
  { text, max_length, lead, translation, ...string }: CheckedString,
  format: Format | undefined,
  { limits, languages }: CheckSettings,
): CheckFilter[] {
  if (translation === null || format === undefined) return [];
  const times = isSubtitles(format) ? shownTimes(string) : undefined;
  const isUnreadable = times && failedReading(translation, times.end - times.start, limits).length > 0;
  const findings = findingsOf(text, translation, {
    format,
    flags: format === 'po' && lead !== null ? flagsOf(lead) : undefined,
    sourceLanguage: languages.source_lang,
    targetLanguage: languages.target_lang,
    maxLength: max_length,
  });
  const failed = findings.flatMap(({ check }): CheckFilter[] => (isCheckFilter(check) ? [check] : []));
  return [...new Set<CheckFilter>([...failed, ...(isUnreadable ? (['cue-reading'] as const) : [])])];
}

/** The strings that are checked before other requests are answered, which takes some milliseconds. */
const CHECKED_AT_ONCE = 50;

/** Checks a section, some strings at once, so that other requests are answered between them. */
async function failedIn(
  sql: Sql,
  { project, id, format }: { project: number; id: number; format: Format | undefined },
  settings: CheckSettings,
): Promise<FailedChecks> {
  const ids = new Map<CheckFilter, Set<number>>(CHECK_FILTERS.map((check) => [check, new Set()]));
  const timed: (TimedCue & { id: number })[] = [];
  let after = { place: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const strings = await stringsAfter(sql, project, id, after);
    for (const [nth, string] of strings.entries()) {
      if (nth % CHECKED_AT_ONCE === 0) await others();
      const times = format && isSubtitles(format) ? shownTimes(string) : undefined;
      if (times) timed.push({ id: string.id, ...times, continues: string.continues });
      for (const check of failedOf(string, format, settings)) ids.get(check)?.add(string.id);
    }
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
