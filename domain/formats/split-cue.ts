import { LIMITS } from '../limits.ts';
import { isLongerThan, lengthOf } from '../texts/text.ts';
import { contextOf, cueOf } from './cues/cues.ts';
import { repeatTags } from './cues/repeat-tags.ts';
import type { SubtitleFormat } from './model/format.ts';
import type { Frame } from './model/skeleton.ts';
import type { SkeletonCodec, Times } from './model/skeleton-codec.ts';
import { skeletonOf } from './registry.ts';
import { splitPrefix } from './skeleton/prefixes.ts';
import { splitLong } from './split-long.ts';

/** A string of subtitles with its frame. */
export type CueString = { readonly text: string; readonly context: string; readonly frame: Frame | null };

/** Whether a cue has times that its parts could share. */
export function hasTimes({ frame }: Pick<CueString, 'frame'>, format: SubtitleFormat): boolean {
  return timesOfFrame(skeletonOf(format), frame) !== undefined;
}

/** The times in a cue's frame; undefined if they can't be read. */
export function timesOfFrame(codec: SkeletonCodec | undefined, frame: Frame | null) {
  if (!codec?.timing) return undefined;
  const { gap, own } = splitPrefix(codec, frame);
  const times = own === undefined ? undefined : codec.timing.of(own);
  return own !== undefined && times ? { gap, own, times, timing: codec.timing } : undefined;
}

/**
 * Splits a cue that is too long into several that follow each other, each shown for its share of the text. Everything
 * else in its frame stays. Undefined if its times can't be read.
 */
export function splitCue<Cue extends CueString>(
  cue: Cue,
  format: SubtitleFormat,
  locale?: string,
): Cue[] | undefined {
  if (!hasTimes(cue, format)) return undefined;
  const pieces = splitLong(cue.text, undefined, locale);
  const styled = repeatTags(pieces);
  const texts = styled.some((text) => isLongerThan(text, LIMITS.stringText.max)) ? pieces : styled;
  return cueInParts(cue, format, texts, pieces);
}

/**
 * Gives the parts of a cue their texts, frames and contexts, each shown for its share of the text (`pieces`, if that is not what
 * they say). Undefined if its times can't be read.
 */
export function cueInParts<Cue extends CueString>(
  cue: Cue,
  format: SubtitleFormat,
  texts: readonly string[],
  pieces: readonly string[] = texts,
): Cue[] | undefined {
  const codec = skeletonOf(format);
  const found = timesOfFrame(codec, cue.frame);
  if (!codec || !found) return undefined;
  const { gap, own, times, timing } = found;
  const ownCue = cueOf(cue.context);
  return shares(times, pieces).map((times, nth) => {
    const text = texts[nth] ?? '';
    const ownNow = timing.set(nth === 0 ? own : timing.next(own), times);
    return {
      ...cue,
      text,
      context: ownCue ? contextOf({ ...ownCue, ...times }) : cue.context,
      frame: { lead: (nth === 0 ? gap : codec.separator('')) + ownNow, raw: spelling(codec, text) },
    };
  });
}

/** How a text is spelled in a file, if the format would spell it differently. */
export const spelling = (codec: SkeletonCodec, text: string): string | null =>
  codec.read(codec.spell(text)) === text ? null : text;

/** Times are rounded to hundredths of a second, which every format can write. */
const TICK = 10;

function shares({ start, end }: Times, pieces: readonly string[]): Times[] {
  const lengths = pieces.map(lengthOf);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let read = 0;
  let from = start;
  return lengths.map((length, nth) => {
    read += length;
    const cut = Math.min(start + Math.round(((end - start) * read) / whole / TICK) * TICK, end);
    const to = nth === lengths.length - 1 ? end : cut;
    const share = { start: from, end: to };
    from = to;
    return share;
  });
}
