import { foldForSearch } from '../texts/text.ts';

/**
 * A test for a user's own headings: a line is one if all of it matches, whatever its case. An asterisk stands for any text.
 * An empty pattern matches nothing. Its time is linear in line and pattern: each piece is looked for once.
 */
export function headingPattern(pattern: string): (line: string) => boolean {
  const pieces = folded(pattern).split(/\*+/);
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (pieces.every((piece) => piece.trim() === '')) return () => false;
  return (line) => {
    const text = folded(line);
    if (last === undefined) return text === first;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    const end = text.length - last.length;
    let from = first.length;
    for (const piece of others) {
      const at = text.indexOf(piece, from);
      if (at < 0) return false;
      from = at + piece.length;
    }
    return from <= end;
  };
}

const folded = (text: string) => foldForSearch(text.trim().replace(/\s+/g, ' '));
