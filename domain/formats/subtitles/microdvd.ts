import { createCue } from '../cues/create-cue.ts';
import { type CueFile, cueFile } from '../cues/cue-file.ts';
import { contextOf } from '../cues/cues.ts';
import { subtitleFormat } from '../cues/subtitle-format.ts';
import type { TimingChoice } from '../model/reading.ts';
import type { CueSkeleton, FoundText, Timing } from '../model/skeleton-codec.ts';
import { exactRate, rateIn, USUAL_RATE } from './frame-rate.ts';
import { MICRODVD_STYLING, MICRODVD_TEXT } from './microdvd-text.ts';

/** The frames of a cue at the beginning of its line; the end may be missing. */
const FRAMES = /^\{(\d{1,9})\}\{(\d{0,9})\}/;
/** The first line may have the frame rate in the place of a text. */
const RATE_LINE = /^\{[01]\}\{[01]\}\s{0,9}(\d{1,4}(?:[.,]\d{1,6})?)[ \t]*$/;

const SECOND = 1000;

/** The rate that a file says in its first cue; undefined if it says none. */
export function frameRateIn(header: string): number | undefined {
  for (const line of header.slice(0, 1000).split('\n')) {
    const written = RATE_LINE.exec(line)?.[1];
    if (written !== undefined) return rateIn(written);
    if (FRAMES.test(line)) return undefined;
  }
  return undefined;
}

const rateOf = (header: string): number => exactRate(frameRateIn(header) ?? USUAL_RATE);
const timeOf = (frame: number, rate: number) => Math.round((frame * SECOND) / rate);
const frameOf = (time: number, rate: number) => Math.max(Math.round((time * rate) / SECOND), 0);

/** Reads MicroDVD at its own frame rate; lines end in LF. A chosen rate is written in a first line. */
function readMicroDvd(file: string, { frameRate }: TimingChoice): CueFile {
  const content =
    frameRate !== undefined && frameRateIn(file) === undefined ? `{1}{1}${frameRate}\n${file}` : file;
  const rate = rateOf(content);
  const texts: (FoundText & { span: { own: number; from: number; to: number } })[] = [];
  const added = content.length - file.length;
  let line = added > 0 ? -1 : 0;
  for (let offset = 0; offset < content.length; ) {
    const end = content.indexOf('\n', offset);
    const to = end === -1 ? content.length : end;
    const words = content.slice(offset, to);
    line++;
    const [frames, start = '', until = ''] = FRAMES.exec(words) ?? [];
    if (frames !== undefined && !(texts.length === 0 && RATE_LINE.test(words))) {
      const from = offset + frames.length;
      const raw = content.slice(from, to);
      const text = MICRODVD_TEXT.read(raw);
      const times = timesOf(start, until, rate);
      texts.push({
        span: { own: offset, from, to },
        text,
        raw: MICRODVD_TEXT.spell(text) === raw ? null : raw,
        line,
        key: '',
        context: contextOf({ number: String(texts.length + 1), ...times, notes: '' }),
      });
    }
    offset = to + 1;
  }
  return { ...cueFile(content, texts), frameRate: frameRateIn(file) ?? null };
}

const timesOf = (start: string, end: string, rate: number) => ({
  start: timeOf(Number(start), rate),
  end: timeOf(Number(end === '' ? start : end), rate),
});

const TIMING: Timing = {
  of: (own, header) => {
    const [, start, end] = FRAMES.exec(own) ?? [];
    return start === undefined || end === undefined ? undefined : timesOf(start, end, rateOf(header));
  },
  set: (own, { start, end }, header) => {
    const rate = rateOf(header);
    return own.replace(FRAMES, (_, from: string, to: string) => {
      const times = timesOf(from, to, rate);
      const frames = [
        times.start === start ? from : frameOf(start, rate),
        times.end === end ? to : frameOf(end, rate),
      ];
      return frames.map((frame) => `{${frame}}`).join('');
    });
  },
  next: (own) => own,
  retime: (part, change, header) => {
    const rate = rateOf(header);
    return part
      .split('\n')
      .map((line) => {
        const match = FRAMES.exec(line);
        if (!match || RATE_LINE.test(line)) return line;
        const [written, start = '', end = ''] = match;
        const times = timesOf(start, end, rate);
        const now = { start: change(times.start), end: change(times.end) };
        // A cue without an end stays without.
        const set = TIMING.set(written, now, header);
        return (end === '' ? set.replace(/\{\d+\}$/, '{}') : set) + line.slice(written.length);
      })
      .join('\n');
  },
};

/** How strings are written in MicroDVD: a line for each. */
export const MICRODVD_SKELETON: CueSkeleton = {
  ownAt: (lead) => {
    const at = lead.lastIndexOf('\n') + 1;
    return FRAMES.exec(lead.slice(at))?.[0] === lead.slice(at) && at < lead.length ? at : undefined;
  },
  separator: () => '\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start, end } = createCue(string, place, TIMING.of);
    const rate = rateOf(place.header);
    return `{${frameOf(start, rate)}}{${frameOf(end, rate)}}`;
  },
  ...MICRODVD_TEXT,
  timing: TIMING,
  styling: MICRODVD_STYLING,
};

/** MicroDVD, whose times are frames (subtitles.2). */
export const MICRODVD = subtitleFormat({
  id: 'microdvd',
  readCues: readMicroDvd,
  skeleton: MICRODVD_SKELETON,
  empty: { header: `{1}{1}${USUAL_RATE}\n`, footer: '\n' },
});
