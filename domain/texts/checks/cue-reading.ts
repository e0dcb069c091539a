import { greatest } from '../../core/long-lists.ts';
import { lengthOf } from '../../core/text/text.ts';
import { shownLines } from '../../formats/cues/words.ts';
import { defineCheck } from './check.ts';
import { isOver } from './checked-cue.ts';

const CODES = ['speed', 'longest', 'lines'] as const;

/** A cue whose words break the limits of its project: too fast to be read, a line that is too long, too many lines (subtitles.13). */
export const cueReading = defineCheck({
  id: 'cue-reading',
  kind: 'likely',
  codes: CODES,
  readsMessages: true,
  appliesTo: ({ cue }) => cue !== undefined,
  find(_source, { text }, { cue }) {
    if (!cue) return [];
    const { times, limits } = cue;
    const reading = readingOf(text, times.end - times.start);
    const most = { speed: limits.cue_speed, longest: limits.cue_line_length, lines: limits.cue_lines };
    return CODES.filter((code) => isOver(reading[code], most[code])).map((code) => ({
      code,
      values: { own: reading[code] ?? 0, limit: most[code] ?? 0 },
    }));
  },
});

/** What decides whether a cue can be read: characters of its longest line, lines, and characters per second. */
export type CueReading = {
  readonly longest: number;
  readonly lines: number;
  /** To a tenth; null if the cue is shown at no time. */
  readonly speed: number | null;
};

/** Measures the words of a cue that is shown for so many milliseconds (subtitles.11). Line breaks are no characters. */
export function readingOf(text: string, duration: number): CueReading {
  const lengths = shownLines(text).map(lengthOf);
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  return {
    longest: greatest([0, ...lengths]),
    lines: lengths.length,
    speed: duration > 0 ? Math.round((characters * 10_000) / duration) / 10 : null,
  };
}
