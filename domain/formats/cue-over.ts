import { CUE_SKELETONS } from './cue-skeletons.ts';
import { contextOf, cueOf } from './cues/cues.ts';
import type { SubtitleFormat } from './model/format.ts';
import { type CueString, timesOfCue } from './split-cue.ts';

/**
 * The frame of a cue from the beginning of one to the end of another; the frame of the first if times can't be read.
 */
export function cueOver(
  first: CueString,
  last: CueString,
  format: SubtitleFormat,
  header: string,
): Pick<CueString, 'context' | 'frame'> {
  const [from, to] = [first, last].map((cue) => timesOfCue(CUE_SKELETONS[format], cue, header));
  const [firstCue, lastCue] = [first, last].map(({ context }) => cueOf(context));
  const context = firstCue && lastCue ? contextOf({ ...firstCue, end: lastCue.end }) : first.context;
  if (!from || !to) return { context, frame: first.frame };
  const times = { start: from.times.start, end: to.times.end };
  return { context, frame: { lead: from.gap + from.timing.set(from.own, times, header), raw: null } };
}
