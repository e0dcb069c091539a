import { SUBTITLE_FORMATS } from '../../formats/model/format-lists.ts';
import { unpairedPlaceholders } from '../placeholders/placeholders.ts';
import type { FormatOfText } from '../placeholders/placeholders-of-format.ts';

/** What can differ. */
export const DIFFERENCE_KINDS = ['start', 'end', 'breaks', 'lacks', 'adds'] as const;

/** A part of a source text that translations usually keep and this one lacks or adds. */
export type Difference =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'breaks'; readonly source: number; readonly own: number }
  | { readonly kind: 'lacks' | 'adds'; readonly signs: readonly string[] };

/**
 * The differences between a translation and its source in outer spaces, line breaks and placeholders, which the list of deleted
 * items says (deleted.8): what the checks of these find, in the form that the call has.
 */
export function differencesOf(source: string, translation: string, writing: FormatOfText = {}): Difference[] {
  const differences: Difference[] = [];
  if (leadingSpaceOf(source) !== leadingSpaceOf(translation)) differences.push({ kind: 'start' });
  if (endOf(source) !== endOf(translation)) differences.push({ kind: 'end' });
  const breaks = { source: breaksIn(source), own: breaksIn(translation) };
  if (breaksMatter(writing) && breaks.source !== breaks.own) differences.push({ kind: 'breaks', ...breaks });
  const { lacks, adds } = unpairedPlaceholders(source, translation, writing);
  if (lacks.length > 0) differences.push({ kind: 'lacks', signs: lacks });
  if (adds.length > 0) differences.push({ kind: 'adds', signs: adds });
  return differences;
}

/** Whether a text has to keep the line breaks of its source: a cue may break its lines as it likes. */
export const breaksMatter = ({ format }: FormatOfText) =>
  !SUBTITLE_FORMATS.some((subtitles) => subtitles === format);

/** Spaces and tabs at the beginning and the end of a text; line breaks are compared separately. */
export const leadingSpaceOf = (text: string) => /^[^\S\n]*/u.exec(text)?.[0] ?? '';
export function endOf(text: string): string {
  const trimmed = text.trimEnd();
  const end = text.slice(trimmed.length);
  return end.slice(end.lastIndexOf('\n') + 1);
}

const breaksIn = (text: string) => text.split('\n').length - 1;
