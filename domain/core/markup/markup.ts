import { type Inline, parseInline } from './inline.ts';

/** A paragraph, or consecutive lines that begin with '>'. */
export type Block = { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] };

/**
 * Parses markup in linear time: blank lines separate paragraphs, single line breaks stay (markup.4). Nothing else is
 * interpreted (markup.3); unclosed markup and bad addresses are plain text. A video is embedded only from YouTube,
 * Vimeo and `videoHosts`, otherwise it is a link (docs/decisions/019).
 */
export function parseMarkup(text: string, videoHosts: readonly string[] = []): Block[] {
  return blocksOf(text).map(({ kind, lines }) => ({
    kind,
    children: parseInline(lines.join('\n'), videoHosts),
  }));
}

/** The text without markup, for previews and descriptions of pages. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(({ children }) => wordsOf(children)).join('\n\n');
}

type RawBlock = { readonly kind: Block['kind']; readonly lines: string[] };

function blocksOf(text: string): RawBlock[] {
  const blocks: RawBlock[] = [];
  let open: RawBlock | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const quoted = /^> ?/.exec(line)?.[0];
    const kind = quoted === undefined ? 'paragraph' : 'quote';
    if (line.trim() === '') {
      open = undefined;
    } else {
      if (open?.kind !== kind) {
        open = { kind, lines: [] };
        blocks.push(open);
      }
      open.lines.push(line.slice(quoted?.length ?? 0));
    }
  }
  return blocks;
}

function wordsOf(nodes: readonly Inline[]): string {
  return nodes.map(wordsOfNode).join('');
}

/** The words of a node without markup. */
export function wordsOfNode(node: Inline): string {
  if ('text' in node) return node.text;
  if ('children' in node) return wordsOf(node.children);
  return node.kind === 'break' ? '\n' : node.href;
}
