import { withChoicesOpened } from './icu-choices.ts';
import { placeholderRanges } from './placeholders.ts';
import type { Placeholders } from './placeholders-of-format.ts';

/** A range of a text in UTF-16 units, as for `slice`. */
type Range = { readonly start: number; readonly end: number };

/** Of texts of whatever format: what programs read in one of them is hardly prose in another. */
const PLACEHOLDERS: Placeholders = [
  'doubled',
  'dollar',
  'nested',
  'percentName',
  'percentBraces',
  'enclosed',
  'likelyPrintf',
  'braces',
  'tag',
];

const IN_URL = '[^\\s<>"\'«»“”„、-】！-？]';
/** URLs, addresses that begin as hosts with a path do, and those of email. Each begins where no such address may go on: in linear time. */
const ADDRESS = new RegExp(
  [
    `(?:https?|ftp)://${IN_URL}+|(?<![\\p{L}\\p{N}])(?:mailto:|www\\.)${IN_URL}+`,
    '(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+',
    `(?<![\\p{L}\\p{N}.-])[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,8}\\.[a-z]{2,24}/${IN_URL}*`,
  ].join('|'),
  'giu',
);

/** URLs and addresses of email in a text, in order, with what may be punctuation behind them. */
export const addressesIn = (text: string): Range[] =>
  [...text.matchAll(ADDRESS)].map(({ 0: address, index }) => ({ start: index, end: index + address.length }));

/**
 * What programs read in a text, in order and without overlaps: URLs, addresses of email, placeholders and tags. They are no words of a
 * language (dictionary.18).
 */
export function codeIn(text: string): Range[] {
  const all = [...addressesIn(text), ...placeholderRanges(withChoicesOpened(text), PLACEHOLDERS)];
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of all.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** A part of a text, and whether programs read it. */
export type CodePart = { readonly text: string; readonly isCode: boolean };

/** The parts of a text in order; none is empty. */
export function partsByCode(text: string): CodePart[] {
  const parts: CodePart[] = [];
  let at = 0;
  const add = (to: number, isCode: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), isCode });
    at = to;
  };
  for (const { start, end } of codeIn(text)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
