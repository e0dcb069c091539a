import { baseLanguageOf, scriptsOf } from '../../core/languages/scripts.ts';
import { type CheckContext, type CheckFinding, defineCheck } from './check.ts';
import { CODE, MARK, type Range } from './checked-text.ts';
import { editDistance } from './edit-distance.ts';
import { WORD_BEGINNINGS } from './languages/word-beginnings.ts';
import { soundsOf } from './sounds.ts';

/** Words of a translation that are neither in the dictionary of its language nor known otherwise (spelling.1). */
export const spelling = defineCheck({
  id: 'spelling',
  kind: 'perhaps',
  words: ['target'],
  codes: ['unknown'],
  readsOtherStrings: true,
  appliesTo: ({ isWord }) => isWord !== undefined,
  find({ prose: source }, { prose: target }, context) {
    const { targetLanguage, isWord: isListed } = context;
    if (!isListed) return [];
    const isWord = withBeginnings(isListed, targetLanguage);
    const words = wordsIn(target, targetLanguage);
    const isKnown = knownBeside(source, words, context);
    const unknown = new Map<string, Range[]>();
    for (const word of words) {
      if (isKnown(word) || isAbbreviation(word)) continue;
      for (const { plain, start, end } of misspeltParts(word, isWord)) {
        const places = unknown.get(plain);
        if (places) places.push({ start, end });
        else unknown.set(plain, [{ start, end }]);
      }
      if (unknown.size >= MOST_FOUND) break;
    }
    return [...unknown]
      .slice(0, MOST_FOUND)
      .map(([word, places]) => ({ code: 'unknown' as const, values: { word }, target: places }));
  },
});

/** A finding of the check with what its word may be, the likeliest first (spelling.5). */
export function withSuggestions<Found extends CheckFinding>(
  finding: Found,
  suggestions: readonly string[],
): Found {
  const [place] = finding.target ?? [];
  const [text, ...alternatives] = suggestions;
  if (!place || text === undefined) return finding;
  return { ...finding, fix: { ...place, text }, ...(alternatives.length > 0 && { alternatives }) };
}

/**
 * What a word may be, the likeliest first: what sounds like it, as vowels are mistaken most, then the others; of both those with the fewest
 * changes of letters, of these those as long as the word (spelling.5).
 */
export function likeliestFirst(word: string, suggestions: readonly string[]): string[] {
  const sounds = soundsOf(word);
  const ranked = suggestions.map((text) => ({
    text,
    rank: [
      soundsOf(text) === sounds ? 0 : 1,
      editDistance(word.toLowerCase(), text.toLowerCase()),
      text.length === word.length ? 0 : 1,
    ],
  }));
  const byRank = (a: readonly number[], b: readonly number[]) =>
    a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return ranked.toSorted((a, b) => byRank(a.rank, b.rank)).map(({ text }) => text);
}

/** Different words that are found in one text at most. */
const MOST_FOUND = 20;
const SHORTEST = 3;
const LONGEST = 60;

type Word = Range & {
  /** The word as dictionaries write it: composed, with plain apostrophes, without soft hyphens and stress marks. */
  readonly plain: string;
  readonly isInside: boolean;
  readonly isBeforePoint: boolean;
};

