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

const RULES: CueRules = { timing: ARROW_LINE, namesAre: 'anything', endsAtBlank: true };

/** Reads WebVTT; lines end in LF. Notes, styles and regions stay in header and leads. */
const readVtt = (content: string): CueFile => readCues(content, RULES, { spell: spellText });

/**
 * Adapts a text to a cue: without blank lines and without the arrow that begins another cue. A character that stands
 * for itself but would begin a reference or a tag becomes a reference (subtitles.19).
 */
function spellText(text: string): string {
  return withoutBlankLines(text, (line) =>
    line
      .replace(parseTimesLine(line) ? /(?:-{1,2}|–|—) ?>/g : /-->/g, '→')
      .replace(LONE, (sign) => (sign === '&' ? '&amp;' : '&lt;')),
  );
}

/** An ampersand that begins no reference, and a sign that begins no tag. */
const LONE =
  /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|<(?!\/?(?:[a-z][^<>]{0,300}|\d\d[\d:.]{0,30})?>)/gi;

const vttTime = (time: number): string => {
  const { hours, minutes, seconds, rest } = timeParts(Math.max(time, 0));
  return `${padNumber(hours)}:${padNumber(minutes)}:${padNumber(seconds)}.${padNumber(rest, 3)}`;
};

// A name belongs to one cue, so the next one of its parts has none.
const TIMING: Timing = {
  ...lineTiming(ARROW_LINE, vttTime, (own) => own.split('\n').slice(-2).join('\n')),
  renumber: renumberedLine,
};

/** The classes of colours that players know without a style sheet. */
const COLORS: readonly (readonly [name: string, color: string])[] = [
  ['white', '#ffffff'],
  ['lime', '#00ff00'],
  ['cyan', '#00ffff'],
  ['red', '#ff0000'],
  ['yellow', '#ffff00'],
  ['magenta', '#ff00ff'],
  ['blue', '#0000ff'],
  ['black', '#000000'],
];
const COLOR_OF: ReadonlyMap<string, string> = new Map(COLORS);
const CLASS_OF: ReadonlyMap<string, string> = new Map(COLORS.map(([name, color]) => [color, name]));

/** The references that the standard has. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

const STYLING: Styling = {
  read: () => (raw) =>
    tagRuns(raw, {
      colorOf: (tag) =>
        tag
          .slice(0, 300)
          .split(/[.\s]/)
          .map((name) => COLOR_OF.get(name))
          .find((color) => color !== undefined),
      words: (written) => written.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name) => ENTITIES[name] ?? ''),
    }),
  spell: (runs) =>
    spellText(
      spellRuns(runs, {
        ...TAGS,
        // The format has no tag for words that are struck through.
        s: undefined,
        color: (color) => {
          const name = CLASS_OF.get(color);
          return name === undefined ? undefined : [`<c.${name}>`, '</c>'];
        },
        words: (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      }),
    ),
};

/** How strings are written in WebVTT. A new cue has no name, because players don't need any. */
export const VTT_SKELETON: CueSkeleton = {
  ownAt: (lead) => lastCueAt(lead, RULES),
  separator: () => '\n\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start, end } = createCue(string, place, TIMING.of);
    return `${vttTime(start)} --> ${vttTime(end)}\n`;
  },
  spell: spellText,
  read: (raw) => raw,
  timing: TIMING,
  styling: STYLING,
};

/** WebVTT. */
export const VTT = subtitleFormat({
  id: 'vtt',
  readCues: readVtt,
  skeleton: VTT_SKELETON,
  empty: { header: 'WEBVTT\n\n', footer: '\n' },
});
