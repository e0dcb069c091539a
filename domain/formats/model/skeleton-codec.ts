/** When a cue is shown, in milliseconds from the beginning; a file may say less than nothing. */
export type Times = { readonly start: number; readonly end: number };

/** A string to be printed into its file, with its text and what the file says of it. */
export type PrintedString = {
  readonly key: string;
  readonly context: string;
  /** Bilingual files: whether its translation is not sure; undefined leaves the file's own mark. */
  readonly isDraft?: boolean | undefined;
};

/** A text found in a file: its line from 1, its key and context, and where it stands. */
export type FoundText = {
  readonly text: string;
  readonly raw: string | null;
  readonly line: number;
  readonly key: string;
  readonly context: string;
};

/** How texts stand in the skeleton of files of one format: what printing needs beside the frames themselves. */
export type SkeletonCodec = {
  /** Where in a lead begins what belongs to the string alone; undefined when the lead is not of this format. */
  readonly ownAt: (lead: string) => number | undefined;
  /** What stands between two strings, where no frame says: put before what is moved away from the first place. */
  readonly separator: (header: string) => string;
  /** What of a gap separates it from the text before: not there when nothing is before. */
  readonly separated: RegExp;
  /** A string's own lead as it is to be now, of its old one; made where it has none. */
  readonly fit: (own: string | undefined, string: PrintedString, place: Neighbours) => string;
  /** A text as the file spells it; `line` is what stands in front of it on its line. */
  readonly spell: (text: string, line?: string) => string;
  /** The text that is spelt so. */
  readonly read: (raw: string) => string;
  /** Of cues: how their times are read and set. */
  readonly timing?: Timing;
};

/** How the times stand in a cue's own lead. */
export type Timing = {
  readonly of: (own: string) => Times | undefined;
  /** The same lead with these times. */
  readonly set: (own: string, times: Times) => string;
  /** The lead of another cue that goes on from this one. */
  readonly next: (own: string) => string;
};

/** Where a lead is to be made: after which own lead and before which, as far as there are such. */
export type Neighbours = {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** How many strings were printed before it. */
  readonly nth: number;
};
