import { baseLanguageOf, mainScriptOf } from '../../core/languages/scripts.ts';
import { type CheckFinding, defineCheck } from './check.ts';
import { MARK } from './checked-text.ts';

/** A translation that begins with a letter of the other case than its source, where both languages have case (checks.17). */
export const capitals = defineCheck({
  id: 'capitals',
  kind: 'perhaps',
  codes: ['lower', 'upper'],
  words: ['target'],
  appliesTo: ({ sourceLanguage, targetLanguage }) => hasCase(sourceLanguage) && hasCase(targetLanguage),
  find(
    { prose: source },
    { prose: target },
    { sourceLanguage, targetLanguage, form },
  ): CheckFinding<'lower' | 'upper'>[] {
    // A form of a plural that begins with its number has no beginning that is read.
    if (form !== undefined && (NUMBER.test(source) || NUMBER.test(target))) return [];
    const [their, own] = [beginningOf(source), beginningOf(target)];
    if (!their || !own || isCapital(their.letter) === isCapital(own.letter)) return [];
    if (KEPT.some((isKept) => isKept(their.word) || isKept(own.word))) return [];
    if (source.toLowerCase().includes(own.word.toLowerCase())) return [];
    const isLower = isCapital(their.letter);
    const [capitalised, rest] = isLower ? [sourceLanguage, their.rest] : [targetLanguage, own.rest];
    if (NOUNS.has(baseLanguageOf(capitalised)) || !hasSmallWord(rest) || !hasSmallWord(their.rest)) return [];
    const range = { start: own.at, end: own.at + own.letter.length };
    const text = isLower
      ? own.letter.toLocaleUpperCase(targetLanguage)
      : own.letter.toLocaleLowerCase(targetLanguage);
    return [{ code: isLower ? 'lower' : 'upper', target: [range], fix: { ...range, text } }];
  },
});

/** Whether a language is written in an alphabet that has capital and small letters. */
const hasCase = (language: string) => ['Latn', 'Cyrl', 'Grek', 'Armn'].includes(mainScriptOf(language) ?? '');

/** Languages whose nouns begin with a capital letter. */
const NOUNS: ReadonlySet<string> = new Set(['de', 'lb', 'nds', 'gsw', 'bar']);

const NUMBER = /^\s*#/;
const MOST_READ = 300;
const BEGINNING = new RegExp(`^[${MARK}\\s"'“”„‘’«»‹›(\\[¡¿*_&#—–-]*`);
const WORD = /^\p{L}[\p{L}\p{M}\p{N}'’-]*/u;

/** The first word behind quotation marks and the like; undefined if the text begins with anything else, or with a letter without case. */
function beginningOf(prose: string) {
  const head = prose.slice(0, MOST_READ);
  const at = BEGINNING.exec(head)?.[0].length ?? 0;
  const [word] = WORD.exec(head.slice(at)) ?? [];
  const [letter] = word ?? '';
  if (!word || !letter || !HAS_CASE.test(letter)) return undefined;
  return { at, word, letter, rest: head.slice(at + word.length) };
}

/** Georgian has capital letters only where all are. */
const HAS_CASE = /(?!\p{Script=Georgian})[\p{Lu}\p{Ll}]/u;
const isCapital = (letter: string) => /\p{Lu}/u.test(letter);
/** A text of several words is no title and no name if one of the others begins with a small letter. */
const hasSmallWord = (rest: string) => /(?<![\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]{2,}/u.test(rest);

/** Words that keep their case wherever they stand. */
const KEPT: readonly ((word: string) => boolean)[] = [
  // iPhone, McDonald, USB, an tSráid
  (word) => /^\p{L}.*\p{Lu}/u.test(word),
  (word) => /^(?:I|I['’]\w+)$/.test(word),
  // ’s avonds, l’Italia
  (word) => /^\p{L}{1,2}['’]/u.test(word),
  // Items: a, b; and names of variables
  (word) => word.length === 1 || /\d/.test(word),
  (word) => OF_TIME.has(word.toLowerCase()),
];

/** Days, months and languages, which English writes with capitals and most others don’t. */
const OF_TIME: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august ' +
    'september october november december english german french italian spanish russian chinese japanese arabic'
  ).split(' '),
);
