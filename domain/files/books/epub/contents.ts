import { type Token, tokensOf } from '../../../formats/markup/tokens.ts';
import { elementsIn } from '../markup/elements.ts';
import { wordsOf } from '../model/plain-text.ts';
import { fragmentOf, resolvePath } from './package.ts';

/** An entry of a table of contents: what it is called, where it leads, and its depth, from 0. */
export type ContentsEntry = {
  readonly label: string;
  readonly path: string;
  readonly fragment: string;
  readonly depth: number;
};

/** The depth of the elements of these names around each token. */
function depthsOf(tokens: readonly Token[], name: string): number[] {
  let depth = 0;
  return tokens.map((token) => {
    if ('name' in token && token.name === name)
      depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0;
    return depth;
  });
}

/** The entries of the table of contents in an EPUB 3 navigation document. */
export function readNav(path: string, text: string): ContentsEntry[] {
  const tokens = tokensOf(text, true);
  const toc = elementsIn(tokens, new Set(['nav'])).find(
    ({ attributes }) => attributes['epub:type'] === 'toc',
  );
  if (!toc) return [];
  const depths = depthsOf(tokens, 'ol');
  const outer = depths[toc.start] ?? 0;
  return elementsIn(tokens, new Set(['a']))
    .filter(({ start }) => start > toc.start && start < toc.end)
    .flatMap(({ attributes, from, to, start }) => {
      const { href } = attributes;
      if (href === undefined) return [];
      const depth = Math.max(0, (depths[start] ?? 0) - outer - 1);
      return [
        {
          label: wordsOf(text.slice(from, to)),
          path: resolvePath(path, href),
          fragment: fragmentOf(href),
          depth,
        },
      ];
    });
}

/** The entries of an NCX, the table of contents of EPUB 2. */
export function readNcx(path: string, text: string): ContentsEntry[] {
  const tokens = tokensOf(text, true);
  const depths = depthsOf(tokens, 'navPoint');
  const elements = elementsIn(tokens, new Set(['navPoint', 'text', 'content']));
  return elements.flatMap((point, nth) => {
    if (point.name !== 'navPoint') return [];
    // Its label and its address come before the points in it.
    const own = elements.slice(nth + 1, nth + 5).filter(({ start }) => start < point.end);
    const label = own.find(({ name }) => name === 'text');
    const source = own.find(({ name }) => name === 'content')?.attributes.src;
    if (!label || source === undefined) return [];
    return [
      {
        label: wordsOf(text.slice(label.from, label.to)),
        path: resolvePath(path, source),
        fragment: fragmentOf(source),
        depth: Math.max(0, (depths[point.start] ?? 1) - 1),
      },
    ];
  });
}
