import type { CueRun } from './cue-style.ts';
import type { Frame } from './skeleton.ts';

/** When a cue is shown, in milliseconds from the beginning of the film; files may contain negative times. */
export type Times = { readonly start: number; readonly end: number };

/** A string to be printed, with its fields. */
export type PrintedString = {
  readonly key: string;
  readonly context: string;
  /** For bilingual files: whether its translation is initial; undefined keeps the file's own mark. */
  readonly isDraft?: boolean | undefined;
};

/** A text found in a file: its line from 1, its key and context, and its own spelling. */
export type FoundText = {
  readonly text: string;
  readonly raw: string | null;
  readonly line: number;
  readonly key: string;
  readonly context: string;
};

/** How strings are written in the files of a format. Printing uses it together with the frames of the strings. */
export type SkeletonCodec = {
  /**
   * The index in a lead at which the part begins that belongs to the string alone; undefined if the lead is of another
   * format.
   */
  readonly ownAt: (lead: string) => number | undefined;
  /** The separator of two strings for which no frame has one, as when the first string was moved. */
  readonly separator: (header: string) => string;
  /** Matches the part of a gap that separates it from the text before, which is dropped at the beginning of a file. */
  readonly separated: RegExp;
  /** Matches a comment at the beginning of a gap that stands on the line of the text before, and is left out with it. */
  readonly behind?: RegExp;
  /** The prefix of a string: its old one adapted to its present fields, or a new one if it has none. */
  readonly fit: (own: string | undefined, string: PrintedString, place: Neighbours) => string;
  /**
   * Spells a text as the file does; `line` is the beginning of its line. The tags that its marks stand for are in the `frame` of
   * its source (docs/decisions/060). The `header` of the file may say what its tags mean.
   */
  readonly spell: (text: string, line?: string, frame?: Frame | null, header?: string) => string;
  /** The text that has this spelling behind this lead, in a file with this header. */
  readonly read: (raw: string, lead?: string, header?: string) => string;
  /** For cues: how their times are read and replaced. */
  readonly timing?: Timing;
  /** For cues: how their words look, for files of other formats. */
  readonly styling?: Styling;
};

/** How cues are written in the files of a format of subtitles. */
export type CueSkeleton = SkeletonCodec & Required<Pick<SkeletonCodec, 'timing'>>;

/** How times are written in a cue's prefix. The `header` of the file may say what they count, as frames. */
export type Timing = {
  readonly of: (own: string, header: string) => Times | undefined;
  /** A prefix with these times instead of its own. */
  readonly set: (own: string, times: Times, header: string) => string;
  /** The prefix of a further cue that continues this one. */
  readonly next: (own: string) => string;
  /** A part of a file, such as a lead or a footer, with each of its times changed. A time that stays keeps its spelling. */
  readonly retime: (part: string, change: (time: number) => number, header: string) => string;
  /** The spelling of a text with each time in it changed, for formats with times of words. */
  readonly retimeText?: (raw: string, change: (time: number) => number) => string;
  /** Every time from which a cue is shown, if it may have several. */
  readonly starts?: (own: string) => readonly number[];
  /** The prefix with another number, in formats with numbers. */
  readonly renumber?: (own: string, number: number) => string;
  /** The spelling of a cue that shows nothing, with which another ends in a format without ends. */
  readonly blank?: string;
  /** Whether what is around a cue may have times, within which its own are: then its string’s context says when it is shown. */
  readonly isNested?: boolean;
  /** Whether a cue is shown until the next one, because the format has no ends. */
  readonly isOpen?: boolean;
};

/** How the words of a cue look. */
export type Styling = {
  /** The runs of a cue that a file with this header spells so. */
  readonly read: (header: string) => (raw: string, lead?: string) => readonly CueRun[];
  /** Spells runs, with the styles that the format can say. */
  readonly spell: (runs: readonly CueRun[]) => string;
};

/** The prefixes before and after a new one, if there are such. */
export type Neighbours = {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The number of strings printed before it. */
  readonly nth: number;
  /** The part of the file before all strings. */
  readonly header: string;
};
