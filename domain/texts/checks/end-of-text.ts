import { CODE } from './checked-text.ts';
import { END_MARKS, type EndMeaning, endsOf, mayHavePoint } from './languages/end-marks.ts';

/** How a text ends. */
export type EndOfText = {
  /** What its last marks say, `none` if it has none or if they may belong to an abbreviation; `dash` if it breaks off. */
  readonly meanings: ReadonlySet<EndMeaning | 'none' | 'dash'>;
  /** Its last marks as they are written, and where they are; empty behind the last word if there are none. */
  readonly marks: string;
  readonly start: number;
  readonly end: number;
  /** Whether quotes, brackets or signs stand behind the marks. */
  readonly isClosed: boolean;
};

/** What may stand behind the marks at the end of a text: spaces, tags, quotes, brackets, signs of Markdown, pictures, signs of direction. */
const LOOKED_THROUGH =
  /[\s\u{FDD0}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`*_~♪♫#|→\p{Emoji_Presentation}\p{Extended_Pictographic}\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c]|\ufe0f/u;
const DASH = /[-‐‑–—―]/;
const WORD = /[\p{L}\p{N}\u{FDD1}]|(?!\ufe0f)\p{M}/u;
const BRACKETS_BEHIND = /[.!?。！？]\s*[(（][^()（）]*[)）]\s*$/;
const LONGEST_BRACKETS = 200;
/** Of a word between colons, such as `:ref:`, the last one is no mark. */
const LONGEST_ROLE = 24;
const VOWEL = /[aeiouyæœøаеёиоуыэюяіїєўαεηιουω]/;

const meaningsByMark = new Map<string, EndMeaning[]>();
for (const [meaning, marks] of Object.entries(END_MARKS))
  for (const mark of marks)
    meaningsByMark.set(mark, [...(meaningsByMark.get(mark) ?? []), meaning as EndMeaning]);

/** Reads the end of a text; undefined if it has no words. */
export function endOfText(prose: string, language: string, isTranslation = false): EndOfText | undefined {
  const own = endsOf(language)?.marks ?? {};
  const meanings = new Set<EndMeaning | 'none' | 'dash'>();
  let [at, start, end] = [prose.length, -1, -1];
  let isClosed = false;
  while (at > 0) {
    const sign = signBefore(prose, at);
    const said = Object.hasOwn(own, sign) ? own[sign] : meaningsByMark.get(sign);
    if (!said && WORD.test(sign)) break;
    if (sign === ':' && /:[\w-]+:$/.test(prose.slice(Math.max(0, at - LONGEST_ROLE), at))) break;
    const skipped = smileyBefore(prose, at) || entityBefore(prose, at) || accessKeyBefore(prose, at);
    if (!skipped && said) {
      // Quotes may stand between marks: “What?”.
      if (end < 0) end = at;
      const dots = sign === '.' ? dotsBefore(prose, at) : 1;
      if (dots > 1) meanings.add('ellipsis');
      if (dots === 1 || dots === 4) for (const meaning of said) meanings.add(meaning);
      at -= dots;
      start = at;
      continue;
    }
    if (!skipped && DASH.test(sign)) {
      if (end < 0) meanings.add('dash');
    } else if (!skipped && !LOOKED_THROUGH.test(sign)) break;
    if (end < 0 && !/[\s\u{FDD0}]/u.test(sign)) isClosed = true;
    at -= skipped || sign.length;
  }
  if (at === 0) return undefined;
  if (end < 0) {
    if (meanings.size === 0) meanings.add('none');
    // What stands in brackets behind a sentence has its own end, or none.
    if (BRACKETS_BEHIND.test(prose.slice(-LONGEST_BRACKETS))) meanings.add('stop');
    return { meanings, marks: '', start: at, end: at, isClosed };
  }
  const marks = prose.slice(start, end);
  if (
    marks === '.' &&
    (isAbbreviated(prose, start, language) || (isTranslation && isShortened(prose, start)))
  )
    meanings.add('none');
  return { meanings, marks, start, end, isClosed };
}

/** The character before a place, a surrogate pair as one. */
function signBefore(text: string, at: number): string {
  const isPair = /[\udc00-\udfff]/.test(text[at - 1] ?? '') && /[\ud800-\udbff]/.test(text[at - 2] ?? '');
  return text.slice(at - (isPair ? 2 : 1), at);
}

function dotsBefore(text: string, at: number): number {
  let dots = 0;
  while (text[at - dots - 1] === '.') dots += 1;
  return dots;
}

const smileyBefore = (text: string, at: number) =>
  /[:;=]-?[()[\]|*]$/.exec(text.slice(Math.max(0, at - 3), at))?.[0].length ?? 0;
const entityBefore = (text: string, at: number) =>
  text[at - 1] === ';' ? (/&#?\w{2,8};$/.exec(text.slice(Math.max(0, at - 12), at))?.[0].length ?? 0) : 0;

/** A key of a menu that languages without letters of a keyboard write behind its label: “新增… (&N)”. */
const accessKeyBefore = (text: string, at: number) =>
  /[(（][&_]?[A-Za-z0-9][)）]$/.exec(text.slice(Math.max(0, at - 4), at))?.[0].length ?? 0;

const LONGEST_ABBREVIATION = 5;
const CASED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Whether the point behind a word may be that of an abbreviation or an ordinal, so that nothing is said about the end. */
function isAbbreviated(prose: string, point: number, language: string): boolean {
  const before = prose.slice(Math.max(0, point - 12), point);
  const word = /[\p{L}\p{M}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  if (/\p{N}$/u.test(word) || word.slice(1).includes('.')) return true;
  if (prose.slice(0, point).trim().replaceAll(CODE, '') === '') return true;
  if (word.length === 1) return word !== CODE;
  if (mayHavePoint(word.toLowerCase(), language)) return true;
  return (
    word.length <= LONGEST_ABBREVIATION &&
    CASED.test(word) &&
    word !== word.toUpperCase() &&
    !VOWEL.test(withoutAccents(word))
  );
}

/** Whether a label of one or two words, the last one short and without a vowel at its end, may be shortened: “янв.”, “Objekt Darst.” */
function isShortened(prose: string, point: number): boolean {
  const words = prose
    .slice(Math.max(0, point - 30), point)
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  return (
    words.length <= 2 &&
    last.length + words.length <= LONGEST_ABBREVIATION + 2 &&
    CASED.test(last) &&
    !VOWEL.test(withoutAccents(last).at(-1) ?? '')
  );
}

const withoutAccents = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
