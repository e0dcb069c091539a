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
    leads: spans.map(({ own, from }, at) => content.slice(spans[at - 1]?.to ?? own, from)),
  };
}

/** A file's text as it is stored: without a BOM, with lines ended by LF. */
export function normalizeLineEndings(content: string): string {
  return content.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n');
}
