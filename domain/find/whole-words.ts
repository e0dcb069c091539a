import type { TextRange } from '../dictionary/pattern-engines.ts';

const WORD = /[\p{L}\p{M}\p{N}]/u;

const isWordAt = (text: string, at: number) => WORD.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** The index of the code point before this index. */
function before(text: string, index: number): number {
  const unit = text.charCodeAt(index - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 2 : index - 1;
}

/** Whether two letters, marks or digits meet at this index. */
function isInWord(text: string, index: number): boolean {
  return index > 0 && index < text.length && isWordAt(text, before(text, index)) && isWordAt(text, index);
}

/** Whether a range neither begins nor ends inside of a word (find.3). RE2's `\b` knows only ASCII. */
export const isWholeWords = (text: string, { start, end }: TextRange): boolean =>
  !isInWord(text, start) && !isInWord(text, end);
