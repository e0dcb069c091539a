import { decodeXML } from 'entities';
import { append } from '../../../core/long-lists.ts';
import type { MarkName } from '../../../formats/marks/marks.ts';
import { isTag, type Tag } from '../../../formats/markup/tokens.ts';
import {
  attributeOf,
  type Child,
  childAt,
  childrenIn,
  insideOf,
  type Range,
  type Tree,
  treeOf,
} from '../documents/paragraphs.ts';
import type { PlacedPiece } from '../markup/inline-pieces.ts';

/** How the words of each style of text look: its mark, or null if they look like others. */
export type SpanStyles = ReadonlyMap<string, { readonly mark: MarkName; readonly look: string } | null>;

/** The pieces of a part of a paragraph, and what shows nothing in it, as bookmarks. */
export type SpanPieces = {
  readonly pieces: readonly PlacedPiece[];
  readonly before: readonly string[];
  readonly behind: readonly string[];
};

/** Elements within a paragraph. One that is not named is a field, which stays as it is. */
const ELEMENTS: Readonly<
  Record<string, 'link' | 'through' | 'note' | 'none' | 'before' | 'behind' | undefined>
> = {
  a: 'link',
  meta: 'through',
  'soft-page-break': 'none',
  note: 'note',
  'bookmark-start': 'before',
  'reference-mark-start': 'before',
  'toc-mark-start': 'before',
  'alphabetical-index-mark-start': 'before',
  'change-start': 'none',
  change: 'none',
  bookmark: 'before',
  'reference-mark': 'before',
  annotation: 'before',
  'bookmark-end': 'behind',
  'reference-mark-end': 'behind',
  'toc-mark-end': 'behind',
  'alphabetical-index-mark-end': 'behind',
  'change-end': 'none',
  'annotation-end': 'behind',
};

/** Reads the content of a paragraph. */
export function odtPieces(tree: Tree, range: Range, styles: SpanStyles): SpanPieces {
  const { content, tokens } = tree;
  const before: string[] = [];
  const behind: string[] = [];

  const piecesIn = ({ start, end }: Range): PlacedPiece[] => {
    const pieces: PlacedPiece[] = [];
    for (let at = start; at < end; at++) {
      const token = tokens[at];
      if (!token) break;
      if (token.kind === 'text') {
        const text = decodeXML(content.slice(token.from, token.to)).replace(/[ \t\r\n]+/g, ' ');
        pieces.push({ kind: 'text', text, from: token.from, to: token.to });
        continue;
      }
      const child = childAt(tree, at, end);
      if (!child) continue;
      append(pieces, elementPieces(child));
      at = child.end;
    }
    return pieces;
  };

  const elementPieces = (child: Child): PlacedPiece[] => {
    const { tag, from, to } = child;
    const raw = content.slice(from, to);
    const whole = (name: MarkName, isKept = true): PlacedPiece[] => [
      { kind: 'empty', raw, name, isKept, from, to },
    ];
    const inside = () => piecesIn(insideOf(child));
    const around = (name: MarkName): PlacedPiece[] => {
      const inner = inside();
      // The span that gives a link its look says no more than the link.
      const isCovered = name === 'a' && coversAll(inner, tag.to, tokens[child.end]?.from);
      const start = isCovered ? (inner[0]?.to ?? tag.to) : tag.to;
      const end = (isCovered ? inner.at(-1)?.from : tokens[child.end]?.from) ?? to;
      return [
        { kind: 'open', raw: content.slice(from, start), name, from, to: start },
        ...(isCovered ? inner.slice(1, -1) : inner),
        { kind: 'close', raw: content.slice(end, to), from: end, to },
      ];
    };
    switch (tag.name) {
      case 's':
        return [{ kind: 'text', text: ' ', from, to }];
      case 'tab':
        return whole('x', false);
      case 'line-break':
        return [{ kind: 'break', raw, from, to }];
      // The base is the text, the reading beside it stays (books.15).
      case 'ruby': {
        const base = childrenIn(tree, insideOf(child)).find(({ tag }) => tag.name === 'ruby-base');
        if (!base || base.end === base.at) return whole('x');
        const [start, end] = [base.tag.to, tokens[base.end]?.from ?? to];
        return [
          { kind: 'open', raw: content.slice(from, start), name: 'x', from, to: start },
          ...piecesIn(insideOf(base)),
          { kind: 'close', raw: content.slice(end, to), from: end, to },
        ];
      }
      case 'frame':
        return whole(isPicture(tree, child) ? 'img' : 'x');
      case 'span': {
        if (child.end === child.at) return whole('x');
        const name = attributeOf(tag, 'style-name') ?? '';
        const style = styles.get(name);
        return style === null ? inside() : around(style?.mark ?? markOf(name, '', undefined));
      }
    }
    const kind = ELEMENTS[tag.name];
    if (kind === 'link' && child.end > child.at) return around('a');
    if (kind === 'through') return inside();
    if (kind === 'before' || kind === 'behind') (kind === 'before' ? before : behind).push(raw);
    if (kind === 'none' || kind === 'before' || kind === 'behind') return [];
    return whole(kind === 'note' ? 'note' : 'x');
  };
  return { pieces: joined(piecesIn(range), styles), before, behind };
}

