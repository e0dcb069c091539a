import { LIMITS } from '../../../core/limits.ts';
import type { TextRange } from '../../../core/text/text-range.ts';
import type { Inflection, LanguageOfTerms, Reading } from './reading.ts';
import { type SearchedText, searched } from './searched-texts.ts';

/** A place of a text where a term stands in some form. */
export type TermPlace<Term> = TextRange & {
  readonly term: Term;
  /** Whether what stands there may as well be a form of another word. */
  readonly isMaybe: boolean;
};

/** The places of terms in a text, and the terms that were not looked for to its end (terms.9). */
export type FoundTerms<Term> = {
  readonly places: readonly TermPlace<Term>[];
  readonly left: ReadonlySet<Term>;
};

/** Finds terms in texts of one language. */
export type TermMatcher<Term> = { readonly findIn: (text: SearchedText) => FoundTerms<Term> };

/** A word of a text with its place, where it may be a part of a term. */
type Token = TextRange & {
  readonly written: string;
  /** In lower case. */
  readonly word: string;
  readonly hasCapital: boolean;
  readonly readings: readonly Reading[];
  /** Whether the word before it, or behind it, is joined to it by a hyphen. */
  readonly joins: { readonly before: boolean; readonly behind: boolean };
};

/** A word of a term: the keys of which a word of a text has one, unless it is the same in all forms of the term. */
type TermWord = Pick<Token, 'word' | 'hasCapital'> & {
  /** As it is written, where that matters. */
  readonly written: string | undefined;
  readonly keys: readonly string[];
  readonly isFixed: boolean;
};

type ReadyTerm<Term> = { readonly term: Term; readonly text: string; readonly words: readonly TermWord[] };

/** A word of a text that is taken for one of a term. */
type Taken = { readonly token: Token; readonly readings: readonly Reading[] };

/** From which share on a reading is that of a word, and from which it may be. */
const SURE = 0.5;
const POSSIBLE = 0.1;
/** The same for a word of a term that has others, which tell it too. */
const POSSIBLE_BESIDE = 0.03;
/** How likely a reading of a term's word is at least beside its likeliest one. */
const OF_LIKELIEST = 0.5;

/** A word of a dictionary as it is written there. */
export type TermText<Term> = {
  readonly term: Term;
  readonly text: string;
  /** Whether only the same capital and small letters are the word (dictionary.21). */
  readonly isCaseSensitive?: boolean;
};

