/**
 * The most that is edited on the page; ours. A browser lays out every line of a field at each change: 100,000 of them take it
 * seconds.
 */
const EDITED = { characters: 2_000_000, lines: 20_000 };

/** How much of a longer text is shown. */
const SHOWN = { characters: 200_000, lines: 2_000 };

/** Whether a text is too long to be edited on the page. Looks at no more of it than could be. */
export function isLong(text: string): boolean {
  return text.length > EDITED.characters || endOfLines(text, EDITED.lines) < text.length;
}

/** The part of a long text that is shown: its first lines. */
export function beginningOf(text: string): string {
  return text.slice(0, Math.min(SHOWN.characters, endOfLines(text, SHOWN.lines)));
}

/** Where the first lines of a text end, that many of them. */
function endOfLines(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
}
