import { createCue } from '../cues/create-cue.ts';
import { type CueFile, lastCueAt, lineTiming, readCues, withoutBlankLines } from '../cues/cue-file.ts';
import { padNumber, timeIn, timeParts } from '../cues/cues.ts';
import type { CueRules, TimesLine } from '../cues/scan-cues.ts';
import { wordsOfRuns } from '../cues/styled-runs.ts';
import { subtitleFormat } from '../cues/subtitle-format.ts';
import type { CueSkeleton } from '../model/skeleton-codec.ts';

const TIME = String.raw`-?\d{1,4}:\d{1,2}:\d{1,2}(?:\.\d{1,3})?`;
const PATTERN = new RegExp(String.raw`^\s{0,20}(${TIME})\s{0,5},\s{0,5}(${TIME})\s{0,20}$`);

/** The line of a cue's times: `0:00:01.000,0:00:04.000`. */
const TIMES_LINE: TimesLine = {
  pattern: PATTERN,
  parse: (line) => {
    const [, start, end] = PATTERN.exec(line.slice(0, 100)) ?? [];
    return start === undefined || end === undefined ? undefined : { start: timeIn(start), end: timeIn(end) };
  },
};

const RULES: CueRules = { timing: TIMES_LINE, namesAre: 'none', endsAtBlank: false };

/** Older files of YouTube have `[br]` for a line break. */
const readText = (raw: string): string => raw.replaceAll('[br]', '\n');

/** Adapts a text to a cue: without blank lines, and without lines that are the times of a cue. */
const spellText = (text: string): string =>
  withoutBlankLines(text, (line) => (TIMES_LINE.parse(line) ? line.replace(',', ' →') : line));

/** The head of a file of SubViewer, whose players know no other line break than `[br]` (subtitles.1). */
const SUBVIEWER = /^\[(?:INFORMATION|SUBTITLE|COLF)\]/m;

/** How lines are broken depends on the head of the file, so the spelling of several lines is kept. */
const readSbv = (content: string): CueFile =>
  readCues(content, RULES, { spell: (text) => (text.includes('\n') ? '' : spellText(text)), read: readText });

const sbvTime = (time: number): string => {
  const { hours, minutes, seconds, rest } = timeParts(Math.max(time, 0));
  return `${hours}:${padNumber(minutes)}:${padNumber(seconds)}.${padNumber(rest, 3)}`;
};

const TIMING = lineTiming(TIMES_LINE, sbvTime, (own) => own);

/** How strings are written in SBV. */
export const SBV_SKELETON: CueSkeleton = {
  ownAt: (lead) => lastCueAt(lead, RULES),
  separator: () => '\n\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start, end } = createCue(string, place, TIMING.of);
    return `${sbvTime(start)},${sbvTime(end)}\n`;
  },
  spell: (text, _line, frame, header = '') => {
    const spelled = spellText(text);
    const isSubViewer = frame?.raw?.includes('[br]') || SUBVIEWER.test(header);
    return isSubViewer ? spelled.replaceAll('\n', '[br]') : spelled;
  },
  read: readText,
  timing: TIMING,
  // The format has no styles.
  styling: {
    read: () => (raw) =>
      readText(raw)
        .split('\n')
        .flatMap((text, nth) => [
          ...(nth > 0 ? [{ kind: 'break' } as const] : []),
          { kind: 'text', text, style: {} } as const,
        ]),
    spell: (runs) => spellText(wordsOfRuns(runs)),
  },
};

/** SubViewer as YouTube writes it (subtitles.1). */
export const SBV = subtitleFormat({
  id: 'sbv',
  readCues: readSbv,
  skeleton: SBV_SKELETON,
  empty: { header: '', footer: '\n' },
});
