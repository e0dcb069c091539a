import { LIMITS } from '../limits.ts';
import { isLongerThan, lengthOf } from '../texts/text.ts';
import { contextOf, cueOf, type Times } from './cues.ts';
import type { SubtitleFormat } from './format.ts';
import type { Frame } from './frames.ts';
import type { Framing } from './framing.ts';
import { FRAMINGS } from './framings.ts';
import { leadIn } from './leads.ts';
import { splitLong } from './split-long.ts';
import { withTagsOver } from './tags-over.ts';

/** A string of subtitles: its words, and where they stand. */
export type CueString = { readonly text: string; readonly context: string; readonly frame: Frame | null };

/** Whether a cue has times that its pieces could share. */
export function hasTimes({ frame }: Pick<CueString, 'frame'>, format: SubtitleFormat): boolean {
  return timesIn(FRAMINGS[format], frame) !== undefined;
}

/** A cue's own lead with its times; undefined where they can't be read. */
export function timesIn(framing: Framing, frame: Frame | null) {
  const { gap, own } = leadIn(framing, frame);
  const times = own === undefined ? undefined : framing.timing?.of(own);
  return own !== undefined && framing.timing && times
    ? { gap, own, times, timing: framing.timing }
    : undefined;
}

/**
 * A cue that is too long as several, one after the other in its time: each is shown as long as its share of the text is. All
 * else stays as the file has it. Undefined where its times can't be read.
 */
export function splitCue<Cue extends CueString>(
  cue: Cue,
  format: SubtitleFormat,
  locale?: string,
): Cue[] | undefined {
  const framing: Framing = FRAMINGS[format];
  const found = timesIn(framing, cue.frame);
  if (!found) return undefined;
  const { gap, own, times, timing } = found;
  const pieces = splitLong(cue.text, undefined, locale);
  const styled = withTagsOver(pieces);
  const texts = styled.some((text) => isLongerThan(text, LIMITS.stringText.max)) ? pieces : styled;
  const told = cueOf(cue.context);
  return shares(times, pieces).map((times, nth) => {
    const text = texts[nth] ?? '';
    const ownNow = timing.set(nth === 0 ? own : timing.next(own), times);
    const raw = framing.read(framing.spell(text)) === text ? null : text;
    return {
      ...cue,
      text,
      context: told ? contextOf({ ...told, ...times }) : cue.context,
      frame: { lead: (nth === 0 ? gap : framing.separator('')) + ownNow, raw },
    };
  });
}

/** Hundredths of a second are what every format can say. */
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
