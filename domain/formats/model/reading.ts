import type { Splitting } from '../../texts/splitting.ts';
import type { StringDraft } from '../../texts/strings.ts';
import type { Format } from './format.ts';
import type { Frame, HeaderAndFooter } from './skeleton.ts';

/** How a file is read, where there is more than one way. */
export type ReadOptions = {
  readonly splitting: Splitting;
  /** Whether the keys of nested JSON are joined by dots; otherwise it is refused (imports.16). */
  readonly flattens: boolean;
};

/** A string that was read: the line on which it begins, from 1, and what stands around it there, if that is kept. */
export type ImportedString = StringDraft & { readonly line: number; readonly frame: Frame | null };

/** What a file may be refused for (imports.24). */
export type ImportProblemKind =
  | 'brokenJson'
  | 'brokenPo'
  | 'nested'
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

/** One thing wrong: its line in the file from 1, its row in `strings` from 0, its key, as far as there are such. */
export type ImportProblem = {
  readonly kind: ImportProblemKind;
  readonly line?: number;
  readonly index?: number;
  readonly key?: string;
};

/** A part of a file that stays in the file and makes no string, such as a plural entry; `line` counts from 1. */
export type SkippedItem = { readonly kind: 'plural'; readonly line: number; readonly text: string };

/**
 * What a format makes of a file: `readAs` is what the file turned out to be (imports.15), `headerAndFooter` what stands in it
 * before and after all strings, where that is kept.
 */
export type ParseResult = {
  readonly readAs: Format;
  readonly headerAndFooter: HeaderAndFooter | null;
  readonly strings: readonly ImportedString[];
  readonly problems: readonly ImportProblem[];
  readonly leftOut?: readonly SkippedItem[];
};

/** The reading of a file that can't be read. */
export function unreadable(readAs: Format, kind: ImportProblemKind, line: number): ParseResult {
  return { readAs, strings: [], headerAndFooter: null, problems: [{ kind, line }] };
}

/** The reading of a file in which these strings and problems were found. */
export function parseResult(readAs: Format, found: readonly (ImportedString | ImportProblem)[]): ParseResult {
  const strings: ImportedString[] = [];
  const problems: ImportProblem[] = [];
  for (const one of found) {
    if ('kind' in one) problems.push(one);
    else strings.push(one);
  }
  return { readAs, strings, headerAndFooter: null, problems };
}

/** The fields of a string of a format that has texts alone. */
export const PLAIN_STRING = { key: '', context: '', max_length: null, frame: null } as const;
