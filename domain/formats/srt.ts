import { createCue } from './cues/create-cue.ts';
import {
  type CueFile,
  lastCueAt,
  readCues,
  replaceTimes,
  timesInPrefix,
  withoutBlankLines,
} from './cues/cue-file.ts';
import { padded, partsOf } from './cues/cues.ts';
import { type CueRules, parseTimesLine } from './cues/scan-cues.ts';
import type { SkeletonCodec } from './model/skeleton-codec.ts';
import { subtitleFormat } from './subtitles.ts';

const RULES: CueRules = { namesAre: 'numbers', endsAtBlank: false };

/** Reads SubRip; lines end in LF. */
const readSrt = (content: string): CueFile => readCues(content, RULES, spellText);

/** Adapts a text to a cue: without blank lines, and without lines that look like the times of a cue. */
function spellText(text: string): string {
  return withoutBlankLines(text, (line) =>
    parseTimesLine(line) ? line.replace(/(?:-{1,2}|–|—) ?>/, '→') : line,
  );
}

const srtTime = (time: number): string => {
  const { hours, minutes, seconds, rest } = partsOf(Math.max(time, 0));
  return `${padded(hours)}:${padded(minutes)}:${padded(seconds)},${padded(rest, 3)}`;
};

/** How strings are written in SubRip; numbers stay as they were. */
const SKELETON: SkeletonCodec = {
  ownAt: (lead) => lastCueAt(lead, RULES),
  separator: () => '\n\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { number, start, end } = createCue(string, place, timesInPrefix);
    const named = /^\d+$/.test(number) ? number : String(place.nth + 1);
    return `${named}\n${srtTime(start)} --> ${srtTime(end)}\n`;
  },
  spell: spellText,
  read: (raw) => raw,
  timing: {
    of: timesInPrefix,
    set: (own, times) => replaceTimes(own, times, srtTime),
    // The number is repeated, so that later numbers stay the same as in other languages.
    next: (own) => own,
  },
};

/** SubRip. */
export const SRT = subtitleFormat({
  id: 'srt',
  readCues: readSrt,
  skeleton: SKELETON,
  empty: { header: '', footer: '\n' },
});
