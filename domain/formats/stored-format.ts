import { cueOf } from './cues/cues.ts';
import { type Format, isSubtitles } from './model/format.ts';
import type { Frame } from './model/skeleton.ts';

/** A format whose files have more than texts, so that a section stores it beside its type. */
export type StoredFormat = Exclude<Format, 'text'>;

/** The format that a section stores for a file; null for plain text. */
export function storedFormat(format: Format | undefined): StoredFormat | null {
  return format === undefined || format === 'text' ? null : format;
}

/** What an import adds: its format, if it is a file, and its strings with their frames and contexts. */
type ImportedPart = {
  readonly format: Format | undefined;
  readonly strings: readonly { readonly context: string; readonly frame: Frame | null }[];
};

/**
 * Whose format a section has after a load at its end: of what is `loaded`, when it was empty; its own, which is `kept`; or
 * `none`: strings that are no cues turn subtitles to text, since they have no place in their file. Cues of another format
 * are framed anew by their times.
 */
export function formatAfter(
  held: { readonly format: StoredFormat | null; readonly isEmpty: boolean },
  { format = 'text', strings }: ImportedPart,
): 'loaded' | 'kept' | 'none' {
  if (held.isEmpty) return 'loaded';
  if (!isSubtitles(held.format) || isSubtitles(format)) return 'kept';
  const areCues = strings.every(({ context, frame }) => frame !== null || cueOf(context) !== undefined);
  return areCues ? 'kept' : 'none';
}