/** Whether the first and the last of pieces are one pair, with nothing else in the place that they are in. */
function coversAll(pieces: readonly PlacedPiece[], from: number, to: number | undefined): boolean {
  if (pieces[0]?.kind !== 'open' || pieces[0].from !== from || pieces.at(-1)?.to !== to) return false;
  let depth = 0;
  for (const [index, { kind }] of pieces.entries()) {
    if (kind === 'open') depth++;
    if (kind === 'close' && --depth === 0) return index === pieces.length - 1;
  }
  return false;
}

/** A picture within a line, not a box that has a place of its own. */
const isPicture = (tree: Tree, frame: Child): boolean =>
  attributeOf(frame.tag, 'anchor-type') === 'as-char' &&
  childrenIn(tree, insideOf(frame)).some(({ tag }) => tag.name === 'image');

/** Spans that look alike and follow each other are one: editors end them at every change. */
function joined(pieces: readonly PlacedPiece[], styles: SpanStyles): PlacedPiece[] {
  const look = (raw: string) => {
    const name = /text:style-name="([^"]*)"/.exec(raw)?.[1];
    return /^<text:span\b/.test(raw) ? (styles.get(name ?? '')?.look ?? raw) : undefined;
  };
  const inner: PlacedPiece[] = [];
  // The looks of what is open; of what was closed last, if nothing came since.
  const open: (string | undefined)[] = [];
  let closed: string | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'open') {
      const own = look(piece.raw);
      open.push(own);
      if (own !== undefined && own === closed) inner.pop();
      else inner.push(piece);
      closed = undefined;
    } else {
      closed = piece.kind === 'close' ? open.pop() : undefined;
      inner.push(piece);
    }
  }
  return inner;
}

/** What the styles of a file say of spans, by their names. */
export function spanStylesIn(content: string): SpanStyles {
  const tree = treeOf(content);
  const styles = new Map<string, { mark: MarkName; look: string } | null>();
  for (const [index, token] of tree.tokens.entries()) {
    if (!isTag(token) || token.kind === 'close' || token.name !== 'style') continue;
    const name = attributeOf(token, 'name');
    if (name === undefined || attributeOf(token, 'family') !== 'text') continue;
    const style = childAt(tree, index, tree.tokens.length);
    const own = style
      ? childrenIn(tree, insideOf(style)).find(({ tag }) => tag.name === 'text-properties')
      : undefined;
    const parent = attributeOf(token, 'parent-style-name') ?? '';
    const seen = Object.entries(own?.tag.attributes ?? {}).filter(([key]) => !UNSEEN.test(key));
    const look = JSON.stringify([parent, seen.sort()]);
    styles.set(
      name,
      parent === '' && seen.length === 0 ? null : { mark: markOf(name, parent, own?.tag), look },
    );
  }
  return styles;
}

/** Properties that say nothing of the look of words: their language, and when they were written. */
const UNSEEN =
  /rsid|^(?:fo:language|fo:country|style:(?:language|country|rfc-language-tag)-(?:asian|complex)|style:rfc-language-tag|.*-(?:asian|complex))$/;

function markOf(name: string, parent: string, properties: Tag | undefined): MarkName {
  const value = (key: string) => properties?.attributes[key] ?? '';
  const named = `${name} ${parent}`;
  if (/^(?:bold|[6-9]00)$/.test(value('fo:font-weight')) || /strong/i.test(named)) return 'b';
  if (/italic|oblique/.test(value('fo:font-style')) || /emphasis/i.test(named)) return 'i';
  if (!/^(?:none)?$/.test(value('style:text-underline-style'))) return 'u';
  if (!/^(?:none)?$/.test(value('style:text-line-through-style'))) return 's';
  const position = value('style:text-position');
  if (/^(?:super|[1-9])/.test(position)) return 'sup';
  if (/^(?:sub|-)/.test(position)) return 'sub';
  return /source|code|teletype/i.test(named) ? 'code' : 'x';
}
