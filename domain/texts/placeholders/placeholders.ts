import type { Format } from '../../formats/model/format.ts';
import { ICU_CHOICE, withChoicesOpened } from './icu-choices.ts';
import { type FormatOfText, type Placeholders, placeholdersOf } from './placeholders-of-format.ts';
import { SPELLINGS, type SpellingName } from './spellings.ts';

/** Placeholders that a text has and the other lacks, as they are spelled. */
export type Unpaired = { readonly lacks: readonly string[]; readonly adds: readonly string[] };

/** Compares the placeholders and tags of a translation with those of its source (command-line.30). */
export function unpairedPlaceholders(source: string, translation: string, writing: FormatOfText): Unpaired {
  const { lacks, adds } = unpairedSigns(source, translation, writing);
  const spellingsOf = (signs: readonly Sign[]) => signs.map(({ spelling }) => spelling);
  return { lacks: spellingsOf(lacks), adds: spellingsOf(adds) };
}

/**
 * The placeholders and tags of a source that its translation lacks, and those that it adds. It counts how often each is there, except in
 * choices, whose texts repeat them.
 */
export function unpairedSigns(
  source: string,
  translation: string,
  writing: FormatOfText,
): { readonly lacks: readonly Sign[]; readonly adds: readonly Sign[] } {
  const placeholders = placeholdersOf(writing);
  const choice = CHOICES[writing.format ?? 'text'] ?? ICU_CHOICE;
  const areChoices = choice.test(source) || choice.test(translation);
  const signs = [signsIn(source, placeholders), signsIn(translation, placeholders)] as const;
  const [theirs, own] = signs.map((some) => {
    const keyed = withNumbers(some, signs);
    return areChoices ? [...new Map(keyed.map((sign) => [sign.key, sign])).values()] : keyed;
  }) as [Sign[], Sign[]];
  return { lacks: without(theirs, own), adds: without(own, theirs) };
}

/** By what a text is known that is several, one of which is shown. */
const CHOICES: { readonly [Id in Format]?: RegExp } = { php: /\|/, fluent: /->/ };

/** A placeholder or tag as it is spelled, where it begins, and what must be equal in a translation. */
export type Sign = {
  readonly spelling: string;
  readonly start: number;
  readonly key: string;
  readonly isPrintf: boolean;
  readonly isTag: boolean;
};

const patterns = new Map<string, RegExp>();

function patternOf(placeholders: Placeholders): RegExp {
  const id = placeholders.join();
  const known = patterns.get(id);
  if (known) return known;
  const names = Object.keys(SPELLINGS) as SpellingName[];
  const used = names.filter((name) => placeholders.includes(name));
  const pattern = new RegExp(used.map((name) => `(?<${name}>${SPELLINGS[name].pattern})`).join('|'), 'gu');
  patterns.set(id, pattern);
  return pattern;
}

/** What is encoded in an address, such as `%d0`, is no placeholder. Each character keeps its place. */
const withoutEncoded = (text: string) =>
  text.replace(/\bhttps?:\/\/[^\s<>"']+/gi, (address) => address.replace(/%[0-9a-f]{2}/gi, '---'));

function signsIn(text: string, placeholders: Placeholders): Sign[] {
  return placeholdersIn(withChoicesOpened(withoutEncoded(text)), placeholders).map(
    ({ spelling, start, key, name }) => ({
      spelling,
      start,
      key: `${name} ${key}`,
      isPrintf: name === 'printf' || name === 'likelyPrintf',
      isTag: name === 'tag',
    }),
  );
}

/** Where a text has placeholders and tags, in UTF-16 units. */
export const placeholderRanges = (text: string, placeholders: Placeholders) =>
  placeholdersIn(text, placeholders).map(({ spelling, start }) => ({ start, end: start + spelling.length }));

function placeholdersIn(text: string, placeholders: Placeholders) {
  let ended: ReadonlySet<string> | undefined;
  const hasEnd = (name: string) => {
    ended ??= new Set(Array.from(text.matchAll(/<\/([\w:-]+)>/g), ([, one = '']) => one));
    return ended.has(name);
  };
  return [...text.matchAll(patternOf(placeholders))].flatMap(({ 0: spelling, index: start, groups = {} }) => {
    const name = Object.keys(groups).find((one) => groups[one] !== undefined) as SpellingName;
    const key = SPELLINGS[name].keyOf(spelling);
    return key === null || (name === 'tag' && !isTag(spelling, hasEnd))
      ? []
      : [{ spelling, start, key, name }];
  });
}

/** Values of printf get their numbers where it can be told which is which: where one text has numbers, or both have as many values. */
function withNumbers(signs: readonly Sign[], both: readonly (readonly Sign[])[]): readonly Sign[] {
  const [some = [], others = []] = both.map((each) => each.filter(({ isPrintf }) => isPrintf));
  const hasNumber = ({ key }: Sign) => key.includes('$');
  if (some.length !== others.length && ![...some, ...others].some(hasNumber)) return signs;
  let nth = 0;
  return signs.map((sign) =>
    sign.isPrintf && !hasNumber(sign) ? { ...sign, key: sign.key.replace(' ', ` ${++nth}$`) } : sign,
  );
}

/** The placeholders of the first list that the second lacks, counting repetitions. */
function without(signs: readonly Sign[], others: readonly Sign[]): Sign[] {
  const left = others.map(({ key }) => key);
  return signs.filter(({ key }) => {
    const index = left.indexOf(key);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Tags that need no end, are often left open, or stand for those of a file (docs/formats). Others may be words in brackets: `<file>`. */
const KNOWN_TAGS = new Set(
  'a b big br code div em font g h hr i img li note ol p ph pre s small span strong sub sup td th tr tt u ul x'.split(
    ' ',
  ),
);

/** Whether what looks like a tag is one, in a text that ends some tags: not `file` of `copy <file>`. */
function isTag(spelling: string, hasEnd: (name: string) => boolean): boolean {
  const name = /[\w:-]+/.exec(spelling)?.[0] ?? '';
  if (spelling.startsWith('</') || spelling.endsWith('/>') || /\s\S/.test(spelling)) return true;
  return KNOWN_TAGS.has(name.toLowerCase().replace(/\d+$/, '')) || hasEnd(name);
}
