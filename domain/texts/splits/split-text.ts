import { isBlank, lengthOf } from '../../core/text/text.ts';

/** A text in two parts, and the white space that stood between them, which belongs to neither (splits.2). */
export type SplitText = { readonly first: string; readonly joint: string; readonly second: string };

/** Splits a text before the code point at an index, from 0; undefined if a part would have nothing to read. */
export function splitText(text: string, at: number): SplitText | undefined {
  const points = [...text];
  const head = points.slice(0, at).join('');
  const tail = points.slice(at).join('');
  const [first, second] = [head.trimEnd(), tail.trimStart()];
  if (isBlank(first) || isBlank(second)) return undefined;
  return { first, joint: text.slice(first.length, text.length - second.length), second };
}

/** The text that {@link splitText} has split. */
export const joinTexts = ({ first, joint, second }: SplitText): string => first + joint + second;

/** The place before the white space that is around it, in code points. */
export function placeBeforeSpace(text: string, at: number): number {
  return lengthOf([...text].slice(0, at).join('').trimEnd());
}

/** Two notes as one: the same one is not repeated. */
export function joinedNotes(first: string, second: string): string {
  if (second === '' || second === first) return first;
  return first === '' ? second : `${first}\n${second}`;
}
