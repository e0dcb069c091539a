import { decodeXML } from 'entities';
import { append } from '../../../core/long-lists.ts';
import { isBlank } from '../../../core/text/text.ts';
import { collapseWhiteSpace, trimWhiteSpace } from '../../../core/text/white-space.ts';
import { innerPieces, markedText } from '../../../formats/marks/marks.ts';
import { isTag, MOST_OPEN, type Tag, type Token, tokensOf } from '../../../formats/markup/tokens.ts';
import { attributePlaces } from '../markup/elements.ts';
import { areUnsaid, type PlacedPiece } from '../markup/inline-pieces.ts';
import type { FoundText } from '../model/places.ts';

/** The tokens of a file or a part of it, and for each tag the index of the one that it belongs to; −1 if there is none. */
export type Tree = {
  readonly content: string;
  readonly tokens: readonly Token[];
  readonly partners: Int32Array;
};

/** A part of a tree, by the indexes of its first token and of the one after its last. */
export type Range = { readonly start: number; readonly end: number };

export function treeOf(content: string): Tree {
  const tokens = tokensOf(content, true);
  const partners = new Int32Array(tokens.length).fill(-1);
  const open: number[] = [];
  // How many elements of each name are open within too many others: neither they nor their ends have a partner.
  const deeper = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') {
      if (open.length < MOST_OPEN) open.push(index);
      else deeper.set(token.name, (deeper.get(token.name) ?? 0) + 1);
    }
    if (token.kind !== 'close') continue;
    const left = deeper.get(token.name) ?? 0;
    if (left > 0) {
      deeper.set(token.name, left - 1);
      continue;
    }
    const nth = open.findLastIndex((one) => (tokens[one] as Tag).name === token.name);
    const start = open[nth];
    if (start === undefined) continue;
    open.length = nth;
    deeper.clear();
    partners[start] = index;
    partners[index] = start;
  }
  return { content, tokens, partners };
}

/** The index of the last token of an element that begins at one; its own if it has no end. */
export const endAt = ({ partners }: Tree, at: number): number => Math.max(partners[at] ?? at, at);

/** A text around which the tags are kept whose other ends are outside of its place, so that the file stays well-formed (books.13). */
export function withLooseTags(text: string, { content, tokens, partners }: Tree): string {
  const loose = tokens.filter(
    (token, at): token is Tag => isTag(token) && token.kind !== 'empty' && partners[at] === -1,
  );
  // The text comes behind what ends in its place, except for a span: spans that look alike are one text, in the look of the first.
  const index = loose.findIndex(({ kind, name }) => kind === 'open' || name === 'span');
  const ended = index < 0 ? loose.length : index;
  const raw = (tags: readonly Tag[]) => tags.map(({ from, to }) => content.slice(from, to)).join('');
  return raw(loose.slice(0, ended)) + text + raw(loose.slice(ended));
}

/** An element in a range, not within another one there. */
export type Child = {
  readonly tag: Tag;
  readonly at: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
};

/** The element that begins at a token of a range; undefined if none does, or if it has no end. */
export function childAt(tree: Tree, at: number, end: number): Child | undefined {
  const tag = tree.tokens[at];
  if (!tag || !isTag(tag) || tag.kind === 'close') return undefined;
  if (tag.kind === 'open' && tree.partners[at] === -1) return undefined;
  const last = Math.min(endAt(tree, at), end - 1);
  return { tag, at, end: last, from: tag.from, to: tree.tokens[last]?.to ?? tag.to };
}

/** The elements of a range that are in no other of it, in order. */
export function childrenIn(tree: Tree, { start, end }: Range): Child[] {
  const children: Child[] = [];
  for (let at = start; at < end; at++) {
    const child = childAt(tree, at, end);
    if (!child) continue;
    children.push(child);
    at = child.end;
  }
  return children;
}

/** What is between the tags of an element. */
export const insideOf = ({ at, end }: Child): Range => ({ start: at + 1, end });

