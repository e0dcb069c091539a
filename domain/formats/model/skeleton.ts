/**
 * An imported file is stored as a skeleton: the parts around its texts, which exports put together again
 * (docs/decisions/012). This SubRip file has two strings, because its second cue has no words:
 *
 *     1                                ┐ lead of "Hello.": all of it is its prefix,
 *     00:00:01,000 --> 00:00:02,000    ┘ `own`, which belongs to the string alone
 *     Hello.                             text; `raw` is null, because SubRip spells it the same
 *                                      ┐
 *     2                                │ lead of "Bye.", first part: the `gap`,
 *     00:00:03,000 --> 00:00:04,000    │ which stays if the string is deleted
 *                                      ┘
 *     3                                ┐ lead of "Bye.", second part: its prefix `own`,
 *     00:00:05,000 --> 00:00:06,000    ┘ which is deleted and moved with the string
 *     Bye.                               text
 *                                        footer: the line break at the end of the file
 *
 * `header` is empty here; in ASS it has the styles, in WebVTT the line `WEBVTT`. A string's `Frame` is its lead and raw.
 * {@link ./skeleton-codec.ts} tells for each format where in a lead `own` begins. The database counts the bytes of header
 * and footer as `envelope_bytes`.
 */

/**
 * What surrounds a string's text in its file: `lead` is everything since the text before it (a key, a number and times,
 * comments); `raw` is the text's own spelling, if printing it would spell it differently.
 */
export type Frame = { readonly lead: string; readonly raw: string | null };

/** The parts of a file before the first lead and after the last text. */
export type HeaderAndFooter = { readonly header: string; readonly footer: string };

/**
 * A text in a file by offsets: `own` is the beginning of what belongs to it alone, `from` and `to` are the text itself.
 */
export type Span = { readonly own: number; readonly from: number; readonly to: number };

/** Splits a file at its texts; header, each lead and text in order, and footer make up the file again. */
export function splitAtTexts(
  content: string,
  spans: readonly Span[],
): { headerAndFooter: HeaderAndFooter; leads: string[] } {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return { headerAndFooter: { header: content, footer: '' }, leads: [] };
  return {
    headerAndFooter: { header: content.slice(0, first.own), footer: content.slice(last.to) },
    leads: spans.map(({ own, from }, index) => content.slice(spans[index - 1]?.to ?? own, from)),
  };
}

/** A file's text as it is stored: without a BOM, with lines ended by LF. */
export function normalizeLineEndings(content: string): string {
  return content.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n');
}
