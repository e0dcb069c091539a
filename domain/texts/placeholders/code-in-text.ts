import { choiceSyntaxIn, withChoicesOpened } from './icu-choices.ts';
import { placeholderRanges } from './placeholders.ts';
import { type FormatOfText, type Placeholders, shownPlaceholdersOf } from './placeholders-of-format.ts';

/** A range of a text in UTF-16 units, as for `slice`. */
type Range = { readonly start: number; readonly end: number };

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
export const codeIn = (text: string): Range[] =>
  merged(addressesIn(text), signsIn(text, shownPlaceholdersOf({})));

const signsIn = (text: string, placeholders: Placeholders): Range[] =>
  placeholderRanges(withChoicesOpened(text), placeholders);

/** All ranges in order; those that overlap are one, which is the first one’s. */
function merged<Any extends Range>(...lists: readonly Any[][]): Any[] {
  const ranges: Any[] = [];
  for (const range of lists.flat().sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && range.start < last.end)
      ranges[ranges.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else ranges.push(range);
  }
  return ranges;
}

/**
 * What programs read at a place of a text: a tag that opens, closes or stands alone, a placeholder, what says how ICU chooses a text, or an
 * address.
 */
export type CodeKind = 'opening' | 'closing' | 'empty' | 'placeholder' | 'choice' | 'address';

/** A part of a text, and whether programs read it, and as what. */
export type CodePart = {
  readonly text: string;
  readonly isCode: boolean;
  /** Left out of words. */
  readonly kind?: CodeKind;
  /** The name of a tag, in small letters: `i`, `x2`. */
  readonly tag?: string;
};

/** The parts of a text in order; none is empty. With the format the placeholders are those that its texts have. */
export function partsByCode(text: string, writing: FormatOfText = {}): CodePart[] {
  const parts: CodePart[] = [];
  let at = 0;
  const of = (ranges: Range[], kind: 'choice' | 'address' | 'sign') =>
    ranges.map((range) => ({ ...range, kind }));
  const ranges = merged<Range & { kind: 'choice' | 'address' | 'sign' }>(
    of(addressesIn(text), 'address'),
    of(choiceSyntaxIn(text), 'choice'),
    of(signsIn(text, shownPlaceholdersOf(writing)), 'sign'),
  );
  for (const { start, end, kind } of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), isCode: false });
    const code = text.slice(start, end);
    parts.push({ text: code, isCode: true, ...(kind === 'sign' ? signOf(code) : { kind }) });
    at = end;
  }
  if (text.length > at) parts.push({ text: text.slice(at), isCode: false });
  return parts;
}

const TAG = /^<(\/?)([a-z][\w:-]*)[^<>]*?(\/?)>/i;
/** Tags that have no end. */
const WITHOUT_END = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** What a placeholder or tag is, and the name of a tag. */
export function signOf(code: string): Pick<CodePart, 'tag'> & { kind: CodeKind } {
  const [, slash, name = '', end] = TAG.exec(code) ?? [];
  const tag = name.toLowerCase();
  if (tag === '') return { kind: 'placeholder' };
  if (slash) return { kind: 'closing', tag };
  return { kind: end || WITHOUT_END.has(tag) ? 'empty' : 'opening', tag };
}
