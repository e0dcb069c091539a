import { contextOf, type Times } from './cues.ts';
import { type Envelope, framed } from './frames.ts';
import type { FoundText, Framing } from './framing.ts';
import { type CueRules, scanCues, timesIn } from './scan-cues.ts';
import { hasWords } from './words.ts';

/** What a subtitle file comes to; `isFound`: whether there is any cue in it, with words or without. */
export type CueFile = {
  readonly envelope: Envelope;
  readonly leads: readonly string[];
  readonly texts: readonly FoundText[];
  readonly isFound: boolean;
};

/** Reads SRT or WebVTT by its rules, as tolerantly as players do; cues without words stay in leads. */
export function readCues(content: string, rules: CueRules, spell: Framing['spell']): CueFile {
  const cues = scanCues(content, rules);
  const worded = cues.flatMap((cue, nth) => {
    const text = content.slice(cue.from, cue.to);
    return hasWords(text) ? [{ cue, text, number: cue.number || String(nth + 1) }] : [];
  });
  const texts = worded.map(({ cue, text, number }): FoundText => {
    const context = contextOf({ number, start: cue.start, end: cue.end, notes: '' });
    return { text, raw: spell(text) === text ? null : text, line: cue.line, key: '', context };
  });
  const spans = worded.map(({ cue }) => cue);
  return { ...framed(content, spans), texts, isFound: cues.length > 0 };
}

/** Where the last cue of a lead begins; undefined when the lead does not end in a cue's times. */
export function lastCueAt(lead: string, rules: CueRules): number | undefined {
  const last = scanCues(lead, rules).at(-1);
  return last && last.from === last.to && lead.endsWith('\n') ? last.own : undefined;
}

/** The times in a cue's own lead. */
export function timesOfOwn(own: string): Times | undefined {
  for (const line of own.split('\n')) {
    const times = timesIn(line);
    if (times) return times;
  }
  return undefined;
}

/** A text line by line, without those that are blank: in a cue they would end it. */
export function withoutBlankLines(text: string, spell: (line: string) => string): string {
  return text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .map(spell)
    .join('\n');
}
