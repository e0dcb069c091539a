import type { Inline } from '../../core/markup/inline.ts';
import { parseMarkup } from '../../core/markup/markup.ts';

const linksOf = (node: Inline): number => {
  const within = 'children' in node ? node.children.reduce((sum, child) => sum + linksOf(child), 0) : 0;
  return within + (node.kind === 'link' || node.kind === 'video' ? 1 : 0);
};

/** The number of links and videos in a comment, not of addresses in code. */
export const linksIn = (comment: string): number =>
  parseMarkup(comment)
    .flatMap(({ children }) => children)
    .reduce((sum, node) => sum + linksOf(node), 0);
