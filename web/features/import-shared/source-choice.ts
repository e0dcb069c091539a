import { splittingOf } from '#domain/formats/detect.ts';
import { FORMATS, type Format, type FormatFamily } from '#domain/formats/model/format.ts';
import type { Cutting } from '#domain/headings/chapters.ts';
import { SPLITTINGS } from '#domain/texts/splitting.ts';

/** How plain text becomes strings: cut, or, for subtitles, cue by cue (imports.8, imports.9, imports.11). */
export const SPLIT_MODES = [...SPLITTINGS, 'subtitles'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];

/** What a text may be chosen to be; subtitles are a way to split a text (imports.4). */
export const SOURCE_TYPES = [
  'text',
  'json',
  'special_json',
  'po',
  'markdown',
] as const satisfies FormatFamily[];
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Which headings a text is cut at, and the pattern of the user's own. */
export type HeadingChoice = Cutting & { readonly pattern: string };

/** A text is cut at the headings that are found, unless someone chooses. */
export const DEFAULT_HEADINGS: HeadingChoice = { pattern: '' };

/** How a text is to be read: what it is, for plain text how it is cut, and whether into sections at its headings. */
export type SourceChoice = {
  readonly type: SourceType;
  readonly cut: SplitMode;
  readonly isInChapters: boolean;
  /** At the headings that are found, when left out. */
  readonly headings?: HeadingChoice | undefined;
  /** Whether the keys of nested JSON are joined by dots. */
  readonly flattens?: boolean;
};

/** What a paste is read as until someone says otherwise. */
export const DEFAULT_CHOICE: SourceChoice = { type: 'text', cut: 'lines', isInChapters: true };

/** The choice that reads a text in its own format; plain text by lines or paragraphs, as it is written. */
export function choiceFor(format: Format, content: string): SourceChoice {
  const { family: type } = FORMATS[format];
  if (type === 'subtitles') return { ...DEFAULT_CHOICE, cut: 'subtitles' };
  return { ...DEFAULT_CHOICE, type, ...(type === 'text' && { cut: splittingOf(content) }) };
}

/** Whether two choices read a text alike. */
export function isSameChoice(one: SourceChoice, other: SourceChoice): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'json') return one.flattens === other.flattens;
  if (one.type !== 'text') return true;
  if (one.cut !== other.cut) return false;
  if (one.cut === 'subtitles') return true;
  if (one.isInChapters !== other.isInChapters) return false;
  return !one.isInChapters || isSameCutting(one.headings, other.headings);
}

function isSameCutting(one: HeadingChoice | undefined, other: HeadingChoice | undefined): boolean {
  const [mine, theirs] = [one, other].map((choice) => [
    choice?.level,
    choice?.pattern ?? '',
    ...(choice?.otherwise ?? []).toSorted((a, b) => a - b),
  ]);
  return JSON.stringify(mine) === JSON.stringify(theirs);
}
