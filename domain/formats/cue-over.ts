import { contextOf, cueOf } from './cues/cues.ts';
import type { SubtitleFormat } from './model/format.ts';
import { skeletonOf } from './registry.ts';
import { type CueString, timesOfFrame } from './split-cue.ts';

/**
 * The frame of a cue from the beginning of one to the end of another; the frame of the first if times can't be read.
 */
export function cueOver(
  first: CueString,
  last: CueString,
  format: SubtitleFormat,
): Pick<CueString, 'context' | 'frame'> {
  const [from, to] = [first, last].map(({ frame }) => timesOfFrame(skeletonOf(format), frame));
  const [told, end] = [first, last].map(({ context }) => cueOf(context));
  const context = told && end ? contextOf({ ...told, end: end.end }) : first.context;
  if (!from || !to) return { context, frame: first.frame };
  const times = { start: from.times.start, end: to.times.end };
  return { context, frame: { lead: from.gap + from.timing.set(from.own, times), raw: null } };
}
