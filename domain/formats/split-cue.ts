import { LIMITS } from '../core/limits.ts';
import { isLongerThan, lengthOf } from '../core/text/text.ts';
import { CUE_SKELETONS } from './cue-skeletons.ts';
import { contextOf, cueOf } from './cues/cues.ts';
import { repeatTags } from './cues/repeat-tags.ts';
import type { SubtitleFormat } from './model/format.ts';
import type { Frame } from './model/skeleton.ts';
import type { SkeletonCodec, Times, Timing } from './model/skeleton-codec.ts';
import { splitPrefix } from './skeleton/prefixes.ts';
import { splitLong } from './split-long.ts';

/** A string of subtitles with its frame. */
export type CueString = { readonly text: string; readonly context: string; readonly frame: Frame | null };

/** Whether a cue has times that its parts could share. */
export function hasTimes(cue: Pick<CueString, 'context' | 'frame'>, format: SubtitleFormat): boolean {
  return timesOfCue(CUE_SKELETONS[format], cue, '') !== undefined;
}

/**
 * The times in a cue's frame, in a file with this header; undefined if they can't be read. In a format without ends the string's
 * context has the end.
 */
export function timesOfCue(
  codec: SkeletonCodec | undefined,
  { context, frame }: Pick<CueString, 'context' | 'frame'>,
  header: string,
) {
  if (!codec?.timing) return undefined;
  const { gap, own } = splitPrefix(codec, frame);
  const times = own === undefined ? undefined : codec.timing.of(own, header);
  if (own === undefined || !times) return undefined;
  const parts = cueOf(context);
  if (codec.timing.isNested && parts) {
    const base = parts.start - times.start;
    const timing = timingWithin(codec.timing, base);
    return { gap, own, times: timing.of(own, header) ?? times, timing, base };
  }
  const end = codec.timing.isOpen ? Math.max(parts?.end ?? times.end, times.start) : times.end;
  return { gap, own, times: { start: times.start, end }, timing: codec.timing, base: 0 };
}

/** The timing of a cue whose times are within those of what begins at `base`. */
function timingWithin(timing: Timing, base: number): Timing {
  const moved = ({ start, end }: Times, by: number): Times => ({ start: start + by, end: end + by });
  return {
    ...timing,
    of: (own, header) => {
      const times = timing.of(own, header);
      return times && moved(times, base);
    },
    set: (own, times, header) => timing.set(own, moved(times, -base), header),
  };
}

/**
 * Splits a cue that is too long into several that follow each other, each shown for its share of the text. Everything
 * else in its frame stays. Undefined if its times can't be read.
 */
export function splitCue<Cue extends CueString>(
  cue: Cue,
  format: SubtitleFormat,
  {
    locale,
    header = '',
  }: { readonly locale?: string | undefined; readonly header?: string | undefined } = {},
): Cue[] | undefined {
  if (!hasTimes(cue, format)) return undefined;
  const pieces = splitLong(cue.text, LIMITS.stringText.max, locale);
  const styled = repeatTags(pieces);
  const texts = styled.some((text) => isLongerThan(text, LIMITS.stringText.max)) ? pieces : styled;
  return cueInParts(cue, format, { texts, pieces, header });
}

/**
 * Gives the parts of a cue their texts, frames and contexts. Each is shown for its share of the text, or of `pieces` if
 * other words than these are shown. Undefined if the cue's times can't be read.
 */
export function cueInParts<Cue extends CueString>(
  cue: Cue,
  format: SubtitleFormat,
  { texts, pieces = texts, header }: InParts,
): Cue[] | undefined {
  const codec = CUE_SKELETONS[format];
  const timed = timesOfCue(codec, cue, header);
  if (!timed) return undefined;
  const { gap, own, times, timing } = timed;
  const ownCue = cueOf(cue.context);
  return shares(times, pieces).map((times, nth) => {
    const text = texts[nth] ?? '';
    const ownNow = timing.set(nth === 0 ? own : timing.next(own), times, header);
    return {
      ...cue,
      text,
      context: ownCue ? contextOf({ ...ownCue, ...times }) : cue.context,
      frame: {
        lead: (nth === 0 ? gap : codec.separator('')) + ownNow,
        raw: spelling(codec, text, cue.frame, header),
      },
    };
  });
}

/**
 * How a text is spelled in a file, if the format would spell it differently; `frame` has the tags that its marks stand for. A text that
 * the format can't write is kept as it is.
 */
export function spelling(
  codec: SkeletonCodec,
  text: string,
  frame: Frame | null,
  header: string,
): string | null {
  const spelled = codec.spell(text, '', frame, header);
  const read = (raw: string) => codec.read(raw, frame?.lead, header);
  if (read(spelled) !== text) return read(text) === text ? text : spelled;
  return codec.spell(text, '', frame && { ...frame, raw: null }, header) === spelled ? null : spelled;
}

type InParts = {
  readonly texts: readonly string[];
  /** The parts by whose lengths the time is shared, if they are not the texts. */
  readonly pieces?: readonly string[];
  /** The header of the file. */
  readonly header: string;
};

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
