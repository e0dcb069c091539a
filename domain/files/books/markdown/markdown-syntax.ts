import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { append } from '../../../core/long-lists.ts';
import { innerPieces, markedText, spellMarked } from '../../../formats/marks/marks.ts';
import { isBeforeTitle, withoutContainers } from '../../../formats/markup/markdown-containers.ts';
import {
  type BlockPrefix,
  spelledCode,
  spelledLines,
  spelledWords,
} from '../../../formats/markup/spell-markdown.ts';
import { areUnsaid, type PlacedPiece } from '../markup/inline-pieces.ts';
import type { FoundText } from '../model/places.ts';
import type { SlotPlace, Syntax } from '../model/syntax.ts';
import { frontMatterOf, spelledValue } from './front-matter.ts';
import { markdownPieces } from './markdown-pieces.ts';

const EXTENSIONS = {
  extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

export const markdownIn = (content: string): Root => fromMarkdown(withoutContainers(content), EXTENSIONS);

/** A text with the pieces that it is made of. */
type PiecedText = FoundText & { readonly pieces: readonly PlacedPiece[] };

/** The paragraphs, headings and table cells of a document, in order; code, HTML and front matter are none. */
export function textsIn(content: string, tree: Root): PiecedText[] {
  const texts: PiecedText[] = [];
  // A loop, because blocks may be nested too deeply for recursion.
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const pieces = markdownPieces(content, node);
      append(texts, textOf(pieces, elementOf(node, content, pieces[0]?.from ?? 0)));
    } else if ('children' in node) append(open, node.children.toReversed());
  }
  return texts;
}

/** The kind of a block as an element of HTML; the title of a container is a caption, which begins no chapter. */
function elementOf(
  node: Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }>,
  content: string,
  from: number,
): string {
  if (node.type !== 'heading') return node.type === 'tableCell' ? 'td' : 'p';
  return isBeforeTitle(content.slice(content.lastIndexOf('\n', from - 1) + 1, from))
    ? 'caption'
    : `h${node.depth}`;
}

function textOf(pieces: readonly PlacedPiece[], element: string): PiecedText[] {
  if (areUnsaid(pieces)) return [];
  const { from, to } = innerPieces(pieces);
  const inner = pieces.slice(from, to);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) return [];
  return [{ from: first.from, to: last.to, kind: 'text', text: markedText(inner), element, pieces: inner }];
}

type ReadDocument = {
  readonly content: string;
  readonly texts: readonly PiecedText[];
  readonly front: readonly FoundText[];
  readonly byPlace: ReadonlyMap<number, PiecedText>;
};

/**
 * The syntax of Markdown. A link may refer to what stands elsewhere, so a text is spelled by what the whole document says of it, which is
 * read once.
 */
export function markdownSyntax(): Syntax {
  let read: ReadDocument | undefined;
  const textsOf = (content: string) => {
    if (read?.content !== content) {
      const tree = markdownIn(content);
      const texts = textsIn(content, tree);
      const byPlace = new Map(texts.map((text) => [text.from, text]));
      read = { content, texts, front: frontMatterOf(content).places, byPlace };
    }
    return read;
  };
  const blockAt = ({ content, from }: SlotPlace): BlockPrefix => {
    const lead = content.slice(content.lastIndexOf('\n', from - 1) + 1, from);
    const element = textsOf(content).byPlace.get(from)?.element ?? 'p';
    return { element, prefix: lead.replace(/[^>\s]/g, ' ') };
  };
  return {
    find: (content) => [...textsOf(content).front, ...textsOf(content).texts],
    spell: (text, raw, place) => {
      if (place.kind === 'attribute') return spelledValue(text, raw);
      const block = blockAt(place);
      const pieces = textsOf(place.content).byPlace.get(place.from)?.pieces ?? [];
      if (raw !== '' && markedText(pieces) === text) return raw;
      const lineBreak = block.element === 'td' ? '<br>' : '\n';
      return spelledLines(
        spelledCode(spellMarked(text, pieces, { escaped: spelledWords, lineBreak })),
        block,
      );
    },
    inserted: (texts, place) => {
      if (texts.length === 0) return '';
      const block = blockAt(place);
      const between =
        block.element === 'td' ? '<br>' : block.element === 'p' ? `\n${block.prefix}\n${block.prefix}` : ' ';
      return texts.map((text) => between + spelledLines(spelledWords(text), block)).join('');
    },
  };
}
