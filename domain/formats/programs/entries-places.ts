import type { EntryTree, MergeCodec, Node } from './entries-tree.ts';

/** A part of a text that is replaced. */
export type TextEdit = { readonly from: number; readonly to: number; readonly text: string };

/** The text with edits; those of one place are in their order. */
export function withEdits(content: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let readTo = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    // What is in a part that is replaced goes with it; two that go may have the same white space between them.
    if (from < readTo && to <= readTo) continue;
    parts.push(content.slice(readTo, Math.max(readTo, from)), text);
    readTo = to;
  }
  return parts.join('') + content.slice(readTo);
}

/** How far white space is looked at, so that a file on one line doesn't take the square of its length. */
const NEAR = 1000;

/** The white space before a place. */
export function blankBefore(content: string, at: number): string {
  const near = content.slice(Math.max(0, at - NEAR), at);
  return near.slice(near.trimEnd().length);
}

/** The white space from a place on. */
export function blankBehind(content: string, at: number): string {
  const near = content.slice(at, at + NEAR);
  return near.slice(0, near.length - near.trimStart().length);
}

export const linesIn = (blank: string) => blank.split('\n').length - 1;

/** What a line has before a place, or from it on, as white space. */
export function indentAt(content: string, at: number): string {
  const near = content.slice(Math.max(0, at - NEAR), at);
  const line = near.lastIndexOf('\n');
  if (line < 0 && near.length < at) return '';
  const before = near.slice(line + 1);
  const own = /^[ \t]*/.exec(before === '' ? content.slice(at, at + NEAR) : before)?.[0] ?? '';
  return DASHES.test(before) ? ' '.repeat(before.length) : own;
}
const DASHES = /^[ \t]*(?:- +)+$/;

/** Whether what is at a place is on the line of the dash of its item, as its first key is. */
export const isBehindDash = (content: string, at: number): boolean =>
  DASHES.test(content.slice(Math.max(0, at - NEAR, content.lastIndexOf('\n', at - 1) + 1), at));

/** Lines with another indentation; the first of them if it is one from its start. */
export function indentEntry(
  body: string,
  isLineStart: boolean,
  [from, to]: readonly [string, string],
): string {
  if (from === to) return body;
  return body
    .split('\n')
    .map((line, nth) =>
      (nth > 0 || isLineStart) && line !== '' && line.startsWith(from) ? to + line.slice(from.length) : line,
    )
    .join('\n');
}

/** Whether what a node has stands in braces, with commas. */
export const isList = ({ content }: Pick<EntryTree, 'content'>, { place: { inside = 0 } }: Node) =>
  inside > 0 && '[{('.includes(content[inside - 1] ?? '-');

/** Whether a node has parts that make a whole, such as the attributes of a message. */
export const isWhole = ({ wholes }: Pick<MergeCodec, 'wholes'>, { parent }: Node) =>
  wholes !== undefined && parent !== undefined;

/** Where a part begins behind what its whole begins with, if it is the first of it. */
export const headEnd = (
  { wholes }: Pick<MergeCodec, 'wholes'>,
  { content }: Pick<EntryTree, 'content'>,
  { place: { own }, entry }: Node,
) => own + (wholes && entry ? wholes.headOf(content.slice(own, entry.from)) : 0);

/** Where a copy of a node begins; of the first key of an item behind the dash, with which the item begins. */
export const startOfText = (
  { startOf }: Pick<MergeCodec, 'startOf'>,
  { content }: Pick<EntryTree, 'content'>,
  { place: { own }, parent }: Node,
) => (parent?.parent && parent.place.own === own ? own : (startOf?.(content, own) ?? own));

/** A comment on the line of what is before it, in formats that have commas. */
const COMMENT_BEHIND = /^[^\S\n]*(?:(?:\/\/|#)[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/(?=[^\S\n]*\n))/;

/** Where a node ends with its comma, if it has one. */
export function endWithComma(file: EntryTree, { place: { to }, parent }: Node): number {
  if (!parent || !isList(file, parent)) return to;
  const blank = blankBehind(file.content, to).length;
  return file.content[to + blank] === ',' ? to + blank + 1 : to;
}

/** Where a comment ends that is on the line of a place and belongs to what is before it. */
export function endWithComment(codec: MergeCodec, file: EntryTree, at: number, parent?: Node): number {
  const pattern = parent && isList(file, parent) ? COMMENT_BEHIND : codec.behind;
  const match = pattern?.exec(file.content.slice(at));
  return match?.index === 0 ? at + match[0].length : at;
}
