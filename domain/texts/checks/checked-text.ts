import { codeIn } from '../placeholders/code-in-text.ts';
import { withChoicesOpened } from '../placeholders/icu-choices.ts';
import { placeholderRanges } from '../placeholders/placeholders.ts';
import { type FormatOfText, placeholdersOf } from '../placeholders/placeholders-of-format.ts';

/** A range of a text in UTF-16 units, as for `slice`. */
export type Range = { readonly start: number; readonly end: number };

/** A text as checks read it. */
export type CheckedText = {
  /** As it is written. */
  readonly text: string;
  /**
   * What people read of it, with every character in its place: tags and marks are `MARK`s, placeholders, URLs and other code are `CODE`s.
   * Neither is a letter, a space or punctuation.
   */
  readonly prose: string;
  /** What is masked in `prose`, in order. */
  readonly code: readonly Range[];
};

/** Stands in prose for each unit of a tag: what is read goes on behind it. */
export const MARK = '\u{FDD0}';
/** Stands in prose for each unit of a placeholder or a URL, which are read as a word of which nothing is known. */
export const CODE = '\u{FDD1}';

const TAG = /^<\/?[a-zA-Z]/;

/** Prepares a text for checks (checks.3). */
export function checkedText(text: string, writing: FormatOfText): CheckedText {
  const addresses = codeIn(text).map(({ start, end }) => ({ start, end: endOfAddress(text, start, end) }));
  const ranges = [
    ...addresses,
    ...placeholderRanges(withChoicesOpened(text), placeholdersOf(writing)),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  let prose = '';
  let readTo = 0;
  const masked: Range[] = [];
  for (const { start, end } of ranges) {
    if (end <= readTo) continue;
    const from = Math.max(start, readTo);
    prose += text.slice(readTo, from) + maskOf(text.slice(from, end));
    masked.push({ start: from, end });
    readTo = end;
  }
  return { text, prose: prose + text.slice(readTo), code: masked };
}

const ENDS = '.,;:!?…';

/**
 * Where an address ends: punctuation at its end ends its sentence, and a bracket that is opened before it is closed behind it. Other
 * code ends where it does.
 */
export function endOfAddress(text: string, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; at++) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  let to = end;
  for (; to > start; to--) {
    const last = text[to - 1] ?? '';
    if (last === ')' && depth < 0) depth++;
    else if (!ENDS.includes(last)) break;
  }
  return to;
}

/** Tags that stand side by side are one range of code, with placeholders between them perhaps. */
const maskOf = (code: string) =>
  TAG.test(code)
    ? code.replace(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') ? MARK : CODE).repeat(part.length))
    : CODE.repeat(code.length);
