import { pluralOf } from '../../core/plurals/plural.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { staysInFile } from '../model/kept-text.ts';
import type { FileEntry } from './entries-model.ts';
import {
  blankBefore,
  endWithComma,
  endWithComment,
  headEnd,
  indentAt,
  indentEntry,
  isBehindDash,
  isList,
  isWhole,
  linesIn,
  startOfText,
  type TextEdit,
} from './entries-places.ts';
import type { Pairing } from './entries-tree.ts';
import { type EntryTree, entriesIn, type MergeCodec, type Node } from './entries-tree.ts';

/**
 * What comes into a file from its source: the nodes that do, those of the file that some others replace, and its entries whose
 * sources do.
 */
export type Additions = {
  readonly edits: readonly TextEdit[];
  readonly inserted: readonly Node[];
  readonly replaced: ReadonlySet<Node>;
  readonly changed: ReadonlySet<FileEntry>;
};

/** What a file lacks of its source (exports.34), where these nodes are to go; undefined if something has no place in it. */
export function additionsTo(
  { codec, file, source, wanted: entries, matches, rowOf }: Pairing,
  gone: ReadonlySet<Node>,
): Additions | undefined {
  const edits: TextEdit[] = [];
  const replaced = new Set<Node>();
  const changed = new Set<FileEntry>();
  const replace = (old: Node, by: Node) => {
    replaced.add(old);
    const [from, own] = [old.place.own, by.place.own];
    const isLineStart = own === 0 || source.content[own - 1] === '\n';
    const indents = [indentAt(source.content, own), indentAt(file.content, from)] as const;
    const text = indentEntry(source.content.slice(own, by.place.to), isLineStart, indents);
    edits.push({ from, to: old.place.to, text });
  };

  /** The nodes of the file for those of the source. */
  const nodes = new Map<Node, Node>();
  for (const [key, node] of source.holders) {
    const same = file.holders.get(key);
    // A value such as null has no place for what the source has there.
    const isPlace = same && (node.children.length === 0 || same.children.length > 0 || hasInside(same));
    if (isPlace) nodes.set(node, same);
  }
  for (const [entry, same] of matches) {
    const [node, other] = [source.nodeOf.get(entry), file.nodeOf.get(same)];
    if (!node || !other) continue;
    const row = rowOf(entry);
    const isNewPlural = isPlural(entry.text) && !isPlural(same.text);
    // A text in the forms of a plural is none that the program finds.
    const isNone = !entry.source && isPlural(same.text) && !isPlural(entry.text);
    const isOther =
      (isNewPlural || (isNone && !isPlural(row.translation ?? ''))) && !staysInFile(same.text, row);
    const old = isOther ? (file.holders.get(entry.key) ?? wholeOf(other)) : other;
    if (isOther && !replaced.has(old)) replace(old, wholeOf(node));
    nodes.set(node, old);
    const [now, was] = [entry.source, same.source];
    const isOfOther = row.isKept === true && staysInFile(same.text, row);
    if (!now || !was || now.text === was.text || isOfOther) continue;
    edits.push({ from: was.from, to: was.to, text: source.content.slice(now.from, now.to) });
    changed.add(same);
  }

  /** What the nodes that are new stand behind; undefined for those that are the first. */
  const anchors = new Map<Node, Node | undefined>();
  const anchorFor = (node: Node, parent: Node): Node | undefined => {
    for (let nth = node.nth - 1; nth >= 0; nth--) {
      const before = node.parent?.children[nth] as Node;
      if (anchors.has(before)) return anchors.get(before);
      const same = nodes.get(before);
      if (same?.parent === parent) return same;
    }
    return undefined;
  };

  const firsts = new Map<Node, Node | undefined>();
  /** The first of what stays. */
  const firstIn = (parent: Node): Node | undefined => {
    if (!firsts.has(parent))
      firsts.set(
        parent,
        parent.children.find((child) => !gone.has(child)),
      );
    return firsts.get(parent);
  };

  const isTranslated = (node: Node) => entriesIn(node).some((entry) => rowOf(entry).translation !== null);
  const used = new Set(nodes.values());
  const byKey = new Map(file.entries.map((entry) => [entry.key, file.nodeOf.get(entry)]));
  const settled = new Set<Node>();
  for (const entry of entries) {
    let node = source.nodeOf.get(entry);
    if (!node || matches.has(entry)) continue;
    // The outermost that the file lacks comes in whole.
    while (node.parent && !nodes.has(node.parent)) node = node.parent;
    const parent = node.parent && nodes.get(node.parent);
    if (!parent || settled.has(node)) continue;
    settled.add(node);
    const { key } = node.place;
    const sameKey = file.holders.get(key) ?? byKey.get(key);
    const anchor = anchorFor(node, parent);
    // What comes first has the place of the first one that goes.
    const [begins] = parent.children;
    const freed = !anchor && begins && gone.has(begins) && !isWhole(codec, parent) ? begins : undefined;
    const taken = parent.place.isFixed ? parent : sameKey && !used.has(sameKey) ? sameKey : freed;
    if (taken && !(taken === freed && replaced.has(taken))) {
      // What can be no text here stays, until it is one.
      const by = parent.place.isFixed ? node.parent : node;
      if (by && (gone.has(taken) || isTranslated(node)) && !replaced.has(taken)) replace(taken, by);
      if (taken.parent === parent) nodes.set(node, taken);
    } else if (!replaced.has(parent)) {
      const place = { node, parent, anchor, first: firstIn(parent) };
      const edit = insertedPart({ codec, file, source }, place) ?? insertion({ codec, file, source }, place);
      if (!edit) return undefined;
      edits.push(edit);
      anchors.set(node, anchor);
    }
  }
  return { edits, inserted: [...anchors.keys()], replaced, changed };
}

