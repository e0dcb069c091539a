import type { Frame } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';

/** A lead in two parts: the gap between two strings, and what belongs to the second alone. */
export type Prefix = { readonly gap: string; readonly own: string | undefined };

/** The prefix of a string without a frame, or with one of another format. */
export const NO_PREFIX: Prefix = { gap: '', own: undefined };

/** Splits a string’s lead into its two parts. */
export function splitPrefix({ ownAt }: SkeletonCodec, frame: Frame | null): Prefix {
  const at = frame ? ownAt(frame.lead) : undefined;
  return frame === null || at === undefined
    ? NO_PREFIX
    : { gap: frame.lead.slice(0, at), own: frame.lead.slice(at) };
}

/**
 * The notes in a lead's gap, such as comments and cues without words, without final line breaks; empty if it has none.
 */
export function notesOf(codec: SkeletonCodec, lead: string): string {
  const { gap } = splitPrefix(codec, { lead, raw: null });
  return gap.replace(codec.separated, '').trim() === '' ? '' : withoutLastBreaks(gap);
}

/** A text without the line breaks at its end. */
export function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}
