import type { Format } from '../../formats/model/format.ts';
import { hasAttributes, withoutWords } from './attributes.ts';
import { ICU_CHOICE, withChoicesOpened } from './icu-choices.ts';
import { type FormatOfText, type Placeholders, placeholdersOf } from './placeholders-of-format.ts';
import { isOwn, SPELLINGS, type SpellingName, spellingOf } from './spellings.ts';

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
): { readonly lacks: readonly UnpairedSign[]; readonly adds: readonly UnpairedSign[] } {
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

/** A sign that the other text has less often, or, unless it is repeated, not at all. */
export type UnpairedSign = Sign & { readonly isRepeated: boolean };

/** An expression with a group for each of the spellings, in their order. */
type Pattern = { readonly names: Placeholders; readonly pattern: RegExp };
const patterns = new Map<string, Pattern>();
const MOST_PATTERNS = 500;

function patternOf(placeholders: Placeholders): Pattern {
  const id = placeholders.join('\n');
  const before = patterns.get(id);
  if (before) return before;
  // Those of formats are few, those of projects are not.
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  const known = (Object.keys(SPELLINGS) as SpellingName[]).filter((name) => placeholders.includes(name));
  // What a project says of its texts goes before what may be a placeholder.
  const names = [...placeholders.filter(isOwn), ...known];
  const pattern = new RegExp(names.map((name) => `(${spellingOf(name).pattern})`).join('|'), 'gu');
  const made = { names, pattern };
  patterns.set(id, made);
  return made;
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

/** The tags of a text, in order. */
export const tagsOf = (text: string, writing: FormatOfText): Sign[] =>
  signsIn(text, placeholdersOf(writing)).filter((sign) => sign.isTag);

type FoundPlaceholder = Pick<Sign, 'spelling' | 'start' | 'key'> & { readonly name: Placeholders[number] };

/** Where a text has placeholders and tags, in UTF-16 units. */
export const placeholderRanges = (text: string, placeholders: Placeholders) =>
  placeholdersIn(text, placeholders).map(({ spelling, start }) => ({ start, end: start + spelling.length }));

function placeholdersIn(text: string, placeholders: Placeholders): FoundPlaceholder[] {
  const keysIn = (words: string): string =>
    placeholdersIn(words, placeholders)
      .map(({ key }) => key)
      .toSorted()
      .join(' ');
  const ended = new Set<string>();
  const { names, pattern } = patternOf(placeholders);
  const found = Array.from(text.matchAll(pattern), (match) => {
    const spelling = match[0];
    const name = names[match.findIndex((group, nth) => nth > 0 && group !== undefined) - 1] ?? 'tag';
    if (name === 'tag' && spelling.startsWith('</')) ended.add(nameOfTag(spelling));
    return { spelling, start: match.index, name };
  });
  return found.flatMap(({ spelling, start, name }) => {
    const key = spellingOf(name).keyOf(name === 'tag' ? withoutWords(spelling, keysIn) : spelling);
    return key === null || (name === 'tag' && !isTag(spelling, ended))
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
function without(signs: readonly Sign[], others: readonly Sign[]): UnpairedSign[] {
  const left = new Map<string, number>();
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1);
  return signs.flatMap((sign) => {
    const amount = left.get(sign.key);
    if (amount !== undefined) left.set(sign.key, amount - 1);
    return amount === undefined || amount <= 0 ? { ...sign, isRepeated: amount !== undefined } : [];
  });
}

/** Tags that need no end, are often left open, or stand for those of a file (docs/formats). Others may be words in brackets: `<file>`. */
const KNOWN_TAGS = new Set(
  'a b big br code div em font g h hr i img li note ol p ph pre s small span strong sub sup td th tr tt u ul x'.split(
    ' ',
  ),
);

/** The name of a tag, as it is spelled. */
export const nameOfTag = (spelling: string) => /[\w:-]+/.exec(spelling)?.[0] ?? '';

/** Whether what looks like a tag is one, in a text where these are ended: not `file` of `copy <file>`. */
function isTag(spelling: string, ended: ReadonlySet<string>): boolean {
  const name = nameOfTag(spelling);
  if (spelling.startsWith('</') || spelling.endsWith('/>')) return true;
  if (/\s[^\s>]/.test(spelling)) return hasAttributes(spelling) || ended.has(name);
  return KNOWN_TAGS.has(name.toLowerCase().replace(/\d+$/, '')) || ended.has(name);
}
