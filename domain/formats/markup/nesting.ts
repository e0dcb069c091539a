import { isBlank } from '../../texts/text.ts';
import { fenceIn } from './markdown-containers.ts';
import { isTag, MOST_OPEN, tokensOf } from './tokens.ts';

/** How many quotations and items a line of Markdown may begin, because the parser goes through all of them for each line (imports.41). */
const MOST_CONTAINERS = 100;

/** How many links and pictures may be in each other, because the parser goes back to the beginning of each at its end. */
const MOST_LINKS = 250;

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/;
const CONTAINER = />|[-*+]|\d[.)]/g;

/** The first line, from 1, that begins more quotations and items or ends more links than are read; undefined if there is none. */
export function tooDeepLine(content: string): number | undefined {
  let links = 0;
  let fence = '';
  for (const [at, line] of content.split('\n').entries()) {
    const marks = CONTAINERS.exec(line)?.[0] ?? '';
    if (marks.length > MOST_CONTAINERS && (marks.match(CONTAINER)?.length ?? 0) > MOST_CONTAINERS)
      return at + 1;
    const ticks = fenceIn(line);
    if (ticks !== '' && (fence === '' || ticks.startsWith(fence))) fence = fence === '' ? ticks : '';
    if (fence !== '' || isBlank(line)) links = 0;
    else
      for (const [sign] of line.matchAll(/\\.|[[\]]/g)) {
        if (sign === '[') links++;
        else if (sign === ']' && links-- > MOST_LINKS) return at + 1;
        links = Math.max(0, links);
      }
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
