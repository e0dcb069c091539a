import { trimWhiteSpace } from '../../core/text/white-space.ts';
import type { FileLanguages } from '../model/file-languages.ts';
import type { Track } from '../model/reading.ts';
import { type HeaderAndFooter, type Span, splitAtTexts } from '../model/skeleton.ts';
import type { FoundText, SkeletonCodec, Times, Timing } from '../model/skeleton-codec.ts';
import { contextOf } from './cues.ts';
import { type CueRules, scanCues, type TimesLine, withTimes } from './scan-cues.ts';
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
  readonly languages?: FileLanguages;
  /** Its languages, if it has several. */
  readonly tracks?: readonly Track[];
  /** In a format that counts frames, how many a second has; null if the file doesn't say it. */
  readonly frameRate?: number | null;
  /** Why it can't be read at all. */
  readonly problem?: { readonly kind: 'brokenXml' | 'tooDeep'; readonly line: number };
};

/** Reads a format whose cues begin with a line of times by its rules, as tolerantly as players; cues without words stay in leads. */
export function readCues(
  content: string,
  rules: CueRules,
  { spell, read = (raw) => raw }: Pick<SkeletonCodec, 'spell'> & Partial<Pick<SkeletonCodec, 'read'>>,
): CueFile {
  const cues = scanCues(content, rules);
  const texts = cues.map((cue, nth) => {
    const raw = content.slice(cue.from, cue.to);
    const text = read(raw);
    const number = cue.number || String(nth + 1);
    const context = contextOf({ number, start: cue.start, end: cue.end, notes: '' });
    return { span: cue, text, raw: spell(text) === raw ? null : raw, line: cue.line, key: '', context };
  });
  return cueFile(content, texts);
}

type PlacedText = FoundText & { readonly span: Span };

/**
 * Splits a file at its cues that have words. With `ownAt`, a cue whose beginning can't be found again in its lead, as
 * in a broken file, doesn't count as one.
 */
export function cueFile(
  content: string,
  texts: readonly PlacedText[],
  ownAt?: SkeletonCodec['ownAt'],
): CueFile {
  const spoken: PlacedText[] = [];
  for (const text of texts) {
    const { own, from } = text.span;
    const before = spoken.at(-1)?.span.to ?? own;
    const isClear =
      ownAt === undefined || (own >= before && ownAt(content.slice(before, from)) === own - before);
    if (hasWords(text.text) && isClear) spoken.push(text);
  }
  const silent = texts.filter(({ text }) => !hasWords(text) && !isDrawing(text));
  const spans = spoken.map(({ span }) => span);
  return {
    ...splitAtTexts(content, spans),
    texts: spoken.map(textIn),
    silent: silent.map(textIn),
    isFound: texts.length > 0,
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

/** How times are read and written, spelt by `print`, in a format whose cues begin with a line of times. */
export function lineTiming(timing: TimesLine, print: (time: number) => string, next: Timing['next']): Timing {
  const of = (own: string): Times | undefined => {
    for (const line of own.split('\n')) {
      const times = timing.parse(line);
      if (times) return times;
    }
    return undefined;
  };
  return {
    of,
    set: (own, times) => {
      const lines = own.split('\n');
      const index = lines.findIndex((line) => timing.parse(line));
      return lines
        .map((line, nth) => (nth === index ? withTimes(line, timing, times, print) : line))
        .join('\n');
    },
    next,
    retime: (part, change) =>
      part
        .split('\n')
        .map((line) => {
          const times = timing.parse(line);
          if (!times) return line;
          return withTimes(line, timing, { start: change(times.start), end: change(times.end) }, print);
        })
        .join('\n'),
  };
}

/** A prefix whose first line is a number, with another number. */
export const renumberedLine = (own: string, number: number): string =>
  own.replace(
    /^([ \t]{0,20})\d{1,10}([ \t]{0,20}\n)/,
    (_, before: string, after: string) => before + number + after,
  );

/** A text with each line passed through `spell`, without blank lines, which would end a cue. */
export function withoutBlankLines(text: string, spell: (line: string) => string): string {
  return text
    .split(/\r\n|\n|\r/)
    .filter((line) => trimWhiteSpace(line) !== '')
    .map(spell)
    .join('\n');
}
