import { isTag, MOST_OPEN, tokensOf } from './tokens.ts';

/** How many quotations and items a line of Markdown may begin, because the parser goes through all of them for each line (imports.41). */
const MOST_CONTAINERS = 100;

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm;
const CONTAINER = />|[-*+]|\d[.)]/g;

/** The first line, from 1, that begins more quotations and items than are read; undefined if there is none. */
export function tooDeepLine(content: string): number | undefined {
  for (const { 0: marks, index } of content.matchAll(CONTAINERS)) {
    const amount = marks.length > MOST_CONTAINERS ? (marks.match(CONTAINER)?.length ?? 0) : 0;
    if (amount > MOST_CONTAINERS) return content.slice(0, index).split('\n').length;
  }
  return undefined;
}

/** Whether elements of XML are nested more deeply than programs for documents nest them, whose texts would be found in part (books.4). */
export function isTooDeep(content = ''): boolean {
  let depth = 0;
  return tokensOf(content, true).some((token) => {
    if (isTag(token) && token.kind === 'close') depth--;
    return isTag(token) && token.kind === 'open' && ++depth > MOST_OPEN;
  });
}
