import { least } from '../../core/long-lists.ts';
import { trimWhiteSpace } from '../../core/text/white-space.ts';
import { createCue } from '../cues/create-cue.ts';
import { type CueFile, cueFile } from '../cues/cue-file.ts';
import { contextOf, padNumber, timeIn } from '../cues/cues.ts';
import { wordsOfRuns } from '../cues/styled-runs.ts';
import { subtitleFormat } from '../cues/subtitle-format.ts';
import type { CueSkeleton, Timing } from '../model/skeleton-codec.ts';
import { endsOf } from './open-cues.ts';

const CLOCK = String.raw`\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?`;
/** The times at which a line is sung, in front of it: a chorus has several. */
const STAMPS = new RegExp(String.raw`^(?:[ \t]{0,9}\[${CLOCK}\])+[ \t]{0,9}`);
const STAMP = new RegExp(String.raw`\[(${CLOCK})\]`, 'g');
/** The time of a word. */
const WORD_TIME = new RegExp(`<${CLOCK}>`, 'g');

/** A time of minutes, seconds and hundredths, which a colon may separate too. */
const lrcTimeIn = (written: string): number => timeIn(written.replace(/^(\d+:\d+):(\d+)$/, '$1.$2'));

/** Spells a time with hundredths of a second, and with thousandths where the time before had them. */
function lrcTime(time: number, like = ''): string {
  const isFine = /[.:]\d{3}$/.test(like);
  const whole = isFine ? Math.max(Math.round(time), 0) : Math.max(Math.round(time / 10) * 10, 0);
  const rest = isFine ? padNumber(whole % 1000, 3) : padNumber((whole % 1000) / 10);
  return `${padNumber(Math.floor(whole / 60_000))}:${padNumber(Math.floor(whole / 1000) % 60)}.${rest}`;
}

const startsIn = (stamps: string): number[] =>
  [...stamps.matchAll(STAMP)].map(([, written = '']) => lrcTimeIn(written));

/** The text of a line, without the times of its words. */
const readText = (raw: string): string =>
  trimWhiteSpace(raw.replaceAll(WORD_TIME, '').replace(/[ \t]+/g, ' '));

/** Words in one line, which can't look like times. */
const words = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replaceAll(WORD_TIME, (written) => `‹${written.slice(1, -1)}›`)
    .replace(STAMPS, (written) => written.replaceAll('[', '(').replaceAll(']', ')'));

/**
 * Spells a text. If its source has times of words, these are put before the words of the text in the same proportion,
 * so that the words light up in turn.
 */
function spellText(text: string, times: readonly string[]): string {
  if (times.length === 0) return words(text);
  const parts = words(text)
    .split(/[ \t\n\f\r]+/)
    .filter((part) => part !== '');
  const before = parts.map((): string => '');
  for (const [nth, time] of times.entries()) {
    const at = Math.min(Math.floor((nth * parts.length) / times.length), parts.length - 1);
    // Of several times for one word the first is when it begins.
    before[at] ||= time;
  }
  return parts.map((part, nth) => (before[nth] === '' ? part : `${before[nth]} ${part}`)).join(' ');
}

/** Reads lyrics; lines end in LF. Tags such as `[ti:…]` and lines without times stay in the file. */
function readLrc(content: string): CueFile {
  type Line = { stamps: string; from: number; own: number; to: number; line: number };
  const lines: Line[] = [];
  let line = 0;
  for (let offset = 0; offset < content.length; ) {
    const end = content.indexOf('\n', offset);
    const to = end === -1 ? content.length : end;
    line++;
    const stamps = STAMPS.exec(content.slice(offset, Math.min(to, offset + 10_000)))?.[0];
    if (stamps !== undefined) lines.push({ stamps, own: offset, from: offset + stamps.length, to, line });
    offset = to + 1;
  }
  const endOf = endsOf(lines.flatMap(({ stamps }) => startsIn(stamps)));
  const texts = lines.map(({ stamps, own, from, to, line }, nth) => {
    const raw = content.slice(from, to);
    const text = readText(raw);
    const start = least(startsIn(stamps));
    return {
      span: { own, from, to },
      text,
      raw: words(text) === raw ? null : raw,
      line,
      key: '',
      context: contextOf({ number: String(nth + 1), start, end: endOf(start), notes: '' }),
    };
  });
  return cueFile(content, texts);
}

const changed = (part: string, change: (time: number) => number, pattern: RegExp): string =>
  part.replaceAll(pattern, (written) => {
    const time = lrcTimeIn(written.slice(1, -1));
    const now = change(time);
    return now === time ? written : `${written[0]}${lrcTime(now, written.slice(1, -1))}${written.at(-1)}`;
  });

const TIMING: Timing = {
  isOpen: true,
  blank: '',
  starts: (own) => startsIn(STAMPS.exec(own)?.[0] ?? ''),
  of: (own) => {
    const starts = startsIn(STAMPS.exec(own)?.[0] ?? '');
    const start = least(starts);
    return starts.length === 0 ? undefined : { start, end: start };
  },
  // All times of a chorus move with the first one.
  set: (own, { start }) => {
    const first = TIMING.of(own, '')?.start ?? start;
    return own.replace(STAMPS, (stamps) => changed(stamps, (time) => time + start - first, STAMP));
  },
  next: (own) => own,
  retime: (part, change) =>
    part
      .split('\n')
      .map((line) => line.replace(STAMPS, (stamps) => changed(stamps, change, STAMP)))
      .join('\n'),
  retimeText: (raw, change) => changed(raw, change, WORD_TIME),
};

/** How lines of lyrics are written. */
export const LRC_SKELETON: CueSkeleton = {
  ownAt: (lead) => {
    const at = lead.lastIndexOf('\n') + 1;
    const own = lead.slice(at);
    return own !== '' && STAMPS.exec(own)?.[0] === own ? at : undefined;
  },
  separator: () => '\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    return `[${lrcTime(createCue(string, place, TIMING.of).start)}]`;
  },
  spell: (text, _line, frame) => spellText(text, frame?.raw?.match(WORD_TIME) ?? []),
  read: readText,
  timing: TIMING,
  // The format has neither styles nor line breaks.
  styling: {
    read: () => (raw) => [{ kind: 'text', text: readText(raw), style: {} }],
    spell: (runs) => words(wordsOfRuns(runs, ' ')),
  },
};

/** Lyrics (LRC), whose lines have a time each, and sometimes their words too (subtitles.4). */
export const LRC = subtitleFormat({
  id: 'lrc',
  readCues: readLrc,
  skeleton: LRC_SKELETON,
  empty: { header: '', footer: '\n' },
});
