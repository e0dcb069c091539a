import { leadOf, tailOf, trimWhiteSpace } from '../../../core/text/white-space.ts';
import { innerPieces, markedText, marksIn, spellMarked } from '../../../formats/marks/marks.ts';
import type { Tag } from '../../../formats/markup/tokens.ts';
import {
  attributeOf,
  type DocumentKind,
  findParagraphs,
  treeOf,
  withLooseTags,
} from '../documents/paragraphs.ts';
import { escapedWords } from '../markup/spell-text.ts';
import type { Syntax } from '../model/syntax.ts';
import { odtPieces, type SpanStyles, spanStylesIn } from './odt-pieces.ts';

const BREAK = '<text:line-break/>';
const OPAQUE = new Set(
  'tracked-changes forms scripts font-face-decls annotation table-of-content-source alphabetical-index-source illustration-index-source bibliography-source deletion math'.split(
    ' ',
  ),
);

/** The syntax of the parts of an OpenDocument text. */
export function odtSyntax(): Syntax {
  let read: { content: string; styles: SpanStyles } | undefined;
  const stylesOf = (content: string): SpanStyles => {
    if (read?.content !== content) read = { content, styles: spanStylesIn(content) };
    return read.styles;
  };
  const kindFor = (content: string): DocumentKind => ({
    paragraphOf: ({ tokens, content }, at) => elementOf(tokens[at] as Tag, content),
    isOpaque: ({ name }) => OPAQUE.has(name),
    elementIn: ({ name }) => (name === 'index-body' ? 'toc' : undefined),
    piecesOf: (tree, range) => odtPieces(tree, range, stylesOf(content)).pieces,
    attributes: () => [],
  });
  return {
    find: (content) => findParagraphs(content, kindFor(content)),
    spell: (text, raw, { content }) => {
      const tree = treeOf(raw);
      const { pieces, before, behind } = odtPieces(
        tree,
        { start: 0, end: tree.tokens.length },
        stylesOf(content),
      );
      const { from, to } = innerPieces(pieces);
      const inner = pieces.slice(from, to);
      const whole = markedText(inner);
      if (trimWhiteSpace(whole) === text) return raw;
      const [lead, end] = [whole.slice(0, leadOf(whole)), whole.slice(tailOf(whole))];
      const spelled = spellMarked(`${lead}${text}${end}`, inner, { escaped, lineBreak: BREAK });
      const around = (some: typeof pieces) =>
        some.map((piece) => (piece.kind === 'text' ? escaped(piece.text) : piece.raw)).join('');
      const words = [...before, around(pieces.slice(0, from)), spelled, around(pieces.slice(to)), ...behind];
      return withLooseTags(words.join(''), tree);
    },
    inserted: (texts) => texts.map((text) => BREAK + escaped(text).replaceAll('\n', BREAK)).join(''),
  };
}

/** The marks of a text by their labels, each as the document spells it. */
export function marksInSpans(raw: string, styles: SpanStyles): Map<string, string> {
  const tree = treeOf(raw);
  const { pieces } = odtPieces(tree, { start: 0, end: tree.tokens.length }, styles);
  const { from, to } = innerPieces(pieces);
  return new Map(marksIn(pieces.slice(from, to)));
}

/** Words, with the element that stands for each space after another one. */
const escaped = (words: string): string =>
  escapedWords(words)
    .replace(/(?<= ) /g, '<text:s/>')
    .replaceAll('\t', '<text:tab/>');

function elementOf(tag: Tag, content: string): string | undefined {
  if (tag.name === 'p') return attributeOf(tag, 'style-name') === 'Title' ? 'title' : 'p';
  if (tag.name === 'h') return `h${attributeOf(tag, 'outline-level') ?? 1}`;
  // The description of a picture.
  const isDescription =
    (tag.name === 'desc' || tag.name === 'title') && content.startsWith('<svg:', tag.from);
  return isDescription ? 'alt' : undefined;
}
