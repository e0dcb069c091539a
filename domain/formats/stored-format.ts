import { cueOf } from './cues/cues.ts';
import { type Format, isSubtitles } from './model/format.ts';
import type { Frame } from './model/skeleton.ts';

/** A format whose files contain more than texts, so that a section stores it beside its type. */
export type StoredFormat = Exclude<Format, 'text'>;

/** The format that a section stores for a file; null for plain text. */
export function storedFormat(format: Format | undefined): StoredFormat | null {
  return format === undefined || format === 'text' ? null : format;
}

/** What an import adds: its format if it is a file, and its strings with frames and contexts. */
type ImportedPart = {
  readonly format: Format | undefined;
  readonly strings: readonly { readonly context: string; readonly frame: Frame | null }[];
};

/**
 * Which format a section has after strings were added: `loaded` is that of the imported file, if the section was empty;
 * `kept` is its own; `none` means that strings that are not cues have turned subtitles into text. Cues of another
 * format get new frames by their times.
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
