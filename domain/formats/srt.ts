import { createCue } from './cues/create-cue.ts';
import {
  type CueFile,
  lastCueAt,
  lineTiming,
  readCues,
  renumberedLine,
  withoutBlankLines,
} from './cues/cue-file.ts';
import { padNumber, timeParts } from './cues/cues.ts';
import { ARROW_LINE, type CueRules, parseTimesLine } from './cues/scan-cues.ts';
import { spellRuns } from './cues/styled-runs.ts';
import { subtitleFormat } from './cues/subtitle-format.ts';
import { TAGS, tagRuns } from './cues/tag-styles.ts';
import type { CueSkeleton, Styling, Timing } from './model/skeleton-codec.ts';

const RULES: CueRules = { timing: ARROW_LINE, namesAre: 'numbers', endsAtBlank: false };

/** Reads SubRip; lines end in LF. */
const readSrt = (content: string): CueFile => readCues(content, RULES, { spell: spellText });

/** Adapts a text to a cue: without blank lines, and without lines that look like the times of a cue. */
function spellText(text: string): string {
  return withoutBlankLines(text, (line) =>
    parseTimesLine(line) ? line.replace(/(?:-{1,2}|–|—) ?>/, '→') : line,
  );
}

const srtTime = (time: number): string => {
  const { hours, minutes, seconds, rest } = timeParts(Math.max(time, 0));
  return `${padNumber(hours)}:${padNumber(minutes)}:${padNumber(seconds)},${padNumber(rest, 3)}`;
};

// The number of a cue is repeated in the next one of its parts, so that later numbers stay the same as in other languages.
const TIMING: Timing = {
  ...lineTiming(ARROW_LINE, srtTime, (own) => own),
  renumber: renumberedLine,
};

const STYLING: Styling = {
  read: () => (raw) => tagRuns(raw),
  spell: (runs) => spellText(spellRuns(runs, TAGS)),
};

/** How strings are written in SubRip; numbers stay as they were. */
export const SRT_SKELETON: CueSkeleton = {
  ownAt: (lead) => lastCueAt(lead, RULES),
  separator: () => '\n\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { number, start, end } = createCue(string, place, TIMING.of);
    const named = /^\d+$/.test(number) ? number : String(place.nth + 1);
    return `${named}\n${srtTime(start)} --> ${srtTime(end)}\n`;
  },
  spell: spellText,
  read: (raw) => raw,
  timing: TIMING,
  styling: STYLING,
};

/** SubRip. */
export const SRT = subtitleFormat({
  id: 'srt',
  readCues: readSrt,
  skeleton: SRT_SKELETON,
  empty: { header: '', footer: '\n' },
});
