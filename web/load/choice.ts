import { type Format, isSubtitles } from '#domain/formats/format.ts';
import { SECTION_TYPES, type SectionType } from '#domain/section-types.ts';
import { SPLITTINGS } from '#domain/splitting.ts';

/** How plain text becomes strings: cut, or, for subtitles, cue by cue (DECISIONS §6). */
export const CUTS = [...SPLITTINGS, 'subtitles'] as const;
export type Cut = (typeof CUTS)[number];

/** How a text is to be read: what it is, for plain text how it is cut, and whether into sections at its headings. */
export type Choice = {
  readonly type: SectionType;
  readonly cut: Cut;
  readonly isInChapters: boolean;
};

/** What a paste is read as until someone says otherwise. */
export const AT_FIRST: Choice = { type: 'text', cut: 'lines', isInChapters: true };

/** The choice that reads a text in its own format; plain text line by line (SPEC §5). */
export function choiceFor(format: Format): Choice {
  const type = SECTION_TYPES.find((type) => type === format) ?? 'text';
  return { ...AT_FIRST, type, ...(isSubtitles(format) && { cut: 'subtitles' }) };
}

/** Whether two choices read a text alike. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  if (one.type !== other.type) return false;
  if (one.type !== 'text') return true;
  return one.cut === other.cut && (one.cut === 'subtitles' || one.isInChapters === other.isInChapters);
}
