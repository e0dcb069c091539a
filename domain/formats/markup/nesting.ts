import { isBlank } from '../../core/text/text.ts';
import { fenceIn } from './markdown-containers.ts';
import { isTag, MOST_OPEN, tokensOf } from './tokens.ts';

/** How many quotations and items a line of Markdown may begin, because the parser goes through all of them for each line (imports.41). */
const MOST_CONTAINERS = 100;

/** How many links and pictures may be in each other, because the parser goes back to the beginning of each at its end. */
const MOST_LINKS = 250;

/** How many signs of emphasis may be open before one that ends some, because the parser goes through all of them for it. */
const MOST_EMPHASIS = 250;

/** An item of a list, with which another text begins. */
const ITEM = /^ {0,3}(?:> ?)*[-*+] +\S/;
const CODE = /`[^`]*`/g;
/** A run of signs of emphasis, or a character behind a backslash. */
const RUN = /\\.|([*_])\1*/g;

/** Counts the signs of emphasis that are open, line by line. */
function emphasisCounter() {
  const open = { '*': 0, _: 0 };
  const reset = () => Object.assign(open, { '*': 0, _: 0 });
  return {
    reset,
    /** Whether a line ends some while too many are open. */
    isTooMuch(line: string): boolean {
      if (ITEM.test(line)) reset();
      const plain = line.replace(CODE, 'a');
      for (const { 0: run, 1: sign, index } of plain.matchAll(RUN)) {
        if (sign !== '*' && sign !== '_') continue;
        const [before, after] = [plain[index - 1] ?? ' ', plain[index + run.length] ?? ' '];
        const begins = isBeside(after, before);
        const ends = isBeside(before, after);
        const mayEnd = ends && (sign === '*' || !begins || PUNCTUATION.test(after));
        const mayBegin = begins && (sign === '*' || !ends || PUNCTUATION.test(before));
        if (mayEnd && open['*'] + open._ > MOST_EMPHASIS) return true;
        if (mayEnd && open[sign] > 0) open[sign] = Math.max(0, open[sign] - run.length);
        else if (mayBegin) open[sign] += run.length;
      }
      return false;
    },
  };
}
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Whether a run stands beside a word on this side, as CommonMark defines it by the characters on both. */
const isBeside = (here: string, other: string): boolean =>
  !isBlank(here) && (!PUNCTUATION.test(here) || isBlank(other) || PUNCTUATION.test(other));

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/;
const CONTAINER = />|[-*+]|\d[.)]/g;

/**
 * The first line, from 1, that begins more quotations and items or ends more links or emphasis than are read; undefined if there
 * is none.
 */
export function tooDeepLine(content: string): number | undefined {
  let links = 0;
  const emphasis = emphasisCounter();
  let fence = '';
  for (const [index, line] of content.split('\n').entries()) {
    const marks = CONTAINERS.exec(line)?.[0] ?? '';
    if (marks.length > MOST_CONTAINERS && (marks.match(CONTAINER)?.length ?? 0) > MOST_CONTAINERS)
      return index + 1;
    const ticks = fenceIn(line);
    if (ticks !== '' && (fence === '' || ticks.startsWith(fence))) fence = fence === '' ? ticks : '';
    if (fence !== '' || isBlank(line)) {
      links = 0;
      emphasis.reset();
    } else {
      if (emphasis.isTooMuch(line)) return index + 1;
      for (const [sign] of line.matchAll(/\\.|[[\]]/g)) {
        if (sign === '[') links++;
        else if (sign === ']' && links-- > MOST_LINKS) return index + 1;
        links = Math.max(0, links);
      }
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
