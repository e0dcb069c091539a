import { MOST_OPEN, type Token } from '../../../formats/markup/tokens.ts';
import type { DirectionPlace } from '../model/book.ts';
import type { ElementEnds } from './element-ends.ts';

/** An element by its start tag, and where its content is. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The start tag, and the content between both tags. */
  readonly tag: { readonly from: number; readonly to: number };
  readonly from: number;
  readonly to: number;
  /** The indexes of both tags among the tokens. */
  readonly start: number;
  readonly end: number;
};

/** The elements of these names of a page, also those whose end tag is left out (books.22). */
export function elementsOfPage(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  { ends }: ElementEnds,
): Element[] {
  return tokens.flatMap((token, start): Element[] => {
    if (!('name' in token) || !names.has(token.name) || token.kind === 'close') return [];
    const element = elementOf(tokens, start, start);
    const { last, to } = ends.get(start) ?? { last: start, to: element.to };
    return [token.kind === 'empty' ? element : { ...element, to, end: Math.max(last, start + 1) }];
  });
}

/** The elements of these names, in order; an element that is not ended is left out. */
export function elementsIn(tokens: readonly Token[], names: ReadonlySet<string>): Element[] {
  const elements: Element[] = [];
  const open: { at: number; name: string }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!('name' in token) || !names.has(token.name)) continue;
    if (token.kind === 'open') {
      if (open.length === MOST_OPEN) open.shift();
      open.push({ at: index, name: token.name });
    } else if (token.kind === 'empty') elements.push(elementOf(tokens, index, index));
    else {
      const start = open.findLastIndex(({ name }) => name === token.name);
      const opened = open[start];
      if (!opened) continue;
      open.splice(start);
      elements.push(elementOf(tokens, opened.at, index));
    }
  }
  return elements.toSorted((one, other) => one.start - other.start);
}

function elementOf(tokens: readonly Token[], start: number, end: number): Element {
  const tag = tokens[start] as Extract<Token, { name: string }>;
  const to = start === end ? tag.to : (tokens[end]?.from ?? tag.to);
  const { name, attributes } = tag;
  return { name, attributes, tag: { from: tag.from, to: tag.to }, from: tag.to, to, start, end };
}

/** Where the values of attributes stand in a start tag, between their quotes if they have any; `names` are in lower case. */
export function attributePlaces(
  content: string,
  { from, to }: { readonly from: number; readonly to: number },
  names: readonly string[],
): { readonly name: string; readonly value: string; readonly from: number; readonly to: number }[] {
  const tag = content.slice(from, to);
  return [...tag.matchAll(ATTRIBUTE)].flatMap((match) => {
    const [all, spelledName = '', double, single, bare] = match;
    const value = bare ?? double ?? single ?? '';
    const end = from + match.index + all.length - (bare === undefined ? 1 : 0);
    const name = spelledName.toLowerCase();
    return names.includes(name) ? [{ name, value, from: end - value.length, to: end }] : [];
  });
}
const ATTRIBUTE = /[\s/]([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/g;

/** Whether the value of an attribute that begins there is in quotes. */
export const isQuoted = (content: string, from: number): boolean => /["']/.test(content[from - 1] ?? '');

/** Where a start tag says a direction by an attribute, or where it can, behind its name. */
export function directionPlace(
  content: string,
  tag: { readonly from: number; readonly to: number },
  attribute: string,
): DirectionPlace {
  const [place] = attributePlaces(content, tag, [attribute]);
  if (place) return { from: place.from, to: place.to };
  const behindName = tag.from + (/^<[\w:.-]+/.exec(content.slice(tag.from, tag.to))?.[0].length ?? 1);
  return { from: behindName, to: behindName, attribute };
}
