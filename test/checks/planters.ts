import { CUE_PROFILES } from '#domain/core/access/cue-limits.ts';
import { pluralOf } from '#domain/core/plurals/plural.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import { readingOf } from '#domain/texts/checks/cue-reading.ts';
import type { CorpusText } from './corpus.ts';

/** A translation with a fault that was put into it. */
export type Planted = {
  readonly source: string;
  readonly target: string;
  readonly context?: Partial<CheckContext>;
};

/** Puts a fault into a translation; undefined where it can't be put. Texts are those of one form, without plurals. */
type Planter = (text: CorpusText) => Omit<Planted, 'source'> | Planted | undefined;

const ALPHABETIC = new Set(['ru', 'it', 'de', 'fr', 'es']);
const ROMAN = new Set(['it', 'de', 'fr', 'es']);
const CODE = /[<>{}%_@/\\[\]`]/;

/** A change of the first place in the translation that a pattern has; undefined if there is none, or if there is code in the way. */
const change = (target: string, pattern: RegExp, put: string | ((found: string) => string)) => {
  const changed = target.replace(pattern, (found) => (typeof put === 'string' ? put : put(found)));
  return changed === target ? undefined : { target: changed };
};

/** The same for texts without code, in which a fault would be no fault of words. */
const changeProse = (text: CorpusText, pattern: RegExp, put: string | ((found: string) => string)) =>
  CODE.test(text.target) ? undefined : change(text.target, pattern, put);

const turned = (digit: string) => String((Number(digit) + 3) % 10);
const LATIN_FOR_CYRILLIC: Readonly<Record<string, string>> = { о: 'o', а: 'a', е: 'e', с: 'c', р: 'p' };
const CYRILLIC_FOR_LATIN: Readonly<Record<string, string>> = { o: 'о', a: 'а', e: 'е', c: 'с', p: 'р' };
const PLACEHOLDER = /%\(\w+\)[sd]|%\d\$[sd]|%[sd]\b|\{\{\w+\}\}|\{[a-z]\w*\}/;

const { netflix: NETFLIX } = CUE_PROFILES;

const wrongAtItsStart = () => [{ start: 0, end: 1, message: 'Wrong.' }];

/** How a fault of each check is planted. */
export const PLANTERS = {
  placeholders: ({ source, target }) => {
    const found = PLACEHOLDER.exec(source)?.[0];
    return found && target.includes(found) && !pluralOf(target)
      ? { target: target.replaceAll(found, '') }
      : undefined;
  },
  'icu-syntax': ({ format, source, target }) =>
    format !== 'po' && pluralOf(target)
      ? change(target, /\}(?=[^}]*$)/, '')
      : format === 'json' && !/\{\{|'/.test(source)
        ? change(target, /(?<=\{\w+)\}/, '')
        : undefined,
  tags: ({ source, target }) =>
    /<\/\w+>/.test(source) && !pluralOf(target) ? change(target, /<\/\w+>/, '') : undefined,
  'plural-forms': ({ language, target }) =>
    language === 'ru' && pluralOf(target)
      ? change(target, / few \{(?:[^{}]|\{[^{}]*\})*\}/, '')
      : language !== 'zh' && language !== 'ja' && pluralOf(target)
        ? change(target, / one \{(?:[^{}]|\{[^{}]*\})*\}/, '')
        : undefined,
  length: ({ target }) => ({ target, context: { maxLength: [...target].length - 1 } }),
  brackets: ({ source, target }) =>
    / \([^()%{}<>]+\)/.test(source) ? change(target, /(?<=[ \p{L}]\([^()%{}<>]+)\)/u, '') : undefined,
  escapes: ({ source, target }) =>
    pluralOf(target)
      ? undefined
      : target.length % 2 === 0
        ? { source: `${source} &amp; &lt;`, target: `${target} &amp ; &lt;` }
        : { source: `${source}\\n\\t`, target: `${target}\\n\\ t` },
  'control-characters': (text) => changeProse(text, /(?<=\p{L})\p{L}/u, (letter) => `\u0003${letter}`),
  'double-spaces': (text) => changeProse(text, /(?<=\p{L}) (?=\p{L})/u, '  '),
  urls: ({ source, target }) =>
    pluralOf(target)
      ? undefined
      : { source: `${source} https://www.w3.org/TR/guide`, target: `${target} https://www.w3.org/TR/giude` },
  'mixed-scripts': (text) =>
    text.language === 'ru'
      ? changeProse(text, /(?<=[а-я]{2})[оаеср](?=[а-я])/, (letter) => LATIN_FOR_CYRILLIC[letter] ?? '')
      : ROMAN.has(text.language)
        ? changeProse(text, /(?<=[a-z]{2})[oaecp](?=[a-z])/, (letter) => CYRILLIC_FOR_LATIN[letter] ?? '')
        : undefined,
  untranslated: ({ source, target }) =>
    (source.match(/\p{L}/gu)?.length ?? 0) > 30 && !CODE.test(source) && source !== target
      ? { target: source }
      : undefined,
  // What is found is the server’s: only that it is shown can be measured without one.
  grammar: ({ target }) => ({ target, context: { grammarOf: wrongAtItsStart } }),
  spelling: (text) =>
    text.language === 'ru'
      ? changeProse(
          text,
          /(?<=[а-я]{3})(?:([а-я])(?!\1)[а-я])(?=[а-я]{3})/u,
          ([one = '', two = '']) => two + one,
        )
      : undefined,
  'repeated-word': (text) =>
    ALPHABETIC.has(text.language)
      ? changeProse(text, /(?<=\p{L} )\p{Ll}{4,}(?= \p{L})/u, (word) => `${word} ${word}`)
      : undefined,
  capitals: (text) =>
    ALPHABETIC.has(text.language) && /^\p{Lu}\p{Ll}/u.test(text.source)
      ? changeProse(text, /^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
      : undefined,
  numbers: ({ source, target }) => {
    const number = /(?<![\p{L}\d.,:/$%{<-])[2-9]\d*(?![\p{L}\d:/$}>-]|[.,]\d)/u;
    const found = number.exec(source)?.[0];
    if (pluralOf(target)) return undefined;
    return found && number.exec(target)?.[0] === found
      ? change(target, number, (digits) => digits.slice(0, -1) + turned(digits.slice(-1)))
      : { source: `${source} (25)`, target: `${target} (27)` };
  },
  // Behind a label of a few words a stop may be left out.
  'end-punctuation': (text) =>
    /^(?:\S+\s+){4,}\S*\p{L}[.?!]$/u.test(text.source)
      ? changeProse(text, /(?<=\p{L}\s?)[.?!。？！]$/u, '')
      : undefined,
  'space-before-punctuation': (text) =>
    text.language === 'fr'
      ? changeProse(text, /(?<=\p{L})[\s\u00A0\u202F](?=[?!:;])/u, '')
      : ALPHABETIC.has(text.language)
        ? changeProse(text, /(?<=\p{L}{3})[,.](?=\s|$)/u, (mark) => ` ${mark}`)
        : undefined,
  'quotation-marks': ({ language, source, target }) =>
    /["“]/.test(source) && !/[<=]/.test(target)
      ? change(target, language === 'de' ? /“/ : /["»”」』]/, '')
      : undefined,
  'edge-spaces': (text) => ({ target: `${text.target} ` }),
  'line-breaks': (text) => (text.source.includes('\n') ? undefined : changeProse(text, / /, '\n')),
  'length-ratio': ({ source, target }) =>
    pluralOf(target) || source.length < 30
      ? undefined
      : { target: [target, target, target, target].join(' ') },
  'cue-reading': ({ target }) => {
    const characters = readingOf(target, 1000).speed ?? 0;
    // Shown for half the time that it takes to be read.
    const end = (characters * 500) / NETFLIX.cue_speed;
    return characters < 10
      ? undefined
      : { target, context: { cue: { times: { start: 0, end }, limits: NETFLIX } } };
  },
  inconsistent: ({ source, target }) => ({ target, context: { sameSource: [`${target} (${source})`] } }),
} as const satisfies Readonly<Record<string, Planter>>;

/** How many faults of a kind are planted. */
const PLANTED = 20;

/**
 * The texts with planted faults of a check, the same ones each time, spread over the files and languages of the corpus. Where too few texts
 * have what can be spoilt, both texts of others get it.
 */
export function plantedFaults(
  id: string,
  texts: readonly CorpusText[],
): { text: CorpusText; planted: Planted }[] {
  const planter: Planter | undefined = PLANTERS[id as keyof typeof PLANTERS];
  if (!planter) return [];
  const possible = texts.flatMap((text) => {
    const planted = text.mistakes || text.source === text.target ? undefined : planter(text);
    return planted ? [{ text, planted: { source: text.source, ...planted } }] : [];
  });
  const [own, changed] = [true, false].map((isOwn) =>
    possible.filter(({ text, planted }) => (planted.source === text.source) === isOwn),
  ) as [typeof possible, typeof possible];
  const chosen = spread(own, PLANTED);
  return [...chosen, ...spread(changed, PLANTED - chosen.length)];
}

/** So many of a list, at equal distances. */
const spread = <T>(all: readonly T[], amount: number): T[] =>
  all.length <= amount
    ? [...all]
    : Array.from({ length: amount }, (_, nth) => all[Math.floor((nth * all.length) / amount)] as T);
