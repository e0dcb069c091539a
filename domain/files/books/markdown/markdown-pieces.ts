import type { Image, Nodes, Parents, PhrasingContent } from 'mdast';
import type { MarkName } from '../../../formats/marks/marks.ts';
import { CODE_END, CODE_START } from '../../../formats/markup/spell-markdown.ts';
import type { PlacedPiece } from '../markup/inline-pieces.ts';
import { HTML } from '../markup/vocabulary.ts';

const MARKS: Readonly<Partial<Record<Nodes['type'], MarkName>>> = {
  emphasis: 'i',
  strong: 'b',
  delete: 's',
  link: 'a',
  linkReference: 'a',
};

/** How deeply marks are read; real texts have less than 5 levels. */
const DEEPEST = 20;

/** The pieces of a block of Markdown. A line break that only limits the width of the file is a space. */
export function markdownPieces(content: string, block: Parents): PlacedPiece[] {
  const pieces = block.children.flatMap((node, index) =>
    piecesOf(content, node as PhrasingContent, block.children[index + 1], 0),
  );
  const [first, ...others] = pieces;
  const box = first?.kind === 'text' && block.type === 'paragraph' ? TASK.exec(first.text)?.[0] : undefined;
  if (!first || box === undefined || first.kind !== 'text' || !content.startsWith(box, first.from))
    return pieces;
  const end = first.from + box.length;
  return [
    { kind: 'empty', raw: box, name: 'x', isKept: true, from: first.from, to: end },
    { ...first, text: first.text.slice(box.length), from: end },
    ...others,
  ];
}

/** The box before a task. */
const TASK = /^\[[ xX]\] /;

const startOf = (node: Nodes | undefined): number => node?.position?.start.offset ?? 0;
const endOf = (node: Nodes | undefined): number => node?.position?.end.offset ?? 0;

function piecesOf(
  content: string,
  node: PhrasingContent,
  next: Nodes | undefined,
  depth: number,
): PlacedPiece[] {
  const [from, to] = [startOf(node), endOf(node)];
  const raw = content.slice(from, to);
  const whole = (name: MarkName): PlacedPiece[] => [{ kind: 'empty', raw, name, isKept: true, from, to }];
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value.replace(/[ \t]*(?:\r\n|\n|\r)[ \t]*/g, ' '), from, to }];
    case 'break': {
      // The marks of a quotation or a list that begin the next line belong to the break.
      const end = next ? startOf(next) : to;
      return [{ kind: 'break', raw: content.slice(from, end), from, to: end }];
    }
    case 'inlineCode':
      return [
        { kind: 'open', raw: CODE_START, name: 'code', from, to: from },
        { kind: 'text', text: node.value, from, to },
        { kind: 'close', raw: CODE_END, from: to, to },
      ];
    case 'footnoteReference':
      return whole('note');
    case 'image':
      return imagePieces(content, node) ?? whole('img');
    case 'imageReference':
      return whole('img');
    case 'html':
      return [htmlPiece(raw, from, to)];
  }
  const name = MARKS[node.type];
  const children = 'children' in node ? node.children : [];
  const [first, last] = [children[0], children.at(-1)];
  // An address in angle brackets can't be spelled otherwise.
  if (!name || !first || !last || raw.startsWith('<') || depth === DEEPEST) return whole('x');
  return [
    { kind: 'open', raw: content.slice(from, startOf(first)), name, from, to: startOf(first) },
    ...children.flatMap((child, index) => piecesOf(content, child, children[index + 1], depth + 1)),
    { kind: 'close', raw: content.slice(endOf(last), to), from: endOf(last), to },
  ];
}

/** A picture with its description as words; undefined if it has none, or one that is spelled with marks. */
function imagePieces(content: string, node: Image): PlacedPiece[] | undefined {
  const [from, to] = [startOf(node), endOf(node)];
  const words = node.alt ?? '';
  const written = ALT.exec(content.slice(from, to))?.[1] ?? '';
  if (words.trim() === '' || written === '') return undefined;
  const [start, end] = [from + 2, from + 2 + written.length];
  return [
    { kind: 'open', raw: '![', name: 'img', from, to: start },
    { kind: 'text', text: words, from: start, to: end },
    { kind: 'close', raw: content.slice(end, to), from: end, to },
  ];
}

/** A description without marks. */
const ALT = /^!\[((?:\\.|[^\\[\]\n\r])*)\]/;

function htmlPiece(raw: string, from: number, to: number): PlacedPiece {
  const [, end = '', tag = '', isEmpty = ''] = /^<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>$/i.exec(raw) ?? [];
  const name = tag.toLowerCase();
  if (name === 'br') return { kind: 'break', raw, from, to };
  const mark = HTML.inline.get(name);
  if (mark === undefined || mark === 'img' || isEmpty !== '' || name === 'wbr' || name === 'input')
    return { kind: 'empty', raw, name: mark === 'img' ? 'img' : 'x', isKept: true, from, to };
  return end === '' ? { kind: 'open', raw, name: mark, from, to } : { kind: 'close', raw, from, to };
}
