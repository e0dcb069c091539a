import { type HeaderAndFooter, type Span, splitAtTexts } from '../model/skeleton.ts';
import type { FoundText, SkeletonCodec, Times } from '../model/skeleton-codec.ts';
import { contextOf } from './cues.ts';
import { type CueRules, parseTimesLine, scanCues, withTimes } from './scan-cues.ts';
import { hasWords, isDrawing } from './words.ts';

/**
 * A subtitle file that was read. `silent`: its cues without words, except drawings, which are not strings; `isFound`:
 * whether it has any cue.
 */
export type CueFile = {
  readonly headerAndFooter: HeaderAndFooter;
  readonly leads: readonly string[];
  readonly texts: readonly FoundText[];
  readonly silent: readonly FoundText[];
  readonly isFound: boolean;
};

/** Reads SRT or WebVTT by the format's rules, as tolerantly as players; cues without words stay in leads. */
export function readCues(content: string, rules: CueRules, spell: SkeletonCodec['spell']): CueFile {
  const cues = scanCues(content, rules);
  const found = cues.map((cue, nth) => {
    const text = content.slice(cue.from, cue.to);
    const number = cue.number || String(nth + 1);
    const context = contextOf({ number, start: cue.start, end: cue.end, notes: '' });
    return { span: cue, text, raw: spell(text) === text ? null : text, line: cue.line, key: '', context };
  });
  return cueFile(content, found);
}

/** Splits a file at its cues that have words. */
export function cueFile(content: string, found: readonly (FoundText & { readonly span: Span })[]): CueFile {
  const spoken = found.filter(({ text }) => hasWords(text));
  const silent = found.filter(({ text }) => !hasWords(text) && !isDrawing(text));
  const spans = spoken.map(({ span }) => span);
  return {
    ...splitAtTexts(content, spans),
    texts: spoken.map(textIn),
    silent: silent.map(textIn),
    isFound: found.length > 0,
  };
}

const textIn = ({ text, raw, line, key, context }: FoundText): FoundText => ({
  text,
  raw,
  line,
  key,
  context,
});

/** The index at which the last cue of a lead begins; undefined if the lead does not end in a cue's times. */
export function lastCueAt(lead: string, rules: CueRules): number | undefined {
  const last = scanCues(lead, rules).at(-1);
  return last && last.from === last.to && lead.endsWith('\n') ? last.own : undefined;
}

/** The times in a cue's own lead. */
export function timesInPrefix(own: string): Times | undefined {
  for (const line of own.split('\n')) {
    const times = parseTimesLine(line);
    if (times) return times;
  }
  return undefined;
}

/** A cue's prefix with other times, spelt by `print`. */
export function replaceTimes(own: string, times: Times, print: (time: number) => string): string {
  const lines = own.split('\n');
  const at = lines.findIndex((line) => parseTimesLine(line));
  return lines.map((line, nth) => (nth === at ? withTimes(line, times, print) : line)).join('\n');
}

/** A text with each line passed through `spell`, without blank lines, which would end a cue. */
export function withoutBlankLines(text: string, spell: (line: string) => string): string {
  return text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .map(spell)
    .join('\n');
}
