import { setImmediate as others } from 'node:timers/promises';
import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import {
  type Format,
  hasCapability,
  isSubtitles,
  type SubtitleFormat,
} from '#domain/formats/model/format.ts';
import { failedReading, failedTiming, nextInTime } from '#domain/texts/checks/cue-checks.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { type CheckedCue, CUES_AT_ONCE, cuesAfter, cuesOf } from './failed-cues-queries.ts';
import type { Searcher } from './search.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** The cues of a section that break a limit by their words, and by their times. */
type FailedCues = { readonly words: ReadonlySet<number>; readonly times: ReadonlySet<number> };

type Checked = Versioned & { readonly format: Format };

/**
 * Finds the cues that break the limits of their project (subtitles.13). After a save only the words of the changed
 * string are measured: a write that names a string has changed no times (docs/decisions/013).
 */
export function openCueChecks(cache: SectionCache, searchPool: SearchPool) {
  return (project: number, sections: readonly Checked[], limits: CueLimits, searcher: Searcher) => {
    const formats = new Map(sections.map(({ id, format }) => [id, format]));
    const run = <Value>(work: (sql: Sql) => Promise<Value>) => searchPool.run(searcher, work);
    return cache.listsOf(project, sections, {
      name: `failed ${JSON.stringify(limits)}`,
      readWhole: (ids) =>
        run(async (sql) => {
          const failed = new Map<number, FailedCues>();
          for (const id of ids) {
            const format = formats.get(id);
            const isChecked = format !== undefined && isSubtitles(format);
            failed.set(id, isChecked ? await failedIn(sql, { project, id, format }, limits) : NONE);
          }
          return failed;
        }),
      async readTouched(strings) {
        const cues = await run((sql) => cuesOf(sql, project, strings));
        return cues.flatMap((cue) => {
          const format = formats.get(cue.section);
          return format !== undefined && isSubtitles(format) && hasFailedWords(cue, limits) ? [cue.id] : [];
        });
      },
      change: ({ words, times }, strings, failed) => ({ words: idsAfter(words, strings, failed), times }),
    });
  };
}

const NONE: FailedCues = { words: new Set(), times: new Set() };

const hasFailedWords = ({ translation, ...string }: CheckedCue, limits: CueLimits): boolean => {
  const times = shownTimes(string);
  return (
    times !== undefined &&
    translation !== null &&
    failedReading(translation, times.end - times.start, limits).length > 0
  );
};

/** Checks a section, a thousand cues at once, so that other requests are answered between them. */
async function failedIn(
  sql: Sql,
  { project, id, format }: { project: number; id: number; format: SubtitleFormat },
  limits: CueLimits,
): Promise<FailedCues> {
  const words = new Set<number>();
  const timed: { id: number; start: number; end: number; continues: boolean }[] = [];
  let after = { place: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const cues = await cuesAfter(sql, project, id, after);
    for (const cue of cues) {
      const times = shownTimes(cue);
      if (times) timed.push({ id: cue.id, start: times.start, end: times.end, continues: cue.continues });
      if (hasFailedWords(cue, limits)) words.add(cue.id);
    }
    const last = cues.at(-1);
    if (!last || cues.length < CUES_AT_ONCE) break;
    after = last;
    await others();
  }
  const next = nextInTime(timed);
  const ends = { isOpen: hasCapability(format, 'open') };
  const failed = timed.filter((cue) => failedTiming(cue, next.get(cue), limits, ends).length > 0);
  return { words, times: new Set(failed.map((cue) => cue.id)) };
}