/** Prepares terms, each with its words as a dictionary has them, for texts of a language (terms.1). */
export function matcherOfTerms<Term>(
  terms: readonly TermText<Term>[],
  language: LanguageOfTerms,
): TermMatcher<Term> {
  const byKey = new Map<string, ReadyTerm<Term>[]>();
  const tooLong = new Set<Term>();
  for (const { term, text, isCaseSensitive = false } of terms) {
    const words = wordsOf(text, language, isCaseSensitive);
    if (!words) {
      tooLong.add(term);
      continue;
    }
    const ready = { term, text, words };
    // Words in any order may begin with each, others begin with the first.
    const beginnings = language.isFree ? words : words.slice(0, 1);
    for (const key of new Set(beginnings.flatMap(({ keys }) => keys))) {
      const others = byKey.get(key);
      if (others) others.push(ready);
      else byKey.set(key, [ready]);
    }
  }
  return {
    findIn(text) {
      const tokens = tokensOf(text, language);
      const places: TermPlace<Term>[] = [];
      let steps = LIMITS.termSteps;
      for (const [at, { word, readings }] of tokens.entries()) {
        const tried = new Set<ReadyTerm<Term>>();
        for (const key of [fixedKey(word), ...readings.map((reading) => reading.key)])
          for (const possible of byKey.get(key) ?? []) {
            // What its words are compared with at most.
            steps -= possible.words.length * (possible.words.length + language.between);
            if (steps < 0)
              return { places: withoutWider(places), left: new Set(terms.map(({ term }) => term)) };
            if (tried.has(possible)) continue;
            tried.add(possible);
            const found = foundAt(possible, tokens, at, text, language);
            if (found) places.push(found);
          }
      }
      return { places: withoutWider(places), left: tooLong };
    },
  };
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A longer word is a formula or the like, which has no forms. */
const LONGEST_READ = 60;

/** The words of a text that are no part of code (dictionary.18). */
function tokensOf({ plain, code }: Pick<SearchedText, 'plain' | 'code'>, { read }: LanguageOfTerms): Token[] {
  const words = [...plain.matchAll(WORD)].map(({ 0: word, index: start }) => ({
    word,
    start,
    end: start + word.length,
  }));
  const isJoined = (one: TextRange | undefined, other: TextRange | undefined) =>
    one !== undefined && other !== undefined && plain.slice(one.end, other.start) === '-';
  let nextCode = 0;
  return words.flatMap((place, nth) => {
    while ((code[nextCode]?.end ?? Number.POSITIVE_INFINITY) <= place.start) nextCode++;
    if ((code[nextCode]?.start ?? Number.POSITIVE_INFINITY) < place.end) return [];
    const { word, start, end } = place;
    const lower = word.toLowerCase();
    return [
      {
        written: word,
        word: lower,
        hasCapital: /^\p{Lu}/u.test(word),
        start,
        end,
        readings: word.length > LONGEST_READ ? [{ key: lower, share: 1 }] : read(word),
        joins: { before: isJoined(words[nth - 1], place), behind: isJoined(place, words[nth + 1]) },
      },
    ];
  });
}

const fixedKey = (word: string) => `=${word}`;

/** The words of a term, unless it has too many. Those that agree in the nominative are inflected together, others stay as they are: *председатель палаты*. */
function wordsOf(text: string, language: LanguageOfTerms, isCaseSensitive: boolean): TermWord[] | undefined {
  const ready = searched(text);
  if ((ready.plain.match(WORD) ?? []).length > LIMITS.termWords) return undefined;
  const tokens = tokensOf(ready, language);
  let together: readonly Inflection[] | undefined;
  return tokens.map(({ written: asWritten, word, hasCapital, readings }) => {
    const written = isCaseSensitive ? asWritten : undefined;
    const most = readings.reduce((share, reading) => Math.max(share, reading.share), 0);
    const likely = readings.filter(({ share }) => share >= most * OF_LIKELIEST);
    const named = likely.flatMap(({ inflections = [] }) => inflections.filter((one) => one.case === 'nomn'));
    const agreed = together;
    const agreeing = agreed ? named.filter((one) => agreed.some((other) => isAlike(one, other))) : named;
    const isInflected = likely.some(({ inflections }) => inflections);
    if (tokens.length > 1 && isInflected && agreeing.length === 0)
      return { written, word, hasCapital, keys: [fixedKey(word)], isFixed: true };
    if (agreeing.length > 0) together = agreeing;
    const own = likely.filter(
      ({ inflections }) =>
        agreeing.length === 0 || !inflections || inflections.some((one) => agreeing.includes(one)),
    );
    return { written, word, hasCapital, keys: own.map(({ key }) => key), isFixed: false };
  });
}

/** The place of a term whose first word in the text is this one; undefined if its others aren't near, or don't agree with it. */
function foundAt<Term>(
  { term, text, words }: ReadyTerm<Term>,
  tokens: readonly Token[],
  at: number,
  searchedText: SearchedText,
  language: LanguageOfTerms,
): TermPlace<Term> | undefined {
  const taken = takenFrom({ text, words }, tokens, at, searchedText.plain, language);
  const [first, last] = [taken?.at(0)?.token, taken?.at(-1)?.token];
  if (!taken || !first || !last || !doAgree(taken)) return undefined;
  const isMaybe =
    isPartOfOther(taken, tokens, at) || (words.length === 1 && isOtherWord(taken, words[0], language));
  return { term, start: searchedText.startAt(first.start), end: searchedText.endAt(last.end), isMaybe };
}

/** The words from one on that are those of a term, in the order of the text. */
function takenFrom(
  { text, words }: Pick<ReadyTerm<unknown>, 'text' | 'words'>,
  tokens: readonly Token[],
  at: number,
  plain: string,
  { isFree, between }: LanguageOfTerms,
): Taken[] | undefined {
  const lacking = [...words];
  const taken: Taken[] = [];
  const end = Math.min(tokens.length, at + words.length + between);
  for (let nth = at; nth < end && lacking.length > 0; nth++) {
    const [before, token] = [tokens[nth - 1], tokens[nth]];
    if (!token) break;
    if (nth > at && before && isApart(plain.slice(before.end, token.start), text)) break;
    const choices = isFree ? lacking : lacking.slice(0, 1);
    const fitting = choices.find((word) => isForm(word, token, words.length > 1));
    if (fitting) {
      lacking.splice(lacking.indexOf(fitting), 1);
      taken.push({ token, readings: readingsFor(fitting, token, words.length > 1) });
    } else if (nth === at) break;
  }
  return lacking.length === 0 ? taken : undefined;
}

/** Whether what stands between two words parts them: signs that the term has itself don't. */
const isApart = (between: string, term: string) =>
  [...between].some((sign) => /[^\s'’-]/u.test(sign) && !term.includes(sign));

const isForm = (word: TermWord, token: Token, hasOthers: boolean) =>
  (word.written === undefined || hasSameCase(word.written, token.written)) &&
  isFormInAnyCase(word, token, hasOthers);

const isFormInAnyCase = (word: TermWord, token: Token, hasOthers: boolean) =>
  word.isFixed ? token.word === word.word : readingsFor(word, token, hasOthers).length > 0;

/** Whether two forms of a word have the same capital letters as far as they are alike: *IT* and *ITs*, not *it*. */
export function hasSameCase(one: string, other: string): boolean {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    if (one[at] === other[at]) continue;
    return one[at]?.toLowerCase() !== other[at]?.toLowerCase();
  }
  return true;
}

function readingsFor({ keys, isFixed }: TermWord, { readings }: Token, hasOthers: boolean) {
  const least = hasOthers ? POSSIBLE_BESIDE : POSSIBLE;
  return isFixed ? [] : readings.filter(({ key, share }) => share >= least && keys.includes(key));
}

/** Whether words may all be inflected in one way; what has no inflections agrees with all. */
function doAgree(taken: readonly Taken[]): boolean {
  const [first, ...others] = taken
    .map(({ readings }) => readings.flatMap(({ inflections = [] }) => inflections))
    .filter((inflections) => inflections.length > 0);
  return (
    !first ||
    first.some((one) => others.every((inflections) => inflections.some((other) => isAlike(one, other))))
  );
}

const isAlike = (one: Inflection, other: Inflection) =>
  (['case', 'number', 'gender', 'animacy'] as const).every(
    (name) => one[name] === undefined || other[name] === undefined || one[name] === other[name],
  );

/** Whether a hyphen joins one of the words, of which the first has this number, to another that is no part of the term. */
function isPartOfOther(taken: readonly Taken[], tokens: readonly Token[], first: number): boolean {
  const own = new Set(taken.map(({ token }) => token));
  const isJoined = (token: Token, nth: number) =>
    own.has(token) &&
    ((token.joins.before && !own.has(tokens[nth - 1] as Token)) ||
      (token.joins.behind && !own.has(tokens[nth + 1] as Token)));
  for (let nth = first, met = 0; met < own.size; nth++) {
    const token = tokens[nth] as Token;
    if (isJoined(token, nth)) return true;
    if (own.has(token)) met++;
  }
  return false;
}

/**
 * Whether a single word may be another than that of its term. What is written like a name hardly is, if the term is one, and what isn't hardly is the
 * name.
 */
function isOtherWord(
  [one]: readonly Taken[],
  word: TermWord | undefined,
  { hasCapitals = false }: LanguageOfTerms,
) {
  if (!one) return false;
  if (word?.hasCapital && !hasCapitals) return !one.token.hasCapital;
  return one.readings.reduce((sum, { share }) => sum + share, 0) < SURE;
}

/** Of places of one term that overlap those whose words stand nearest to each other. */
function withoutWider<Term>(found: readonly TermPlace<Term>[]): TermPlace<Term>[] {
  const wider = new Set<TermPlace<Term>>();
  // They are in the order of their beginnings.
  for (const places of Map.groupBy(found, ({ term }) => term).values())
    for (const [nth, place] of places.entries())
      for (let next = nth + 1; next < places.length; next++) {
        const other = places[next] as TermPlace<Term>;
        if (other.start >= place.end) break;
        const [own, others] = [place.end - place.start, other.end - other.start];
        if (own !== others) wider.add(own > others ? place : other);
      }
  return wider.size === 0 ? [...found] : found.filter((place) => !wider.has(place));
}
