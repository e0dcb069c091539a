import type { Splitting } from '../../core/text/splitting.ts';
import type { StringDraft } from '../../core/text/strings.ts';
import type { FileLanguages } from './file-languages.ts';
import type { Format } from './format.ts';
import type { Frame, HeaderAndFooter } from './skeleton.ts';
import type { TableChoice, TableSample } from './table-choice.ts';
import type { KeyedLine } from './translation-reading.ts';

/** How a file of subtitles is read, if its content leaves it open. */
export type TimingChoice = {
  /** Frames a second, for a file that counts frames and doesn't say how many a second has. */
  readonly frameRate?: number | undefined;
  /** Which of several languages in one file is read: the name of its class. By default the one in `language`, or the first. */
  readonly track?: string | undefined;
  /** The language of the texts that are wanted, as BCP 47. */
  readonly language?: string | undefined;
};

/** How a file is read, if there are several ways. */
export type ReadOptions = TimingChoice & {
  readonly splitting: Splitting;
  /** Whether the keys of nested JSON are joined by dots; otherwise nested JSON is refused (imports.16). */
  readonly flattens: boolean;
  /** How a table is read, if that was chosen. */
  readonly table?: TableChoice | undefined;
  /** The language of the translations, by which a table may name their column. */
  readonly targetLanguage?: string | undefined;
};

/** A string that was read, with the line on which it begins, from 1, and its frame if the format has frames. */
export type ImportedString = StringDraft & {
  readonly line: number;
  readonly frame: Frame | null;
  /** The whole paragraph, of the first part of one that was cut. */
  readonly whole?: string;
  /** The white space between it and the string that it continues. */
  readonly joint?: string;
};

/** What a file may be refused for (imports.24). */
export type ImportProblemKind =
  | 'brokenJson'
  | 'brokenPo'
  | 'brokenXml'
  | 'brokenEntry'
  | 'fileTooLong'
  | 'nested'
  | 'tooDeep'
  | 'notArray'
  | 'notObject'
  | 'noCues'
  | 'noText'
  | 'notString'
  | 'empty'
  | 'tooLong'
  | 'keyTooLong'
  | 'contextTooLong'
  | 'maxLength'
  | 'illegal'
  | 'frameTooLong'
  | 'headerTooLong'
  | 'tooMany'
  | 'noStrings';

/** One problem of a file: its line from 1, its index in `strings` and its key, if it has them. */
export type ImportProblem = {
  readonly kind: ImportProblemKind;
  readonly line?: number;
  readonly index?: number;
  readonly key?: string;
};

/**
 * A part of a file that stays in the file and makes no string: an entry that is too long or has control characters, or
 * a keyed value that is no plain text, such as joined texts. `line` counts from 1.
 */
export type SkippedItem =
  | { readonly kind: 'tooLong' | 'control'; readonly line: number; readonly text: string }
  | ({ readonly kind: 'notPlain' } & KeyedLine);

/** A file that was read. `readAs` is its detected format (imports.15). */
export type ParseResult = {
  readonly readAs: Format;
  readonly headerAndFooter: HeaderAndFooter | null;
  readonly strings: readonly ImportedString[];
  readonly problems: readonly ImportProblem[];
  readonly leftOut?: readonly SkippedItem[];
  /** The languages that the file says it is in. */
  readonly languages?: FileLanguages;
  /** The languages that one file of subtitles has side by side, if there are several (subtitles.5). */
  readonly tracks?: readonly Track[];
  /** In a format that counts frames, how many a second has; null if the file doesn't say it (subtitles.2). */
  readonly frameRate?: number | null;
  /** What a table looks like, for choosing its columns. */
  readonly table?: TableSample;
};

/** One of several languages in a file of subtitles: the name of its class, and what the file says of it. */
export type Track = { readonly name: string; readonly label: string; readonly isRead: boolean };

/** The result for a file that can't be read. */
export function unreadable(readAs: Format, kind: ImportProblemKind, line: number): ParseResult {
  return { readAs, strings: [], headerAndFooter: null, problems: [{ kind, line }] };
}

/** The result for a file with these strings and problems. */
export function parseResult(
  readAs: Format,
  results: readonly (ImportedString | ImportProblem)[],
): ParseResult {
  const strings: ImportedString[] = [];
  const problems: ImportProblem[] = [];
  for (const result of results) {
    if ('kind' in result) problems.push(result);
    else strings.push(result);
  }
  return { readAs, strings, headerAndFooter: null, problems };
}

/** The fields of a string in a format that has only texts. */
export const PLAIN_STRING = { key: '', context: '', max_length: null, frame: null } as const;