/** The value of an attribute, whatever prefix its name has. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  for (const key in attributes) if (key.slice(key.indexOf(':') + 1) === name) return attributes[key];
  return undefined;
}

/** The characters in a range, without tags. */
export const wordsIn = ({ content, tokens }: Tree, { start, end }: Range): string =>
  tokens
    .slice(start, end)
    .map((token) => (token.kind === 'text' ? decodeXML(content.slice(token.from, token.to)) : ''))
    .join('');

/** How a kind of document has its texts. */
export type DocumentKind = {
  /** What a paragraph is, as an element of HTML where that has it; undefined for an element that is none. */
  readonly paragraphOf: (tree: Tree, at: number) => string | undefined;
  /** Whether the texts of an element are none of the document. */
  readonly isOpaque: (tag: Tag) => boolean;
  /** What the texts in an element are instead of what they are elsewhere, as `toc`. */
  readonly elementIn: (tag: Tag) => string | undefined;
  readonly piecesOf: (tree: Tree, range: Range) => readonly PlacedPiece[];
  /** The names of attributes that have a text. */
  readonly attributes: (tag: Tag) => readonly string[];
};

/** The texts of a document: its paragraphs, also those within another one, and descriptions. */
export function findParagraphs(content: string, kind: DocumentKind): FoundText[] {
  const tree = treeOf(content);
  const texts: FoundText[] = [];
  const open: number[] = [];
  const inside: { readonly end: number; readonly element: string }[] = [];
  for (let index = 0; index < tree.tokens.length; index++) {
    const tag = tree.tokens[index] as Token;
    if (!isTag(tag) || tag.kind === 'close') continue;
    while (open.length > 0 && (open.at(-1) ?? 0) < index) open.pop();
    while (inside.length > 0 && (inside.at(-1)?.end ?? 0) < index) inside.pop();
    const end = endAt(tree, index);
    if (kind.isOpaque(tag)) {
      index = end;
      continue;
    }
    const own = kind.elementIn(tag);
    if (own !== undefined) inside.push({ end, element: own });
    const around = inside.at(-1)?.element;
    append(texts, attributeTexts(content, tag, kind.attributes(tag), around ?? 'alt'));
    const element = kind.paragraphOf(tree, index);
    if (element === undefined || end === index) continue;
    open.push(end);
    append(texts, textsOf(kind.piecesOf(tree, { start: index + 1, end }), around ?? element));
  }
  return texts.sort((one, other) => one.from - other.from || other.to - one.to);
}

function textsOf(pieces: readonly PlacedPiece[], element: string): FoundText[] {
  if (element === 'toc') return entriesIn(pieces);
  const { from, to } = innerPieces(pieces);
  const inner = pieces.slice(from, to);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last || areUnsaid(inner)) return [];
  return [{ from: first.from, to: last.to, kind: 'text', text: trimWhiteSpace(markedText(inner)), element }];
}

/**
 * The entries of a table of contents are the words between its tabs and fields; none that shares its place with a tab, which
 * would be lost.
 */
function entriesIn(pieces: readonly PlacedPiece[]): FoundText[] {
  const texts: FoundText[] = [];
  let run: PlacedPiece[] = [];
  const end = () => {
    const [first, last] = [run[0], run.at(-1)];
    const text = trimWhiteSpace(markedText(run));
    const others = pieces.filter((piece) => !run.includes(piece));
    const isAlone = others.every(({ from, to }) => to <= (first?.from ?? 0) || from >= (last?.to ?? 0));
    if (first && last && !isBlank(text) && isAlone)
      texts.push({ from: first.from, to: last.to, kind: 'text', text, element: 'toc' });
    run = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') run.push(piece);
    else end();
  }
  end();
  return texts;
}

function attributeTexts(content: string, tag: Tag, names: readonly string[], element: string): FoundText[] {
  if (names.length === 0) return [];
  return attributePlaces(content, tag, names).flatMap(({ value, from, to }) => {
    const text = trimWhiteSpace(collapseWhiteSpace(decodeXML(value)));
    return isBlank(text) ? [] : [{ from, to, kind: 'attribute' as const, text, element }];
  });
}

/** Texts that are translated as an equal text is: entries of the contents, and what is said twice for older programs. */
export const isEchoed = ({ element }: FoundText): boolean => element === 'toc' || element === 'echo';
