import { isTag, MOST_OPEN, type Token } from '../../../formats/markup/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where an element ends: the index of its last token, and the offset at which its content ends. */
export type ElementEnd = { readonly last: number; readonly to: number };

/** Where the elements of a file end, and where its head does. */
export type ElementEnds = {
  /** By the index of the start tag. An element without an end tag ends with the one around it, in HTML also where the next one begins. */
  readonly ends: ReadonlyMap<number, ElementEnd>;
  /** Of a page whose head has no start tag, the index of the first token behind it; otherwise 0. */
  readonly bareHead: number;
};

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const TABLE = 'table template html body';
const BLOCKS =
  'article aside blockquote body button center details dialog dl fieldset figcaption figure footer form header hgroup main menu nav object ol section select summary table td template th ul';
const PARTS_OF_TABLE = 'tbody tfoot thead';

/**
 * Elements of HTML whose end tags may be left out. Start tags in `by` end them; elements in `within` keep such a start
 * tag inside an inner list or table. They are looked for in this order.
 */
const LEFT_OUT = (
  [
    { ended: 'li', by: 'li', within: BLOCKS },
    { ended: 'dd dt', by: 'dd dt', within: BLOCKS },
    { ended: 'option', by: 'option optgroup hr', within: 'select datalist template' },
    { ended: 'optgroup', by: 'optgroup hr', within: 'select template' },
    { ended: 'td th', by: `td th tr ${PARTS_OF_TABLE}`, within: TABLE },
    { ended: 'tr', by: `tr ${PARTS_OF_TABLE}`, within: TABLE },
    {
      ended: `caption colgroup ${PARTS_OF_TABLE}`,
      by: `caption colgroup ${PARTS_OF_TABLE}`,
      within: TABLE,
    },
    { ended: 'caption colgroup', by: 'tr', within: TABLE },
    {
      ended: 'p',
      by: 'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
      within: 'applet button caption html marquee object table td template th',
    },
  ] as const
).map(({ ended, by, within }) => ({ ended: names(ended), by: names(by), within: names(within) }));

/** What the head of a page has; any other start tag ends it. */
const OF_HEAD = names('base basefont bgsound link meta noframes noscript script style template title');

/** Finds the end of each element. What is open when too much is open within it has none. */
export function elementEnds(
  content: string,
  tokens: readonly Token[],
  { isXml, inline, breaks }: Vocabulary,
): ElementEnds {
  const ends = new Map<number, ElementEnd>();
  const open: { readonly name: string; readonly at: number }[] = [];
  const head = { start: -1, first: -1, isOver: isXml };
  let bareHead = 0;
  const endFrom = (index: number, last: number, to: number) => {
    for (const { at } of open.splice(index)) ends.set(at, { last, to });
  };
  const isInHead = () => open.some(({ name }) => OF_HEAD.has(name));
  const endHead = (at: number, from: number) => {
    head.isOver = true;
    const index = open.findIndex((one) => one.at === head.start);
    if (index >= 0) endFrom(index, at - 1, from);
    else if (head.start < 0 && head.first >= 0) bareHead = at;
  };
  for (const [at, token] of tokens.entries()) {
    if (!isTag(token)) {
      const isWords = token.kind === 'text' && !/^\s*$/.test(content.slice(token.from, token.to));
      if (!head.isOver && isWords && !isInHead()) endHead(at, token.from);
      continue;
    }
    const { name, kind } = token;
    if (!head.isOver && !isInHead()) {
      if (name === 'head') {
        if (kind !== 'close') head.start = head.start < 0 ? at : head.start;
        else if (head.start < 0) endHead(at, token.from);
        else head.isOver = true;
      } else if (OF_HEAD.has(name)) head.first = head.first < 0 ? at : head.first;
      else if (name !== 'html' || kind === 'close') endHead(at, token.from);
    }
    if (kind === 'close') {
      const index = open.findLastIndex((one) => one.name === name);
      if (index < 0) continue;
      const [ended] = open.slice(index);
      // An end tag of emphasis ends no block.
      if (inline.has(name) || breaks.has(name)) open.splice(index, 1);
      else endFrom(index, at - 1, token.from);
      if (ended) ends.set(ended.at, { last: at, to: token.from });
      continue;
    }
    if (!isXml)
      for (const { ended, by, within } of LEFT_OUT) {
        if (!by.has(name)) continue;
        const index = open.findLastIndex((one) => ended.has(one.name) || within.has(one.name));
        if (index >= 0 && ended.has(open[index]?.name ?? '')) endFrom(index, at - 1, token.from);
      }
    if (kind === 'empty') continue;
    if (open.length === MOST_OPEN) open.shift();
    open.push({ name, at });
  }
  endFrom(0, tokens.length - 1, content.length);
  return { ends, bareHead };
}
