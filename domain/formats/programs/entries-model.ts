import { LIMITS } from '../../core/limits.ts';
import { isTooLong } from '../../core/text/may-be-plural.ts';
import { isBlank } from '../../core/text/text.ts';
import type { Format } from '../model/format.ts';
import type { SkippedItem } from '../model/reading.ts';
import type { Frame, HeaderAndFooter } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import type { KeyedLine, LineProblem } from '../model/translation-reading.ts';

/**
 * A text of a program's file with its key. Its spelling is from `from` to `to`; `own` is where what belongs to it
 * begins, such as its comment.
 */
export type FileEntry = {
  readonly own: number;
  readonly from: number;
  readonly to: number;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly key: string;
  readonly context: string;
  readonly text: string;
  readonly max_length?: number | null;
  /** The source that the text is a translation of, with its place, in a format that has both. */
  readonly source?: { readonly text: string; readonly from: number; readonly to: number };
};

/**
 * A key of a file that is no text: it has another value, or texts within it. All of it is from `own` to `to`; what is
 * in it begins at `inside`.
 */
export type Holder = Pick<FileEntry, 'own' | 'to' | 'key'> & {
  readonly inside?: number;
  /** Whether all texts of it are needed, so that none comes in alone. */
  readonly isFixed?: boolean;
};

/** The entries of a file, or the first thing in it that can't be read. */
export type EntryScan =
  | {
      readonly ok: true;
      readonly entries: readonly FileEntry[];
      /** What has other values, for formats that have such; the outermost has no key. */
      readonly holders?: readonly Holder[];
      readonly language?: string | null;
      /** Values that are no plain texts, though they look like texts. */
      readonly notPlain?: readonly KeyedLine[];
    }
  | { readonly ok: false; readonly kind: LineProblem['kind']; readonly line: number };

/** A text to be spelled in the place of `frame`, whose lead ends where the text begins. */
export type SpelledText = {
  readonly text: string;
  readonly frame: Frame;
  /** The language of the text; empty for that of the source. */
  readonly language: string;
  /** Whether the whole file is in ASCII. */
  readonly isAscii: boolean;
};

/** How a file is printed: in which language, empty for that of the source, and whether with all entries. */
export type Printing = {
  readonly language: string;
  readonly isWhole: boolean;
  /** Whether it is made of a file of its language, which says itself what it says. */
  readonly isOfLanguage?: boolean | undefined;
};

/** How a file of keys and texts in one language is read and spelled. Its texts come out as they came unless they have changed. */
export type EntryCodec = {
  readonly id: Format;
  readonly scan: (file: string) => EntryScan;
  /** Whether a file that can be scanned is whole, of a format that has more to it. */
  readonly isSound?: (file: string) => boolean;
  readonly ownAt: SkeletonCodec['ownAt'];
  /** The text that has this spelling behind this lead. */
  readonly read: (raw: string, lead: string) => string;
  readonly spell: (spelled: SpelledText) => string;
  /** The lead of a new entry, for a string that came without a file. */
  readonly lead: (row: {
    readonly key: string;
    readonly text: string;
    readonly context: string;
    readonly nth: number;
    /** The lead of the string before it, if it has one of this format. */
    readonly before: string | undefined;
  }) => string;
  /** The prefix `own` with this key in place of the one that it has. */
  readonly withKey: (own: string, key: string) => string;
  readonly separator: SkeletonCodec['separator'];
  readonly separated: SkeletonCodec['separated'];
  readonly behind?: SkeletonCodec['behind'];
  readonly empty: HeaderAndFooter;
  /** Whether an entry stays in a file that leaves out what isn't translated, because its place counts. */
  readonly stays?: (frame: Frame) => boolean;
  /** Whether a frame is of this format; by default its lead tells. */
  readonly isOwn?: (frame: Frame) => boolean;
  /** The text of a file of translations in the way in which the source has it. */
  readonly aligned?: (text: string, source: string) => string;
  /** The key of the string that an entry of a translated file is for, among the keys that there are. */
  readonly keyFor?: (key: string, known: ReadonlySet<string>) => string;
  /** Whether a key is that of one form of a plural among the keys that there are, whose forms the file has apart from each other. */
  readonly isFormApart?: (key: string, known: ReadonlySet<string>) => boolean;
  /** Of a format whose entries are parts of others, as attributes of a message are. */
  readonly wholes?: {
    /** The key of what an entry is a part of. */
    readonly of: (row: { readonly key: string }) => string;
    /** The lead of a part with which its whole begins, because no other part of it is before it; `header` is what the file has before. */
    readonly begin: (lead: string, whole: string, header: string) => string;
    /** How much of the lead of a part is what its whole begins with; 0 if another part is before it. */
    readonly headOf: (lead: string) => number;
    /** Whether what stands behind a text begins with a further part, which is no string. */
    readonly goesOn: (gap: string) => boolean;
  };
  /** The printed file, mended where entries were left out, and with its language where it says that. */
  readonly finish?: (file: string, printing: Printing) => string;
  /** The language that the beginning of a file says it is in; null if it says none. */
  readonly languageIn?: (header: string) => string | null;
  /** The key of the entry that another key says something of; undefined if it says something else. */
  readonly subjectOf?: (key: string) => string | undefined;
  /** Where a copy of an entry begins, if that is before what belongs to it alone. */
  readonly startOf?: (file: string, own: number) => number;
};

/** The entries that are strings, and those that are too long for one (imports.50). Entries without a text are in neither. */
export function inFileOrder<Read extends { readonly text: string; readonly line: number }>(
  entries: readonly Read[],
  textOf: (entry: Read) => string = ({ text }) => text,
) {
  const strings: Read[] = [];
  const leftOut: SkippedItem[] = [];
  for (const entry of entries) {
    const { line } = entry;
    const text = textOf(entry);
    if (isBlank(text)) continue;
    if (isTooLong(text, LIMITS.stringText.max)) leftOut.push({ kind: 'tooLong', line, text });
    else strings.push(entry);
  }
  return { strings, leftOut };
}
