import { greatest } from '../../core/long-lists.ts';
import { lengthOf } from '../../core/text/text.ts';
import { shownLines } from '../../formats/cues/words.ts';

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
