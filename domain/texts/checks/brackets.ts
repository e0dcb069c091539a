import { type CheckFinding, defineCheck } from './check.ts';
import type { Range } from './checked-text.ts';

/** Brackets that a translation opens and doesn't close, or the other way round, though its source has all in pairs (checks.9). */
export const brackets = defineCheck({
  id: 'brackets',
  kind: 'certain',
  codes: ['opened', 'closed'],
  find({ prose: source }, { text, prose: target }) {
    const unpaired = unpairedIn(target);
    if (unpaired.length === 0) return [];
    const kinds = new Set(unpaired.map(({ pair }) => pair));
    for (const { pair } of unpairedIn(source)) kinds.delete(pair);
    if (QUOTATION.some((pair) => kinds.has(pair)) && hasOpenQuotation(source))
      for (const pair of QUOTATION) kinds.delete(pair);
    const mayBeSmiley = (isOpening: boolean) => {
      const mood = isOpening ? SAD : HAPPY;
      return (source.match(mood)?.length ?? 0) > (target.match(mood)?.length ?? 0);
    };
    const [mayBeHappy, mayBeSad] = [mayBeSmiley(false), mayBeSmiley(true)];
    const left = unpaired.filter(
      ({ pair, isOpening }) => kinds.has(pair) && (pair !== ROUND || !(isOpening ? mayBeSad : mayBeHappy)),
    );
    const findingOf = (code: 'opened' | 'closed', isOpening: boolean): CheckFinding<typeof code>[] => {
      const ranges = left.filter((one) => one.isOpening === isOpening);
      const first = ranges[0];
      return first ? [{ code, values: { signs: text.slice(first.start, first.end) }, target: ranges }] : [];
    };
    return [...findingOf('opened', true), ...findingOf('closed', false)];
  },
});

/** What opens and what closes; brackets of full width are paired with the others, which typists mix. */
const PAIRS = [
  ['(（', ')）'],
  ['[［', ']］'],
  ['{｛', '}｝'],
  ['【', '】'],
  ['〔', '〕'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
] as const;

const ROUND = 0;

const signsOf = (signs: string, pair: number, isOpening: boolean) =>
  [...signs].map((sign) => [sign, { pair, isOpening }] as const);
const SIGNS = new Map(
  PAIRS.flatMap(([opening, closing], pair) => [
    ...signsOf(opening, pair, true),
    ...signsOf(closing, pair, false),
  ]),
);

/** The pairs that quote: what is quoted over several texts is often opened in each. */
const QUOTATION = [5, 6, 7, 8];
const QUOTES = /["“”„«»「」『』]/g;
const hasOpenQuotation = (source: string) => (source.match(QUOTES)?.length ?? 0) % 2 === 1;

const BRACKET = /[()[\]{}（）［］｛｝【】〔〕「」『』《》〈〉]/g;
/** `:)`, `;-)`, `:(`, `=]`, `^_^)` */
const SMILEY = /[:;=]['’]?[-o^*~]?[()[\]{}]+|\([:;=](?!\w)/g;
/** `1)`, `a)`, `iv)` at the beginning of an item */
const ITEM = /(?<![\p{L}\p{N}_])(?:\p{Nd}{1,3}|[ivx]{1,5}|\p{L})\.?[)）\]］]/giu;
/** What a single round bracket says in Russian: the mood of a smiley of the source. */
const HAPPY =
  /[:;=]['’]?[-o^*~]?[)\]}]|(?<![\p{L}\p{N}])[:;=]-?[DPp](?![\p{L}\p{N}])|\([:;=](?!\w)|[\u{1F600}-\u{1F64F}☺]/gu;
const SAD = /[:;=]['’]?[-o^*~]?[([{]+(?![\p{L}\p{N}])|[\u{1F600}-\u{1F64F}☹]/gu;
/** Several closing ones in a row are a smile in Russian. */
const SMILE = /\){2,}/g;

type Bracket = Range & { readonly pair: number; readonly isOpening: boolean };

/** Brackets without their other half, as few as there are whether or not smileys and numbers of items have brackets. */
function unpairedIn(prose: string): Bracket[] {
  const all = bracketsIn(prose);
  const unpaired = withoutPairs(all);
  if (unpaired.length === 0) return [];
  const signs = new Set<number>();
  for (const pattern of [SMILEY, ITEM])
    for (const { 0: sign, index } of prose.matchAll(pattern))
      for (let at = index; at < index + sign.length; at++) signs.add(at);
  const withoutSigns = withoutPairs(all.filter(({ start }) => !signs.has(start)));
  const fewest = withoutSigns.length < unpaired.length ? withoutSigns : unpaired;
  for (const { 0: smile, index } of prose.matchAll(SMILE))
    for (let at = index; at < index + smile.length; at++) signs.add(at);
  return fewest.filter(({ start, isOpening }) => isOpening || !signs.has(start));
}

const bracketsIn = (prose: string): Bracket[] =>
  [...prose.matchAll(BRACKET)].map(({ 0: sign, index }) => {
    const { pair = 0, isOpening = false } = SIGNS.get(sign) ?? {};
    return { start: index, end: index + 1, pair, isOpening };
  });

function withoutPairs(all: readonly Bracket[]): Bracket[] {
  const open = PAIRS.map((): Bracket[] => []);
  const closed: Bracket[] = [];
  for (const bracket of all)
    if (bracket.isOpening) open[bracket.pair]?.push(bracket);
    else if (!open[bracket.pair]?.pop()) closed.push(bracket);
  return [...open.flat(), ...closed].sort((a, b) => a.start - b.start);
}
