import { splittingOf } from '../../core/text/likely-splitting.ts';
import { SPLITTINGS } from '../../core/text/splitting.ts';
import { FORMAT_FAMILIES, FORMATS, type Format, type FormatFamily } from '../../formats/model/format.ts';
import type { TableChoice } from '../../formats/model/table-choice.ts';
import type { SplitOptions } from '../headings/chapters.ts';
import type { ParsedSource } from '../imports/parsed-source.ts';

/** How plain text is split into strings: by lines, by paragraphs, or by cues (imports.8, imports.9, imports.11). */
export const SPLIT_MODES = [...SPLITTINGS, 'subtitles'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];

/** What a text may be chosen to be; subtitles are a way to split a text (imports.4). */
export type SourceType = Exclude<FormatFamily, 'subtitles' | 'book'>;
export const SOURCE_TYPES: readonly SourceType[] = FORMAT_FAMILIES.filter(
  (family) => family !== 'subtitles' && family !== 'book',
);

/** The headings at which a text is split, and the user's own pattern. */
export type HeadingChoice = SplitOptions & { readonly pattern: string };

/** By default a text is split at the detected headings. */
export const DEFAULT_HEADINGS: HeadingChoice = { pattern: '' };

/** How a text is read: its type, how plain text is split into strings, and whether into sections at its headings. */
export type SourceChoice = {
  readonly type: SourceType;
  readonly cut: SplitMode;
  readonly isInChapters: boolean;
  /** By default the detected headings. */
  readonly headings?: HeadingChoice | undefined;
  /** Whether the keys of nested JSON are joined by dots. */
  readonly flattens?: boolean;
  /** Frames a second of subtitles that count frames and don’t say it. */
  readonly frameRate?: number | undefined;
  /** The class that is read of subtitles in several languages. */
  readonly track?: string | undefined;
  /** How a table is read, if the user has chosen it. */
  readonly table?: TableChoice | undefined;
};

/** What subtitles that were read leave open, to be chosen. */
export type OpenInCues = Pick<ParsedSource, 'frameRate' | 'tracks'>;

/** How a pasted text is read until the user chooses. */
export const DEFAULT_CHOICE: SourceChoice = { type: 'text', cut: 'lines', isInChapters: true };

/** The default choice for a detected format; plain text is split by lines or paragraphs, as it seems to be written. */
export function choiceFor(format: Format, content: string): SourceChoice {
  const { family: type } = FORMATS[format];
  if (type === 'book') return DEFAULT_CHOICE;
  if (type === 'subtitles') return { ...DEFAULT_CHOICE, cut: 'subtitles' };
  return { ...DEFAULT_CHOICE, type, ...(type === 'text' && { cut: splittingOf(content) }) };
}

/** Whether two choices read a text alike. */
export function isSameChoice(one: SourceChoice, other: SourceChoice): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'json') return one.flattens === other.flattens;
  if (one.type === 'csv' || one.type === 'xlsx')
    return JSON.stringify(one.table) === JSON.stringify(other.table);
  if (one.type !== 'text') return true;
  if (one.cut !== other.cut) return false;
  if (one.cut === 'subtitles') return one.frameRate === other.frameRate && one.track === other.track;
  if (one.isInChapters !== other.isInChapters) return false;
  return !one.isInChapters || isSameSplit(one.headings, other.headings);
}

function isSameSplit(one: HeadingChoice | undefined, other: HeadingChoice | undefined): boolean {
  const [mine, theirs] = [one, other].map((choice) => [
    choice?.level,
    choice?.pattern ?? '',
    ...(choice?.otherwise ?? []).toSorted((a, b) => a - b),
  ]);
  return JSON.stringify(mine) === JSON.stringify(theirs);
}
