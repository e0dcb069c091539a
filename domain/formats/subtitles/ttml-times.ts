import { padNumber, timeParts } from '../cues/cues.ts';
import { type XmlTag, xmlTokens } from '../xml/scan-xml.ts';

/** What the parameters of a file say of its times. */
export type TtmlClock = {
  /** Frames a second, with the multiplier. */
  readonly rate: number;
  /** Frames in what a clock time calls a second. */
  readonly nominal: number;
  readonly ticks: number;
  /** Whether clock times count frames of a tape, not time. */
  readonly isSmpte: boolean;
};

const SECOND = 1000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of a parameter, whatever its prefix is. */
export function attributeNamed(tag: Pick<XmlTag, 'attributes'>, name: string): string | undefined {
  for (const [written, value] of tag.attributes) if (localName(written) === name) return value;
  return undefined;
}

const positive = (written: string | undefined): number | undefined => {
  const value = Number(written);
  return written !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
};

/** The clock of a file by the attributes of its root. */
export function clockOf(root: Pick<XmlTag, 'attributes'> | undefined): TtmlClock {
  const attributeOf = (name: string) => root && attributeNamed(root, name);
  const nominal = positive(attributeOf('frameRate')) ?? 30;
  const [, first, second] =
    /^\s*(\d{1,6})[\s:]+(\d{1,6})\s*$/.exec(attributeOf('frameRateMultiplier') ?? '') ?? [];
  const multiplier = (positive(first) ?? 1) / (positive(second) ?? 1);
  const rate = nominal * multiplier;
  const sub = positive(attributeOf('subFrameRate')) ?? 1;
  const ticks =
    positive(attributeOf('tickRate')) ?? (attributeOf('frameRate') === undefined ? 1 : rate * sub);
  return { rate, nominal, ticks, isSmpte: attributeOf('timeBase')?.trim() === 'smpte' };
}

/** The clock of a file by its header. */
export function clockIn(header: string): TtmlClock {
  const at = /<(?:[\w.-]{1,40}:)?tt[\s>]/.exec(header)?.index ?? -1;
  const end = at < 0 ? -1 : header.indexOf('>', at);
  const tag = end < 0 ? '' : `${header.slice(at, end).replace(/\/$/, '')}/>`;
  const [token] = xmlTokens(tag) ?? [];
  return clockOf(token?.kind === 'open' ? token : undefined);
}

const CLOCK = /^(\d{1,5}):(\d{2}):(\d{2})(?:\.(\d{1,9})|:(\d{1,4})(?:\.\d{1,4})?)?$/;
const OFFSET = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/;

/** A time in milliseconds; undefined if it is none. */
export function ttmlTimeIn(
  written: string,
  { rate, nominal, ticks, isSmpte }: TtmlClock,
): number | undefined {
  const time = written.trim();
  const clock = CLOCK.exec(time);
  if (clock) {
    const [, hours, minutes, seconds, fraction, frames] = clock;
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    if (fraction !== undefined) return Math.round((whole + Number(`0.${fraction}`)) * SECOND);
    if (isSmpte) return Math.round(((whole * nominal + Number(frames ?? 0)) * SECOND) / rate);
    return Math.round((whole + Number(frames ?? 0) / rate) * SECOND);
  }
  const [, amount = '', metric] = OFFSET.exec(time) ?? [];
  if (metric === undefined) return undefined;
  const units = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / rate, t: 1 / ticks };
  return Math.round(Number(amount) * units[metric as keyof typeof units] * SECOND);
}

/** A time in the way that another is written, `like`. */
export function ttmlTime(time: number, like: string, clock: TtmlClock): string {
  const whole = Math.max(Math.round(time), 0);
  const sample = like.trim();
  const metric = OFFSET.exec(sample)?.[2];
  if (metric === 't' && clock.ticks >= 100) return `${Math.round((whole / SECOND) * clock.ticks)}t`;
  if (metric === 'f') return `${Math.round((whole / SECOND) * clock.rate)}f`;
  if (metric === 'ms') return `${whole}ms`;
  if (metric === 's' || metric === 't') return `${whole / SECOND}s`;
  if (CLOCK.exec(sample)?.[5] !== undefined) {
    // On tape a second has a whole number of frames.
    const total = Math.round((whole / SECOND) * clock.rate);
    const inSeconds = clock.isSmpte ? Math.floor(total / clock.nominal) : Math.floor(whole / SECOND);
    const most = Math.ceil(clock.rate) - 1;
    const frames = clock.isSmpte
      ? total - inSeconds * clock.nominal
      : Math.min(Math.round(((whole % SECOND) / SECOND) * clock.rate), most);
    return `${clockWords(inSeconds)}:${padNumber(Math.floor(frames))}`;
  }
  return `${clockWords(Math.floor(whole / SECOND))}.${padNumber(timeParts(whole).rest, 3)}`;
}

function clockWords(inSeconds: number): string {
  const { hours, minutes, seconds } = timeParts(inSeconds * SECOND);
  return `${padNumber(hours)}:${padNumber(minutes)}:${padNumber(seconds)}`;
}
