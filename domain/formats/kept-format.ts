import { cueOf } from './cues/cues.ts';
import { type Format, isSubtitles } from './model/format.ts';
import type { Frame } from './model/skeleton.ts';

/** A format that a section keeps beside its type, for the sake of what its files have around their texts. */
export type KeptFormat = Exclude<Format, 'text'>;

/** The format that a section keeps of a file; none of a plain text. */
export function keptFormat(format: Format | undefined): KeptFormat | null {
  return format === undefined || format === 'text' ? null : format;
}

/** What a load brings: its format, if it came as a file, and strings with their frames and contexts. */
type Coming = {
  readonly format: Format | undefined;
  readonly strings: readonly { readonly context: string; readonly frame: Frame | null }[];
};

/**
 * Whose format a section has after a load at its end: of what is `loaded`, when it was empty; its own, which is `kept`; or
 * `none`: strings that are no cues turn subtitles to text, since they have no place in their file. Cues of another format
 * are framed anew by their times.
 */
export function formatAfter(
  held: { readonly format: KeptFormat | null; readonly isEmpty: boolean },
  { format = 'text', strings }: Coming,
): 'loaded' | 'kept' | 'none' {
  if (held.isEmpty) return 'loaded';
  if (!isSubtitles(held.format) || isSubtitles(format)) return 'kept';
  const areCues = strings.every(({ context, frame }) => frame !== null || cueOf(context) !== undefined);
  return areCues ? 'kept' : 'none';
}
