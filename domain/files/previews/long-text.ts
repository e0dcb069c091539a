/**
 * The most that can be edited on the page. A browser lays out all lines of a field at each change: 100,000 of them take
 * seconds.
 */
const EDITED = { characters: 2_000_000, lines: 20_000 };

/** How much of a longer text is shown, read-only. */
const SHOWN = { characters: 200_000, lines: 2_000 };

/** Whether a text is too long to be edited on the page. Reads no more of it than the limit. */
export function isLong(text: string): boolean {
  return text.length > EDITED.characters || endOfLines(text, EDITED.lines) < text.length;
}

/** The first lines of a long text, which are shown. */
export function firstLines(text: string): string {
  return text.slice(0, Math.min(SHOWN.characters, endOfLines(text, SHOWN.lines)));
}

/** The offset at which the first `lines` lines of a text end. */
function endOfLines(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
}
