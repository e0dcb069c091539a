import { splittingOf } from '../../../core/text/likely-splitting.ts';
import type { Splitting } from '../../../core/text/splitting.ts';
import { isBlank } from '../../../core/text/text.ts';
import { leadOf, trimWhiteSpace } from '../../../core/text/white-space.ts';
import type { FoundText } from '../model/places.ts';
import { isUnsaid } from '../model/plain-text.ts';

/** A paragraph of a plain text. `blanks` is the number of blank lines before it, `lines` how many it has itself. */
export type TextParagraph = FoundText & { readonly blanks: number; readonly lines: number };

/** How the lines of a plain text are meant. */
export type TextLayout = {
  readonly splitting: Splitting;
  /** The width to which lines are wrapped, in characters; null if they are not. */
  readonly width: number | null;
  readonly lineEnd: string;
};

/** Where Project Gutenberg begins the book in its file. */
export const BEGIN = /^\*\*\* ?START OF (?:THE|THIS) PROJECT GUTENBERG/im;

/** The length, in characters, above which lines were not wrapped to fit a page. */
const WIDEST = 120;

export function layoutOf(content: string): TextLayout {
  // What a library says of its file has other lines than the book.
  const begin = BEGIN.exec(content)?.index ?? 0;
  const splitting = splittingOf(content.slice(begin));
  const lengths = [...content.slice(begin, begin + 100_000).matchAll(/[^\r\n]+/g)].map(
    ([line]) => line.trim().length,
  );
  const sorted = lengths.filter((length) => length > 0).sort((one, other) => one - other);
  const width = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return {
    splitting,
    width: splitting === 'paragraphs' && width <= WIDEST ? width : null,
    lineEnd: content.includes('\r\n') ? '\r\n' : '\n',
  };
}

type Line = { readonly from: number; readonly to: number; readonly text: string };

/** The paragraphs of a plain text: lines, or what blank lines separate. The lines of verse stay apart in a text, others are joined. */
export function paragraphsIn(content: string, { splitting, width }: TextLayout): TextParagraph[] {
  const paragraphs: TextParagraph[] = [];
  let open: Line[] = [];
  let blanks = 0;
  const end = () => {
    const [first, last] = [open[0], open.at(-1)];
    if (first && last && open.every(({ text }) => isUnsaid(text))) blanks = 0;
    else if (first && last) {
      const joint = isVerse(open, width) ? '\n' : ' ';
      const whole = open.map((line) => line.text).join(joint);
      const text = whole.trim();
      paragraphs.push({
        from: first.from + whole.length - whole.trimStart().length,
        to: last.to - whole.length + whole.trimEnd().length,
        kind: 'lines',
        text,
        element: 'p',
        blanks,
        lines: open.length,
      });
      blanks = 0;
    }
    open = [];
  };
  for (const { 0: raw, index } of content.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const text = trimWhiteSpace(raw);
    if (isBlank(text)) {
      end();
      if (raw !== '') blanks++;
      continue;
    }
    const from = index + leadOf(raw);
    open.push({ from, to: from + text.length, text });
    if (splitting === 'lines') end();
  }
  end();
  return paragraphs;
}

/** Whether the lines of a paragraph end where they do on purpose: most would have had room for the next word. */
function isVerse(lines: readonly Line[], width: number | null): boolean {
  if (width === null || lines.length < 2) return false;
  const ends = lines.filter((line, index) => {
    const [word] = lines[index + 1]?.text.split(/\s/, 1) ?? [];
    return word !== undefined && line.text.length + 1 + word.length <= width - WRAPPED_BEFORE;
  });
  return ends.length > (lines.length - 1) / 2;
}

/** Some lines are wrapped earlier than they have to be. */
const WRAPPED_BEFORE = 4;
