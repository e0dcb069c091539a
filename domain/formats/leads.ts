import type { Format } from './format.ts';
import type { Frame } from './frames.ts';
import type { Framing } from './framing.ts';
import { FRAMINGS, isFramed } from './framings.ts';

/** A lead taken apart: what stands between two strings, and what belongs to the second alone. */
export type Lead = { readonly gap: string; readonly own: string | undefined };

/** That of a string without a frame, or with one of another format. */
export const NO_LEAD: Lead = { gap: '', own: undefined };

/** Takes a string’s lead apart. */
export function leadIn({ ownAt }: Framing, frame: Frame | null): Lead {
  const at = frame ? ownAt(frame.lead) : undefined;
  return frame === null || at === undefined
    ? NO_LEAD
    : { gap: frame.lead.slice(0, at), own: frame.lead.slice(at) };
}

/**
 * What a lead has in front of what is its string's own: notes, comments, cues without words. Empty when it has nothing to
 * read; without the line breaks that end it.
 */
export function notesIn(format: Format | null, lead: string): string {
  if (format === null || !isFramed(format)) return '';
  const framing: Framing = FRAMINGS[format];
  const { gap } = leadIn(framing, { lead, raw: null });
  return gap.replace(framing.separated, '').trim() === '' ? '' : withoutLastBreaks(gap);
}

/** The frame of a copy, which does not repeat what the file says in front of its original. */
export function withoutNotes(format: Format | null, frame: Frame): Frame {
  if (format === null || !isFramed(format) || notesIn(format, frame.lead) === '') return frame;
  return { ...frame, lead: leadIn(FRAMINGS[format], frame).own ?? frame.lead };
}

/** A text without the line breaks at its end. */
export function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}
