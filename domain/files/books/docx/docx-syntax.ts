import { leadOf, tailOf, trimWhiteSpace } from '../../../core/text/white-space.ts';
import { innerPieces, markedText, marksIn, spellMarked } from '../../../formats/marks/marks.ts';
import type { Tag } from '../../../formats/markup/tokens.ts';
import {
  attributeOf,
  childAt,
  childrenIn,
  type DocumentKind,
  endAt,
  findParagraphs,
  insideOf,
  type Tree,
  treeOf,
  withLooseTags,
} from '../documents/paragraphs.ts';
import { spelledAttribute } from '../markup/spell-text.ts';
import type { Syntax } from '../model/syntax.ts';
import { docxPieces, NODE_END, NODE_START, type RunPieces } from './docx-pieces.ts';
import { spellRuns } from './spell-runs.ts';

/** What the styles of a document say of paragraphs, by the id of the style: `h1`, `title`, `toc`. */
export type ParagraphStyles = ReadonlyMap<string, string>;

/** The syntax of the parts of a Word document. */
export function docxSyntax(styles: ParagraphStyles): Syntax {
  const kind: DocumentKind = {
    paragraphOf: (tree, at) =>
      (tree.tokens[at] as Tag).name === 'p' ? elementOf(tree, at, styles) : undefined,
    isOpaque: ({ name }) =>
      name === 'oMath' || name === 'oMathPara' || name === 'chart' || name === 'del' || name === 'moveFrom',
    // What is in a text box is said once more for older versions of Word.
    elementIn: ({ name }) => (name === 'Fallback' ? 'echo' : undefined),
    piecesOf: (tree, range) => docxPieces(tree, range).pieces,
    attributes: ({ name }) => ATTRIBUTES[name] ?? [],
  };
  return {
    find: (content) => findParagraphs(content, kind),
    spell: (text, raw, place) => {
      if (place.kind === 'attribute') return spelledAttribute(text);
      const tree = treeOf(raw);
      const read = docxPieces(tree, { start: 0, end: tree.tokens.length });
      const { from, to } = innerPieces(read.pieces);
      const inner = read.pieces.slice(from, to);
      const whole = markedText(inner);
      if (trimWhiteSpace(whole) === text) return raw;
      const [lead, end] = [whole.slice(0, leadOf(whole)), whole.slice(tailOf(whole))];
      const lineBreak = `${NODE_START}br${NODE_END}`;
      const spelled = spellMarked(`${lead}${text}${end}`, inner, { escaped: withoutNodes, lineBreak });
      const around = (pieces: typeof read.pieces) =>
        pieces.map((piece) => (piece.kind === 'text' ? withoutNodes(piece.text) : piece.raw)).join('');
      const words = around(read.pieces.slice(0, from)) + spelled + around(read.pieces.slice(to));
      return withLooseTags(spellRuns(words, read, prefixIn(raw)), tree);
    },
    inserted: (texts, place) => {
      if (place.kind === 'attribute') return texts.map((text) => ` ${spelledAttribute(text)}`).join('');
      if (texts.length === 0) return '';
      const written = texts
        .map((text) => `\n${withoutNodes(text)}`)
        .join('')
        .replaceAll('\n', `${NODE_START}br${NODE_END}`);
      return spellRuns(written, NOTHING, prefixIn(place.content.slice(place.from, place.from + 100)));
    },
  };
}

/** The marks of a text by their labels, each as a part of the document spells it. */
export function marksInRuns(raw: string): Map<string, string> {
  const tree = treeOf(raw);
  const { pieces, nodes } = docxPieces(tree, { start: 0, end: tree.tokens.length });
  const { from, to } = innerPieces(pieces);
  const spelled = (named: string) => {
    const node = nodes[Number(named.slice(NODE_START.length, -NODE_END.length))];
    if (!node) return '';
    return node.is === 'style' ? node.properties : node.is === 'around' ? node.open : node.raw;
  };
  return new Map([...marksIn(pieces.slice(from, to))].map(([label, named]) => [label, spelled(named)]));
}

const NOTHING: RunPieces = { pieces: [], nodes: [], properties: '', before: [], behind: [] };

const withoutNodes = (words: string): string => words.replaceAll(NODE_START, '').replaceAll(NODE_END, '');

/** The prefix of the elements of Word in a part: `w:`. */
const prefixIn = (raw: string): string => /<(\w+:)?(?:r|hyperlink|ins|sdt|smartTag)\b/.exec(raw)?.[1] ?? 'w:';

const ATTRIBUTES: Readonly<Record<string, readonly string[] | undefined>> = {
  docPr: ['descr'],
  tblCaption: ['w:val'],
  tblDescription: ['w:val'],
};

/** What a paragraph is: by the level of its own, or what its style says. */
function elementOf(tree: Tree, at: number, styles: ParagraphStyles): string {
  // White space may stand before the properties.
  const first = childAt(tree, tree.tokens[at + 1]?.kind === 'text' ? at + 2 : at + 1, endAt(tree, at));
  if (first?.tag.name !== 'pPr') return 'p';
  const own = childrenIn(tree, insideOf(first));
  const valueIn = (name: string) => {
    const child = own.find(({ tag }) => tag.name === name);
    return child && attributeOf(child.tag, 'val');
  };
  return levelOf(valueIn('outlineLvl')) ?? styles.get(valueIn('pStyle') ?? '') ?? 'p';
}

/** The heading of a level of the outline, which Word counts from 0; 9 is no heading. */
export const levelOf = (level: string | undefined): string | undefined =>
  level !== undefined && /^[0-8]$/.test(level) ? `h${Number(level) + 1}` : undefined;
