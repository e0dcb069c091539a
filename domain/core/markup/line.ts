import type { Inline } from './inline.ts';
import { append } from './inline.ts';
import { type Block, wordsOfNode } from './markup.ts';

/** The text in one line: of its markup only the links are left, and a video is a link. */
export function lineOf(blocks: readonly Block[]): Inline[] {
  const line: Inline[] = [];
  blocks.forEach(({ children }, index) => {
    if (index > 0) append(line, { kind: 'text', text: ' ' });
    addToLine(line, children);
  });
  return line;
}

function addToLine(line: Inline[], nodes: readonly Inline[]): void {
  for (const node of nodes) {
    const text = wordsOfNode(node).replace(/\s+/g, ' ');
    if ('href' in node) line.push({ kind: 'link', href: node.href, children: [{ kind: 'text', text }] });
    else if ('children' in node) addToLine(line, node.children);
    else append(line, { kind: 'text', text });
  }
}
