import { CUE_SKELETONS } from './cue-skeletons.ts';
import { contextOf, cueOf } from './cues/cues.ts';
import type { SubtitleFormat } from './model/format.ts';
import type { Times } from './model/skeleton-codec.ts';
import { type CueString, timesOfCue } from './split-cue.ts';

/**
 * A cue that is shown at other times (subtitles.14): its context, with the times as the file can spell them, and its
 * frame. A cue that is not from a file has no frame; its context alone says when it is shown.
 */
export function withCueTimes(
  cue: CueString,
  { format, header }: { readonly format: SubtitleFormat; readonly header: string },
  newTimes: Times,
): Pick<CueString, 'context' | 'frame'> {
  const parts = cueOf(cue.context) ?? { number: '', notes: '', ...newTimes };
  const timed = timesOfCue(CUE_SKELETONS[format], cue, header);
  if (!timed || !cue.frame) return { context: contextOf({ ...parts, ...newTimes }), frame: cue.frame };
  const { gap, own, times, timing } = timed;
  const now = timing.set(own, newTimes, header);
  const spelled = timing.of(now, header) ?? newTimes;
  const context = contextOf({
    ...parts,
    start: spelled.start,
    end: timing.isOpen ? newTimes.end : spelled.end,
  });
  const raw = cue.frame.raw === null ? null : (timing.retimeText?.(cue.frame.raw, moved) ?? cue.frame.raw);
  return { context, frame: { lead: gap + now, raw } };

  /** Words with times of their own move with their cue. */
  function moved(time: number): number {
    return Math.max(time + newTimes.start - times.start, 0);
  }
}

/** The times that the contexts of a cue say before and after an edit, if they differ (subtitles.14). */
export function changedTimes(before: string, after: string): Times | undefined {
  const [was, is] = [cueOf(before), cueOf(after)];
  if (!is || (was?.start === is.start && was.end === is.end)) return undefined;
  return { start: is.start, end: is.end };
}
