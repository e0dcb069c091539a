import { decodeXML } from 'entities';
import { append } from '../../../core/long-lists.ts';
import type { MarkName } from '../../../formats/marks/marks.ts';
import { isTag, MOST_OPEN } from '../../../formats/markup/tokens.ts';
import {
  attributeOf,
  type Child,
  childrenIn,
  insideOf,
  type Range,
  type Tree,
  wordsIn,
} from '../documents/paragraphs.ts';
import type { PlacedPiece } from '../markup/inline-pieces.ts';
import { markOfRun, propertiesOf } from './run-properties.ts';

/**
 * What the raw spelling of a piece of a Word document stands for. Runs can't be nested, so tags are put together again when a
 * text is written (`spell-runs.ts`).
 */
export type RunNode =
  /** Words of another look than those around: the properties of their run. */
  | { readonly is: 'style'; readonly properties: string }
  /** An element around runs, as a link, and the properties of most words in it. */
  | { readonly is: 'around'; readonly open: string; readonly close: string; readonly properties: string }
  /** An element in a run, as a tab. */
  | { readonly is: 'child'; readonly raw: string }
  /** An element beside runs. */
  | { readonly is: 'beside'; readonly raw: string };

/** The pieces of a part of a paragraph. */
export type RunPieces = {
  readonly pieces: readonly PlacedPiece[];
  readonly nodes: readonly RunNode[];
  /** The properties of most words. */
  readonly properties: string;
  /** What shows nothing, as bookmarks: it is put before or behind a text that changes. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
};

/** How a piece names a node in its raw spelling: by characters that no document has. */
export const NODE_START = '\u0001';
export const NODE_END = '\u0002';
const rawOf = (node: number, isEnd = false) => `${NODE_START}${isEnd ? '/' : ''}${node}${NODE_END}`;

/** A piece of a scope before its look is compared with that of the others. */
type Atom =
  | {
      readonly is: 'text';
      readonly text: string;
      readonly properties: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly is: 'pieces'; readonly pieces: readonly PlacedPiece[] };

/** Reads runs and what is between them. */
export function docxPieces(tree: Tree, range: Range): RunPieces {
  const nodes: RunNode[] = [];
  const known = new Map<string, number>();
  const before: string[] = [];
  const behind: string[] = [];
  const { content } = tree;
  const nodeOf = (node: RunNode): number => {
    const key = JSON.stringify(node);
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    known.set(key, nodes.length);
    return nodes.push(node) - 1;
  };
  const empty = (node: RunNode, name: MarkName, { from, to }: Child, isKept = true): Atom => ({
    is: 'pieces',
    pieces: [{ kind: 'empty', raw: rawOf(nodeOf(node)), name, isKept, from, to }],
  });

  /** The atoms in a run. */
  const inRun = (run: Child, depth: number): Atom[] => {
    const place = { from: run.from, to: run.to };
    const children = childrenIn(tree, insideOf(run));
    const own = children.find(({ tag }) => tag.name === 'rPr');
    const properties = own ? propertiesOf(content.slice(own.from, own.to)) : '';
    const text = (words: string): Atom => ({ is: 'text', text: words, properties, ...place });
    const beside = (name: MarkName): Atom =>
      empty({ is: 'beside', raw: content.slice(run.from, run.to) }, name, run);
    const atoms: Atom[] = [];
    for (const child of children) {
      const { tag } = child;
      const raw = content.slice(child.from, child.to);
      switch (tag.name) {
        case 'rPr':
        case 'lastRenderedPageBreak':
        case 'delText':
        case 'delInstrText':
          break;
        case 't':
          atoms.push(text(wordsIn(tree, insideOf(child))));
          break;
        case 'noBreakHyphen':
          atoms.push(text('\u2011'));
          break;
        case 'softHyphen':
          atoms.push(text('\u00ad'));
          break;
        case 'cr':
          atoms.push({
            is: 'pieces',
            pieces: [{ kind: 'break', raw: rawOf(nodeOf({ is: 'child', raw })), ...place }],
          });
          break;
        case 'br': {
          const isLine = (attributeOf(tag, 'type') ?? 'textWrapping') === 'textWrapping';
          const node: RunNode = { is: 'child', raw };
          atoms.push(
            isLine
              ? { is: 'pieces', pieces: [{ kind: 'break', raw: rawOf(nodeOf(node)), ...place }] }
              : empty(node, 'x', run),
          );
          break;
        }
        case 'tab':
        case 'ptab':
          atoms.push(empty({ is: 'child', raw }, 'x', run, false));
          break;
        // The base is the text, the reading beside it stays (books.15).
        case 'ruby': {
          const base = childrenIn(tree, insideOf(child)).find((one) => one.tag.name === 'rubyBase');
          if (!base || base.end === base.at || depth >= MOST_OPEN) {
            atoms.push(empty({ is: 'child', raw }, 'x', run));
            break;
          }
          const open =
            content.slice(run.from, own?.to ?? run.tag.to) + content.slice(child.from, base.tag.to);
          const close =
            content.slice(tree.tokens[base.end]?.from, child.to) +
            content.slice(tree.tokens[run.end]?.from, run.to);
          atoms.push(
            around('x', place, open, close, scopeOf(atomsIn(childrenIn(tree, insideOf(base)), depth + 1))),
          );
          break;
        }
        case 'footnoteReference':
        case 'endnoteReference':
          return [beside('note')];
        case 'commentReference':
        case 'annotationRef':
          behind.push(content.slice(run.from, run.to));
          return [];
        case 'fldChar':
        case 'instrText':
          return [beside('x')];
        case 'drawing':
          atoms.push(empty({ is: 'child', raw }, isInline(raw) ? 'img' : 'x', run));
          break;
        default:
          atoms.push(empty({ is: 'child', raw }, 'x', run));
      }
    }
    return atoms;
  };

  /** The pieces of an element around runs. */
  const around = (name: MarkName, { from, to }: Place, open: string, close: string, inner: Scope): Atom => {
    const node = nodeOf({ is: 'around', open, close, properties: inner.properties });
    return {
      is: 'pieces',
      pieces: [
        { kind: 'open', raw: rawOf(node), name, from, to: from + open.length },
        ...inner.pieces,
        { kind: 'close', raw: rawOf(node, true), from: to - close.length, to },
      ],
    };
  };

  const atomsIn = (children: readonly Child[], depth: number): Atom[] => {
    const atoms: Atom[] = [];
    const ends = fieldEnds(tree, children);
    const scope = (inner: readonly Child[]) => scopeOf(atomsIn(inner, depth + 1));
    for (let index = 0; index < children.length; index++) {
      const child = children[index] as Child;
      const { tag, from, to } = child;
      const raw = content.slice(from, to);
      const kind = depth < MOST_OPEN ? ELEMENTS[tag.name] : 'whole';
      const field = tag.name === 'r' ? fieldAt(tree, children, index, ends.get(index)) : undefined;
      if (field) {
        const { last, separator } = field;
        const end = children[last] as Child;
        const isLink =
          separator !== undefined &&
          separator > index &&
          last > separator &&
          field.isLink &&
          depth < MOST_OPEN;
        if (isLink) {
          const open = content.slice(from, children[separator]?.to);
          const close = content.slice(end.from, end.to);
          atoms.push(
            around('a', { from, to: end.to }, open, close, scope(children.slice(separator + 1, last))),
          );
        } else
          atoms.push(
            empty({ is: 'beside', raw: content.slice(from, end.to) }, 'x', { ...child, to: end.to }),
          );
        index = last;
      } else if (tag.name === 'r') append(atoms, inRun(child, depth));
      else if (kind === 'link' || kind === 'control') {
        const inner =
          kind === 'link'
            ? child
            : childrenIn(tree, insideOf(child)).find((one) => one.tag.name === 'sdtContent');
        if (!inner || inner.end === inner.at) continue;
        const range = insideOf(inner);
        const open = content.slice(from, tree.tokens[inner.at]?.to);
        const close = content.slice(tree.tokens[inner.end]?.from, to);
        atoms.push(around(kind === 'link' ? 'a' : 'x', child, open, close, scope(childrenIn(tree, range))));
      } else if (kind === 'through') append(atoms, atomsIn(childrenIn(tree, insideOf(child)), depth + 1));
      else if (kind === 'whole') atoms.push(empty({ is: 'beside', raw }, 'x', child));
      else if (kind !== 'none') (tag.name.endsWith('End') ? behind : before).push(raw);
    }
    return atoms;
  };

  /** A scope: its words in the look that most have are plain, others have a mark. */
  const scopeOf = (atoms: readonly Atom[]): Scope => {
    const properties = mostUsed(atoms);
    const pieces: PlacedPiece[] = [];
    let look = properties;
    let waiting: PlacedPiece[] = [];
    let end = 0;
    const change = (to: string, at: number) => {
      if (look !== properties) {
        pieces.push({
          kind: 'close',
          raw: rawOf(nodeOf({ is: 'style', properties: look }), true),
          from: end,
          to: end,
        });
      }
      append(pieces, waiting);
      waiting = [];
      if (to !== properties) {
        const raw = rawOf(nodeOf({ is: 'style', properties: to }));
        pieces.push({ kind: 'open', raw, name: markOfRun(to, properties), from: at, to: at });
      }
      look = to;
    };
    for (const atom of atoms) {
      // Spaces and tabs look the same in most looks.
      if (atom.is === 'pieces') append(waiting, atom.pieces);
      else if (atom.text.trim() === '')
        waiting.push({ kind: 'text', text: atom.text, from: atom.from, to: atom.to });
      else {
        if (atom.properties !== look) change(atom.properties, atom.from);
        append(pieces, waiting);
        pieces.push({ kind: 'text', text: atom.text, from: atom.from, to: atom.to });
        waiting = [];
        end = atom.to;
      }
    }
    change(properties, end);
    return { pieces, properties };
  };
  return { ...scopeOf(atomsIn(childrenIn(tree, range), 0)), nodes, before, behind };
}

type Scope = { readonly pieces: readonly PlacedPiece[]; readonly properties: string };
type Place = { readonly from: number; readonly to: number };

/** What is done with an element beside runs; one that is not named shows nothing and is kept. */
const ELEMENTS: Readonly<Record<string, 'link' | 'control' | 'through' | 'whole' | 'none' | undefined>> = {
  hyperlink: 'link',
  sdt: 'control',
  ins: 'through',
  moveTo: 'through',
  smartTag: 'through',
  customXml: 'through',
  dir: 'through',
  bdo: 'through',
  fldSimple: 'whole',
  oMath: 'whole',
  oMathPara: 'whole',
  // Deleted text is gone once the text around it is another one.
  del: 'none',
  moveFrom: 'none',
  pPr: 'none',
  proofErr: 'none',
  smartTagPr: 'none',
};

/** The properties that most characters have. */
function mostUsed(atoms: readonly Atom[]): string {
  const used = new Map<string, number>();
  for (const atom of atoms) {
    if (atom.is === 'text')
      used.set(atom.properties, (used.get(atom.properties) ?? 0) + atom.text.trim().length);
  }
  let most = '';
  for (const [properties, amount] of used) if (amount > (used.get(most) ?? -1)) most = properties;
  return most;
}

const isInline = (raw: string): boolean =>
  /<(?:\w+:)?inline\b/.test(raw.slice(0, 400)) && !/<(?:\w+:)?txbxContent\b/.test(raw);

/** A field that begins in a run: the index of the run in which it ends, and that in which its result begins. */
function fieldAt(
  tree: Tree,
  children: readonly Child[],
  first: number,
  last: number | undefined,
): { last: number; separator: number | undefined; isLink: boolean } | undefined {
  if (last === undefined) return undefined;
  let depth = 0;
  let separator: number | undefined;
  let instruction = '';
  for (let at = first; at < last; at++) {
    const child = children[at] as Child;
    if (child.tag.name !== 'r') continue;
    for (const mark of fieldMarks(tree, child)) {
      if (mark === 'begin') depth++;
      else if (mark === 'separate' && depth === 1) separator ??= at;
      else if (mark === 'end') depth--;
    }
    if (separator === undefined && instruction.length < 100) instruction += instructionIn(tree, child);
  }
  return { last, separator, isLink: /^\s*HYPERLINK\s/.test(instruction) };
}

/** For each run that begins with a field the one in which it ends; fields without an end are left out. */
function fieldEnds(tree: Tree, children: readonly Child[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: (number | undefined)[] = [];
  for (const [index, child] of children.entries())
    for (const [nth, mark] of fieldMarks(tree, child).entries()) {
      if (mark === 'begin') open.push(nth === 0 ? index : undefined);
      const begun = mark === 'end' ? open.pop() : undefined;
      if (begun !== undefined) ends.set(begun, index);
    }
  return ends;
}

/** The beginnings, separators and ends of fields in a run. */
function fieldMarks(tree: Tree, run: Child | undefined): string[] {
  if (run?.tag.name !== 'r') return [];
  const marks: string[] = [];
  for (let at = run.at + 1; at < run.end; at++) {
    const token = tree.tokens[at];
    if (token && isTag(token) && token.name === 'fldChar' && token.kind !== 'close')
      marks.push(attributeOf(token, 'fldCharType') ?? '');
  }
  return marks;
}

const instructionIn = (tree: Tree, run: Child): string =>
  childrenIn(tree, insideOf(run))
    .filter(({ tag }) => tag.name === 'instrText')
    .map((child) => decodeXML(wordsIn(tree, insideOf(child))))
    .join('');