const TOKEN = new RegExp(`[\\p{L}\\p{M}\\p{N}_${MARK}${CODE}'’ʼ\\u00AD-]+`, 'gu');
const EDGES = new RegExp(`^[${MARK}'’ʼ\\u00AD-]+|[${MARK}'’ʼ\\u00AD-]+$`, 'gu');
const HEAD = new RegExp(`^[${MARK}'’ʼ\\u00AD-]*`, 'u');
const NOT_READ = new RegExp(`[\\p{N}_${MARK}${CODE}]`, 'u');
const CAPITAL = /^\p{Lu}/u;
const OTHER_ALPHABET = /^\p{Script=Cyrillic}/u;
/** Names of files, variables and the like go on behind these signs. */
const JOINED = /^[./\\@=#$:][\p{L}\p{N}_]/u;
const JOINING = /[\p{L}\p{N}_][./\\@=#$:]$|[/\\@=#$]$/u;
/** What stands before a word inside a sentence. */
const INSIDE = new RegExp(`[\\p{L}\\p{N},${CODE}][\\s${MARK}]+[“„"«(]?$`, 'u');

/** The words of a text that are read: in letters of its language, not all in capitals, without digits, and no part of code (spelling.2). */
function wordsIn(prose: string, language: string): Word[] {
  const scripts = scriptsOf(baseLanguageOf(language));
  if (scripts.length === 0) return [];
  const own = new RegExp(`^[${scripts.map((script) => `\\p{sc=${script}}`).join('')}\\p{M}'-]+$`, 'u');
  return [...prose.matchAll(TOKEN)].flatMap(({ 0: token, index }): Word[] => {
    const spelt = token.replace(EDGES, '');
    const plain = plainOf(spelt);
    if (plain.length < SHORTEST || plain.length > LONGEST) return [];
    if (NOT_READ.test(spelt) || !own.test(plain)) return [];
    if (plain === plain.toUpperCase() || /\p{Ll}\p{Lu}/u.test(plain)) return [];
    const start = index + (HEAD.exec(token)?.[0].length ?? 0);
    const end = start + spelt.length;
    const [before, after] = [prose.slice(Math.max(0, start - 8), start), prose.slice(end, end + 2)];
    if (JOINED.test(after) || JOINING.test(before)) return [];
    return [{ plain, start, end, isInside: INSIDE.test(before), isBeforePoint: after.startsWith('.') }];
  });
}

const plainOf = (word: string) =>
  word
    .normalize('NFC')
    .replace(/(?<=\p{Script=Cyrillic})\u0301/gu, '')
    .replaceAll('\u00AD', '')
    .replace(/[’ʼ]/g, "'");

/** Languages whose nouns begin with a capital letter, so that capitals say nothing of names. */
const NOUNS: ReadonlySet<string> = new Set(['de', 'lb']);
/** Letters by which a form of a name is told. */
const SHORTEST_NAME = 4;

/** Consonants by which a word is told that another alphabet took over, and those that its ending may add. */
const FEWEST_SOUNDS = 3;
const SOUNDS_OF_ENDING = 3;
/** What English words end with that others don't take over. */
const ENGLISH_END = /(?:e?s|ed|ing)$/;

/**
 * Whether a word is one of the source, a form of a name of it, one that sounds like it in another alphabet, or a name by its capital inside a
 * sentence (spelling.3).
 */
function knownBeside(source: string, words: readonly Word[], { targetLanguage }: CheckContext) {
  const isOther = words.some(({ plain }) => OTHER_ALPHABET.test(plain));
  const theirs = new Set<string>();
  const theirNames = new Set<string>();
  const theirSounds = new Set<string>();
  for (const [token] of source.matchAll(TOKEN)) {
    const word = plainOf(token.replace(EDGES, ''));
    theirs.add(word.toLowerCase());
    if (OTHER_ALPHABET.test(word) !== isOther)
      for (const form of [word, word.replace(ENGLISH_END, '')]) theirSounds.add(soundsOf(form));
    if (CAPITAL.test(word)) theirNames.add(word.toLowerCase().replace(/'.*/, ''));
  }
  const names = new Set(
    NOUNS.has(baseLanguageOf(targetLanguage))
      ? []
      : words.filter(({ plain, isInside }) => isInside && CAPITAL.test(plain)).map(({ plain }) => plain),
  );
  return ({ plain }: Word) => {
    const word = plain.toLowerCase();
    if (names.has(plain) || theirs.has(word)) return true;
    const sounds = soundsOf(word);
    if (hasBeginning(sounds, theirSounds, Math.max(FEWEST_SOUNDS, sounds.length - SOUNDS_OF_ENDING)))
      return true;
    return CAPITAL.test(plain) && hasBeginning(word, theirNames, SHORTEST_NAME);
  };
}

/** Whether a word begins with one of these, of at least so many letters. */
export function hasBeginning(word: string, beginnings: ReadonlySet<string>, shortest: number): boolean {
  for (let length = word.length; length >= shortest; length--)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
}

const LONGEST_ABBREVIATION = 4;
const isAbbreviation = ({ plain, isBeforePoint }: Word) =>
  isBeforePoint && plain.length <= LONGEST_ABBREVIATION;

/** The parts of a word that aren't spelt right: between hyphens, or the word. What an apostrophe cuts off needn't be a word. */
function misspeltParts({ plain, start, end }: Word, isWord: (word: string) => boolean) {
  if (isSpelt(plain, isWord)) return [];
  const parts = plain.split('-');
  // Places of parts are known if nothing was taken out of the word.
  if (parts.length === 1 || plain.length !== end - start) return [{ plain, start, end }];
  let at = start;
  return parts.flatMap((part) => {
    const place = { plain: part, start: at, end: at + part.length };
    at += part.length + 1;
    return part.length < SHORTEST || isSpelt(part, isWord) ? [] : [place];
  });
}

const isSpelt = (word: string, isWord: (word: string) => boolean): boolean =>
  isWord(word) ||
  (word.includes("'") &&
    word.split("'").every((part) => part.length < SHORTEST || isWord(part) || isWord(`${part}'`)));

/** Letters behind a beginning that are a word of their own. */
const SHORTEST_REST = 4;
const LONGEST_BEGINNING = 8;

/** Whether a word is one, or made of one by a beginning that any word may have (spelling.4). */
function withBeginnings(isWord: (word: string) => boolean, language: string): (word: string) => boolean {
  const found = WORD_BEGINNINGS[baseLanguageOf(language)];
  if (!found) return isWord;
  const ofWords = new Set(found.ofWords.split(' '));
  const ofAdjectives = new Set(found.ofAdjectives?.beginnings.split(' '));
  return (word) => {
    if (isWord(word)) return true;
    const lower = word.toLowerCase();
    const isAdjective = found.ofAdjectives?.ends.test(lower) ?? false;
    const most = Math.min(LONGEST_BEGINNING, lower.length - SHORTEST_REST);
    for (let length = 2; length <= most; length++) {
      const beginning = lower.slice(0, length);
      if (!ofWords.has(beginning) && !(isAdjective && ofAdjectives.has(beginning))) continue;
      if (isWord(lower.slice(length))) return true;
    }
    return false;
  };
}
