import type { Work } from '../../../core/works/work-fields.ts';
import type { Encoding } from '../../../formats/encoding.ts';
import type { BookFormat } from '../../../formats/model/format.ts';
import type { Instead } from '../../exports/lacking.ts';
import type { FileWarning } from '../../imports/file-warnings.ts';
import type { BookLooks, LookState } from './looks.ts';
import type { BookSlot, FoundText } from './places.ts';
import type { Syntax } from './syntax.ts';

/** Why a book can't be read (books.4). */
export type BookProblem =
  | 'corrupt'
  | 'encrypted'
  | 'tooLarge'
  | 'nested'
  | 'noText'
  | 'proofread'
  | 'unknown';

/** What is thrown for a book that can't be read. */
export class BookError extends Error {
  readonly kind: BookProblem;
  constructor(kind: BookProblem) {
    super(`The book can’t be read: ${kind}`);
    this.kind = kind;
  }
}

/** A text of a book. Further parts of a long paragraph continue it, and have no place of their own. */
export type BookString = {
  readonly text: string;
  readonly context: string;
  readonly slot: BookSlot | null;
  readonly continues: boolean;
  /** The whole paragraph, of the first part of a long one. */
  readonly whole?: string;
  /** The white space between it and the text that it continues. */
  readonly joint?: string;
};

/** A chapter, with its depth in the table of contents, from 0. */
export type BookSection = {
  readonly name: string;
  readonly depth: number;
  readonly strings: readonly BookString[];
  /** Whether it is left out unless it is chosen, as what a library says of its file. */
  readonly isAside?: boolean;
};

/** What a book says of itself; empty where it says nothing. `language` is a BCP 47 code. */
export type BookFacts = {
  readonly title: string;
  readonly author: string;
  readonly language: string | null;
  readonly description: string;
  readonly cover: Uint8Array<ArrayBuffer> | null;
  /** Its series, the year and the licence, as far as its format has a place for them and it says them. */
  readonly series?: string;
  readonly year?: string;
  readonly licence?: string;
};

/** A text of a book that is not offered and stays in its file: its line there, from 1, and its beginning. */
export type BookLeftOut = { readonly line: number; readonly kind: 'control'; readonly key: string };

export type Book = {
  readonly format: BookFormat;
  /** The encoding of its texts; of the part with most of them. */
  readonly encoding: Encoding;
  readonly facts: BookFacts;
  readonly sections: readonly BookSection[];
  /**
   * The sections with the descriptions of pictures in their chapters, of a file that may be a newer one (updates.25).
   */
  readonly older?: readonly BookSection[];
  readonly leftOut: readonly BookLeftOut[];
  /** What is doubtful about its encoding (imports.58). */
  readonly warnings: readonly FileWarning[];
};

/** A file of a book with texts, and how it is read and written. */
export type BookPart = {
  readonly path: string;
  readonly text: string;
  readonly encoding: string;
  /** Whether the encoding is no more than a guess. */
  readonly isGuess?: true;
  /** How a text is written that has characters which the encoding lacks. */
  readonly instead: Instead;
  readonly syntax: Syntax;
  readonly encode: (text: string) => Uint8Array;
};

/** A place at which a chapter begins: the index of a part, and an offset in it. */
export type ChapterStart = {
  readonly part: number;
  readonly offset: number;
  readonly name: string;
  readonly depth: number;
  readonly isAside?: boolean;
};

/** The texts of a part in the order of reading. */
export type ReadPart = { readonly path: string; readonly texts: readonly FoundText[] };

/** A text that is translated as an equal text elsewhere in the book is: an entry of a table of contents, the title of a page. */
type Echo = FoundText;

/** A book that is open for reading and writing. */
export type OpenBook = {
  readonly facts: BookFacts;
  /** Texts in the order of reading; the first part has what the book says of itself. */
  readonly parts: readonly ReadPart[];
  readonly starts: readonly ChapterStart[];
  /** Any file of the book by its path. Throws a BookError if it can't be read. */
  readonly partOf: (path: string) => BookPart | undefined;
  /** The files in which the language and echoes stand. */
  readonly fronts: () => readonly Front[];
  /** What its texts look like (exports.39). */
  readonly looks?: (state: LookState) => BookLooks;
  /** The bytes of a picture by the name that looks give it. Throws an ArchiveError if it can't be read. */
  readonly pictureIn?: (name: string) => Uint8Array | undefined;
  /** The book with other texts in some parts. */
  readonly written: (changed: ReadonlyMap<string, Uint8Array>) => Uint8Array<ArrayBuffer>;
};

/** What follows from the translation of a book in one of its files. */
export type Front = {
  readonly path: string;
  /** Where the language of the book stands, and what is said there of the translation's, if it is not its code. */
  readonly languages: readonly {
    readonly from: number;
    readonly to: number;
    readonly say?: (language: string) => string;
  }[];
  readonly echoes: readonly Echo[];
  /** Whether it is a table of contents, whose texts are those of others. */
  readonly isContents?: boolean;
  /** Where a direction of writing is said, or can be by this attribute. */
  readonly directions?: readonly DirectionPlace[];
  /** What is to stand there of the work of the project (exports.41). */
  readonly workEdits?: (work: Work) => readonly WorkEdit[];
  /** The elements of its texts, which say a language of their own where a text stays in the source's (books.21). */
  readonly blocks?: readonly TextBlock[];
};

/** Characters of a file that say something of its work, and those that are to stand there. */
export type WorkEdit = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether it is the title, which has a string of its own. */
  readonly isTitle?: true;
};

/** An element with texts: where a start tag can say more, its end, the attributes that say a language, and where its texts begin. */
export type TextBlock = {
  readonly from: number;
  readonly to: number;
  readonly attributes: readonly string[];
  readonly texts: readonly number[];
};

export type DirectionPlace = { readonly from: number; readonly to: number; readonly attribute?: string };
