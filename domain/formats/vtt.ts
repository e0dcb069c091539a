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

const RULES: CueRules = { namesAre: 'anything', endsAtBlank: true };

/** Reads WebVTT; lines end in LF. Notes, styles and regions stay in header and leads. */
const readVtt = (content: string): CueFile => readCues(content, RULES, spellText);

/** Adapts a text to a cue: without blank lines, and without the arrow that begins another cue. */
function spellText(text: string): string {
  return withoutBlankLines(text, (line) =>
    line.replace(parseTimesLine(line) ? /(?:-{1,2}|–|—) ?>/g : /-->/g, '→'),
  );
}

const vttTime = (time: number): string => {
  const { hours, minutes, seconds, rest } = partsOf(Math.max(time, 0));
  return `${padded(hours)}:${padded(minutes)}:${padded(seconds)}.${padded(rest, 3)}`;
};

/** How strings are written in WebVTT. A new cue has no name, because players don't need any. */
const SKELETON: SkeletonCodec = {
  ownAt: (lead) => lastCueAt(lead, RULES),
  separator: () => '\n\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start, end } = createCue(string, place, timesInPrefix);
    return `${vttTime(start)} --> ${vttTime(end)}\n`;
  },
  spell: spellText,
  read: (raw) => raw,
  timing: {
    of: timesInPrefix,
    set: (own, times) => replaceTimes(own, times, vttTime),
    // A name belongs to one cue, so the next one has none.
    next: (own) => own.split('\n').slice(-2).join('\n'),
  },
};

/** WebVTT. */
export const VTT = subtitleFormat({
  id: 'vtt',
  readCues: readVtt,
  skeleton: SKELETON,
  empty: { header: 'WEBVTT\n\n', footer: '\n' },
});
