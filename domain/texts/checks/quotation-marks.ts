import { type CheckFinding, defineCheck } from './check.ts';
import type { Range } from './checked-text.ts';
import { oneFix } from './fixes.ts';
import { punctuationSpacesOf } from './languages/punctuation-spaces.ts';
import { mergesQuotes, quotesOf } from './languages/quotation-marks.ts';

/** Quotes of a translation that another language has, or that lack their other one (checks.23). */
export const quotationMarks = defineCheck({
  id: 'quotation-marks',
  kind: 'likely',
  codes: ['foreign', 'unpaired'],
  words: ['target'],
  find({ prose: source }, { prose: target }, { sourceLanguage, targetLanguage }) {
    const quotes = readQuotes(target, targetLanguage);
    const findings: CheckFinding<'foreign' | 'unpaired'>[] = [];
    const add = (code: 'foreign' | 'unpaired', places: readonly Range[], fix?: CheckFinding['fix']) =>
      findings.push({
        code,
        values: { signs: [...new Set(places.map(({ start, end }) => target.slice(start, end)))].join(' ') },
        target: places,
        ...(fix && { fix }),
      });
    if (quotes.foreign.length > 0) add('foreign', quotes.foreign, fixOf(target, targetLanguage));
    else if (quotes.unpaired.length > 0 && isPaired(source, sourceLanguage)) add('unpaired', quotes.unpaired);
    return findings;
  },
});

/** Quotes of all languages but single ones, which are apostrophes too. */
const QUOTES = /[“”„‟«»「」『』〝〟"]/g;
const rangeAt = (start: number): Range => ({ start, end: start + 1 });

type QuotesInText = { readonly foreign: readonly Range[]; readonly unpaired: readonly Range[] };

function readQuotes(prose: string, language: string): QuotesInText {
  const pairs = quotesOf(language);
  const own = new Set(pairs.join(''));
  const open: { readonly sign: string; readonly at: number }[] = [];
  const foreign: Range[] = [];
  const closing: Range[] = [];
  const straight: Range[] = [];
  let deepest = 0;
  let isUnsure = false;
  for (const { 0: sign, index } of prose.matchAll(QUOTES)) {
    const before = prose[index - 1] ?? '';
    if (sign === '"') {
      // An inch, or a sign inside a word as Hebrew has it.
      if (/[\p{N}\p{Script=Hebrew}]/u.test(before)) isUnsure = true;
      else straight.push(rangeAt(index));
    } else if (!own.has(sign)) {
      if (open.length === 0 && !/\p{N}/u.test(before)) foreign.push(rangeAt(index));
    } else if (pairs.includes(`${open.at(-1)?.sign}${sign}`)) {
      open.pop();
    } else if (pairs.some((pair) => pair.startsWith(sign))) {
      open.push({ sign, at: index });
      deepest = Math.max(deepest, open.length);
    } else if (/\p{N}/u.test(before)) {
      isUnsure = true;
    } else if (open.length === 0 || !/[“”]/.test(sign)) {
      // Within other quotes these may be of any language.
      closing.push(rangeAt(index));
    }
  }
  const opening = open.map(({ at }) => rangeAt(at));
  // One closing quote may close two that are opened: «The novel «War and Peace».
  const isMerged = mergesQuotes(language) && closing.length === 0 && opening.length === 1 && deepest > 1;
  const unpaired = isMerged ? [] : [...opening, ...closing];
  const lone = straight.length % 2 === 0 || isUnsure ? [] : straight.slice(-1);
  // A straight quote may be the other one of a pair.
  const areMixed = straight.length > 0 && unpaired.some(({ start }) => /[„“”]/.test(prose[start] ?? ''));
  const all = [...unpaired, ...lone];
  const isLoneArrow = all.length === 1 && all.some((range) => isArrow(range, prose));
  const isForeign = foreign.length > 1 || foreign.some((range) => !isArrow(range, prose));
  return {
    foreign: isForeign ? [...foreign, ...unpaired].toSorted((a, b) => a.start - b.start) : [],
    unpaired: areMixed || isUnsure || isLoneArrow ? [] : all,
  };
}

/** Single quotes of a source, whose ends may be apostrophes. */
const SINGLE = /‘|[,.!?…—]’/;

const isPaired = (prose: string, language: string) => {
  const { foreign, unpaired } = readQuotes(prose, language);
  return unpaired.length === 0 && foreign.length === 0 && !SINGLE.test(prose);
};

/** Whether a quote points somewhere, at the beginning or the end of a text: « Back, Next ». */
const isArrow = ({ start, end }: Range, prose: string) =>
  (prose[start] === '«' && start === prose.search(/\S/)) ||
  (prose[start] === '»' && end === prose.trimEnd().length && /\s/.test(prose[start - 1] ?? ''));

/** The quotes of a text as the language has them, if all are pairs of one kind side by side. */
function fixOf(prose: string, language: string): CheckFinding['fix'] {
  const quotes = [...prose.matchAll(QUOTES)];
  const [opening, closing] = [quotes[0]?.[0], quotes[1]?.[0]];
  const areAlike = quotes.every(([sign], at) => sign === (at % 2 === 0 ? opening : closing));
  if (!areAlike || quotes.length % 2 !== 0 || opening === closing) return undefined;
  const own = quotesOf(language)[0] ?? '';
  const space = punctuationSpacesOf(language)?.[own[0] ?? ''] ?? '';
  return oneFix(
    prose,
    quotes.map(({ index }, at) => ({
      ...rangeAt(index),
      text: at % 2 === 0 ? `${own[0]}${space}` : `${space}${own[1]}`,
    })),
  );
}
