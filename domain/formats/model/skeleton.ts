/**
 * What stands around a string's text in the file it came from: `lead` between the text before and this one (a key, a
 * number and times, comments), `raw` the text's own spelling there, where printing it anew would spell it otherwise.
 */
export type Frame = { readonly lead: string; readonly raw: string | null };

/** The parts of a file before the first lead and after the last text. */
export type HeaderAndFooter = { readonly header: string; readonly footer: string };

/** A text in a file, by offsets: from where what belongs to it alone begins, and the text itself. */
export type Span = { readonly own: number; readonly from: number; readonly to: number };

/** Splits a file at its texts: header, each lead and text in order, and footer together are the file again. */
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

/** A file's text as it is stored: without a BOM, its lines ended by LF. */
export function normalizeLineEndings(content: string): string {
  return content.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n');
}
