import {
  blankBefore,
  blankBehind,
  endWithComma,
  endWithComment,
  headEnd,
  isBehindDash,
  isWhole,
  linesIn,
  startOfText,
  type TextEdit,
} from './entries-places.ts';
import type { Node, Pairing } from './entries-tree.ts';

/** What a file has of strings that are none any more, unless they were none when it came (exports.34). */
export function goneFrom({ codec, file, source, keyOf, others }: Pairing): ReadonlySet<Node> {
  const keys = new Set(source.entries.map(({ key }) => key));
  const gone = new Set<Node>();
  for (const node of file.nodes.toReversed()) {
    const { entry, children, place } = node;
    const isGone = entry
      ? !keys.has(keyOf(entry.key)) && !others.has(entry)
      : children.length > 0 && !source.holders.has(place.key) && children.every((child) => gone.has(child));
    if (isGone) gone.add(node);
  }
  // What is said of an entry goes with it.
  const goneKeys = new Set([...gone].flatMap(({ entry }) => entry?.key ?? []));
  for (const node of file.nodes) {
    const subject = node.entry ? undefined : codec.subjectOf?.(node.place.key);
    if (subject !== undefined && goneKeys.has(subject)) gone.add(node);
  }
  return gone;
}

/** The outermost of what goes. */
export const outermostOf = (gone: ReadonlySet<Node>): readonly Node[] =>
  [...gone].filter(({ parent }) => !parent || !gone.has(parent));

/** Takes these from a file, with the white space that is too much then. */
export const removals = ({ codec, file }: Pairing, outermost: readonly Node[]): readonly TextEdit[] =>
  outermost.map((node): TextEdit => {
    // The other parts of a whole still need what it begins with.
    const head = node.parent && isWhole(codec, node.parent) ? headEnd(codec, file, node) : node.place.own;
    if (head > node.place.own) return { from: head, to: node.place.to, text: '' };
    const start = startOfText(codec, file, node);
    const before = blankBefore(file.content, start);
    const to = endWithComment(codec, file, endWithComma(file, node), node.parent);
    const behind = blankBehind(file.content, to);
    // Of what is before and behind it, the line breaks that are more stay.
    const isFirst =
      start === before.length || linesIn(behind) < linesIn(before) || isBehindDash(file.content, start);
    return isFirst
      ? { from: start, to: to + behind.length, text: '' }
      : { from: start - before.length, to, text: '' };
  });