/** What only makes sense with all that it has. */
const wholeOf = (node: Node): Node => (node.parent?.place.isFixed ? node.parent : node);

const isPlural = (text: string) => mayBePlural(text) && pluralOf(text) !== undefined;

const hasInside = ({ parent, place }: Node) => parent === undefined || place.inside !== undefined;

type Files = { readonly codec: MergeCodec; readonly file: EntryTree; readonly source: EntryTree };

/** Where a node comes in: behind another one, or before the first that stays. */
type AdditionPlace = {
  readonly node: Node;
  readonly parent: Node;
  readonly anchor: Node | undefined;
  readonly first: Node | undefined;
};

/** Puts a part of a whole behind what the whole begins with, unless other parts are before it. */
function insertedPart(
  { codec, file, source }: Files,
  { node, parent, anchor, first }: AdditionPlace,
): TextEdit | undefined {
  const begins = parent.children[0];
  if (!isWhole(codec, parent) || !begins) return undefined;
  const head = headEnd(codec, file, begins);
  const behind = anchor ?? (first === begins && head === begins.entry?.from ? begins : undefined);
  if (behind && behind !== begins) return undefined;
  const from = headEnd(codec, source, node);
  const part = source.content.slice(from, node.place.to);
  const isOfWhole = from === node.entry?.from;
  const at = behind?.place.to ?? head;
  return { from: at, to: at, text: isOfWhole || part.startsWith('\n') ? part : `\n${part}` };
}

/**
 * Puts a node of the source into the node that the file has for its parent: behind another node, or first if there is
 * none. Undefined if it can't stand there, as a block can't between braces.
 */
function insertion(
  { codec, file, source }: Files,
  { node, parent, anchor, first }: AdditionPlace,
): TextEdit | undefined {
  const isIn = isList(file, parent);
  if (isIn && !isList(source, node.parent ?? source.root)) return undefined;
  const like = anchor ?? first;
  const likeStart = like && startOfText(codec, file, like);
  const start = startOfText(codec, source, node);
  const isOnLines = !isIn && codec.separator('').includes('\n');
  const gap = gapBefore({
    between: blankBefore(source.content, start),
    own: likeStart === undefined ? undefined : blankBefore(file.content, likeStart),
    isFirstOfFile: likeStart === 0,
    isOnLines,
  });
  const indent = indentAt(source.content, start);
  const body = indentEntry(
    source.content.slice(start, node.place.to),
    start === 0 || source.content[start - 1] === '\n',
    [indent, likeStart === undefined ? indent : indentAt(file.content, likeStart)],
  );
  if (anchor) {
    const comma = endWithComma(file, anchor);
    if (isIn && comma === anchor.place.to) return { from: comma, to: comma, text: `,${gap}${body}` };
    const at = endWithComment(codec, file, comma, parent);
    return { from: at, to: at, text: gap + body + (isIn ? ',' : '') };
  }
  if (likeStart !== undefined) {
    const isInItem = isBehindDash(file.content, likeStart);
    const lines = isOnLines && !gap.includes('\n') ? `${gap}\n` : gap;
    const ends = isInItem ? `\n${indentAt(file.content, likeStart)}` : lines;
    return { from: likeStart, to: likeStart, text: `${body}${isIn ? ',' : ''}${ends}` };
  }
  const at = parent.place.inside ?? parent.place.to;
  const ends = parent === file.root && !isIn ? '\n' : `\n${indentAt(file.content, parent.place.own)}`;
  return { from: at, to: at, text: `${parent.place.inside ? gap : ''}${body}${ends}` };
}

/** The white space before a new node: the lines that the source has there, with the indentation of the file. */
function gapBefore({
  between,
  own,
  isFirstOfFile,
  isOnLines,
}: {
  /** What the source has before it. */
  readonly between: string;
  /** What the file has before the node that it stands beside; undefined if it has none. */
  readonly own: string | undefined;
  readonly isFirstOfFile: boolean;
  readonly isOnLines: boolean;
}): string {
  const blank = own ?? between;
  const hasLines = blank.includes('\n');
  if (hasLines || (isOnLines && !isFirstOfFile && own !== undefined))
    return (
      '\n'.repeat(Math.max(1, linesIn(between))) + (hasLines ? blank.slice(blank.lastIndexOf('\n') + 1) : '')
    );
  return isFirstOfFile || isOnLines ? between || '\n' : blank;
}
