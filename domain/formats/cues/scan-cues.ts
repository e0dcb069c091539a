import { trimWhiteSpace } from '../../core/text/white-space.ts';
import type { Span } from '../model/skeleton.ts';
import type { Times } from '../model/skeleton-codec.ts';
import { timeIn } from './cues.ts';

/** A cue found in a file: its span, its name or number ('' if none), and the line of its text, from 1. */
export type FoundCue = Span & Times & { readonly number: string; readonly line: number };

/** How formats whose cues begin with a line of times differ in that line, in a cue's name and in the end of its text. */
export type CueRules = {
  /** The times of a line, and where they are in it; undefined if the line is something else. */
  readonly timing: TimesLine;
  /** Whether any line before the times is the cue's name, or only a number, or none. */
  readonly namesAre: 'anything' | 'numbers' | 'none';
  /** Whether a blank line always ends a text; otherwise a text continues until the next cue, as players read SRT. */
  readonly endsAtBlank: boolean;
};

const TIME = String.raw`-?\d{1,6}\s{0,2}:\s{0,2}-?\d{1,4}(?:\s{0,2}[:.,;]\s{0,2}-?\d{1,4}){0,2}`;
const ARROW = String.raw`\s{0,20}(?:-{1,2}|–|—) ?>\s{0,20}`;
const TIMING = new RegExp(String.raw`^\s{0,20}(${TIME})${ARROW}(${TIME})`);
/** Times with a well-formed arrow, after which an unreadable end is accepted. */
const ENDLESS = new RegExp(String.raw`^\s{0,20}(${TIME})\s{0,20}-->()`);
const NUMBER = /^\s*(\d{1,10})\s*$/;

/** The times of a cue in a line; undefined if the line is something else. */
export function parseTimesLine(line: string): Times | undefined {
  if (!line.includes('>')) return undefined;
  const match = TIMING.exec(line) ?? ENDLESS.exec(line);
  if (!match) return undefined;
  const [, start = '', end = ''] = match;
  return { start: timeIn(start), end: timeIn(end || start) };
}

/** How a line with the times of a cue is read and written. */
export type TimesLine = {
  readonly parse: (line: string) => Times | undefined;
  /** Matches both times, its two groups. */
  readonly pattern: RegExp;
};

/** The line of SubRip and WebVTT: two times with an arrow between them. */
export const ARROW_LINE: TimesLine = { parse: parseTimesLine, pattern: TIMING };

/**
 * A line with its times replaced, spelt by `print`; an unchanged time keeps its spelling, as does the rest of the line.
 */
export function withTimes(
  line: string,
  { pattern }: TimesLine,
  times: Times,
  print: (time: number) => string,
): string {
  return line.replace(pattern, (whole: string, start: string, end: string) => {
    const offset = whole.indexOf(start);
    const between = whole.slice(offset + start.length, whole.length - end.length);
    const spell = (written: string, time: number) => (timeIn(written) === time ? written : print(time));
    return whole.slice(0, offset) + spell(start, times.start) + between + spell(end, times.end);
  });
}

type Line = { readonly text: string; readonly offset: number };

/** Finds every cue of a text whose lines end in LF, including those without words, in one pass. */
export function scanCues(content: string, rules: CueRules): FoundCue[] {
  const lines = linesWithPlaces(content);
  const timings = lines.flatMap(({ text }, index) => {
    const times = rules.timing.parse(text);
    return times ? [{ at: index, times }] : [];
  });
  const owns = timings.map(({ at }, nth) => ownLine(lines, at, (timings[nth - 1]?.at ?? -1) + 1, rules));
  return timings.map(({ at, times }, nth): FoundCue => {
    const own = owns[nth] ?? at;
    const { first, end } = textLines(lines, at + 1, owns[nth + 1], rules);
    const number = own < at ? (lines[own]?.text.trim() ?? '') : '';
    const from = lines[first]?.offset ?? content.length;
    const last = lines[end - 1];
    const to = end > first && last ? last.offset + last.text.length : from;
    return { own: lines[own]?.offset ?? 0, from, to, ...times, number, line: first + 1 };
  });
}

function linesWithPlaces(content: string): Line[] {
  const lines: Line[] = [];
  for (let offset = 0; offset <= content.length; ) {
    const end = content.indexOf('\n', offset);
    const to = end === -1 ? content.length : end;
    lines.push({ text: content.slice(offset, to), offset });
    offset = to + 1;
  }
  return lines;
}

const isBlank = (line: Line | undefined) => line === undefined || trimWhiteSpace(line.text) === '';

/** The line on which a cue begins: that of its name, or of its times. `floor`: the first line after the cue before. */
function ownLine(lines: readonly Line[], timing: number, floor: number, { namesAre }: CueRules): number {
  const before = lines[timing - 1];
  if (timing === floor || !before || namesAre === 'none') return timing;
  if (NUMBER.test(before.text)) return timing - 1;
  const isAfterBlank = (at: number) => (at > floor ? isBlank(lines[at - 1]) : floor === 0);
  if (namesAre === 'anything') {
    const isName = !isBlank(before) && isAfterBlank(timing - 1) && !before.text.startsWith('WEBVTT');
    return isName ? timing - 1 : timing;
  }
  // Some editors save files with a blank line after every line.
  const two = lines[timing - 2];
  const isNumber = isBlank(before) && timing - 2 >= floor && two !== undefined && NUMBER.test(two.text);
  return isNumber && isAfterBlank(timing - 2) ? timing - 2 : timing;
}

/** The lines of a cue's text: the first, and the one after the last; `next`: the line on which the next cue begins. */
function textLines(lines: readonly Line[], from: number, next: number | undefined, rules: CueRules) {
  const until = next ?? lines.length;
  let first = from;
  if (!rules.endsAtBlank) while (first < until && isBlank(lines[first])) first++;
  if (first === until) return { first: from, end: from };
  // What follows the last cue after a blank line is not part of it, unless every line of the file is followed by one.
  const stopsAtBlank = rules.endsAtBlank || (next === undefined && first === from);
  let end = first;
  if (stopsAtBlank) while (end < until && !isBlank(lines[end])) end++;
  else for (end = until; end > first && isBlank(lines[end - 1]); ) end--;
  return { first, end };
}
