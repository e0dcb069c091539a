import { foldForSearch } from '../../core/text/text.ts';

/**
 * A test for headings by a user's pattern. It must match a whole line, ignoring case; an asterisk matches any text, and
 * an empty pattern nothing. It takes linear time, because each piece is searched for once.
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
      const offset = text.indexOf(piece, from);
      if (offset < 0) return false;
      from = offset + piece.length;
    }
    return from <= end;
  };
}

const folded = (text: string) => foldForSearch(text.trim().replace(/\s+/g, ' '));
