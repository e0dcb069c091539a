import { baseLanguageOf } from '../../core/languages/scripts.ts';
import { defineCheck } from './check.ts';
import type { Range } from './checked-text.ts';
import { fixOfAll } from './fixes.ts';

/** Words of one alphabet with letters of another that look like its own (checks.14). */
export const mixedScripts = defineCheck({
  id: 'mixed-scripts',
  kind: 'likely',
  codes: ['mixed'],
  words: ['target'],
  find({ text: source }, { text, prose }, { targetLanguage }) {
    const ranges: Range[] = [];
    for (const { 0: word, index } of prose.matchAll(WORD))
      if (mended(word) !== word) ranges.push({ start: index, end: index + word.length });
    if (ranges.length === 0) return [];
    const theirs = new Set(source.match(WORD));
    const mixed = ranges.filter(({ start, end }) => !theirs.has(text.slice(start, end)));
    if (mixed.length === 0) return [];
    const words = mixed.slice(0, MOST_NAMED).map(({ start, end }) => text.slice(start, end));
    return [
      {
        code: 'mixed',
        values: { signs: words.join(' ') },
        target: mixed,
        ...(areOwn(
          mixed.map(({ start, end }) => mended(text.slice(start, end))),
          targetLanguage,
        ) && {
          fix: fixOfAll(text, mixed, mended),
        }),
      },
    ];
  },
});

const MOST_NAMED = 5;
const WORD = /[\p{L}\p{M}]+/gu;

/** Letters of the same looks, in pairs: Latin and Cyrillic ones, Latin and Greek ones. */
const ALIKE = {
  Cyrl: 'aаcсeеoоpрxхyуiіjјsѕAАBВCСEЕHНIІJЈKКMМOОPРSЅTТXХYУëёïїËЁÏЇ',
  Grek: 'oοvνAΑBΒEΕZΖHΗIΙKΚMΜNΝOΟPΡTΤYΥXΧ',
};
const tableOf = (pairs: string, from: 0 | 1) =>
  new Map([...pairs.matchAll(/(.)(.)/gu)].map((pair) => [pair[1 + from] ?? '', pair[2 - from] ?? '']));
/** A script, the letters of another that look like its own, and what finds that other script. */
const MIXES = [
  { own: /\p{Script=Cyrillic}/gu, other: /\p{Script=Latin}/gu, table: tableOf(ALIKE.Cyrl, 0) },
  { own: /\p{Script=Greek}/gu, other: /\p{Script=Latin}/gu, table: tableOf(ALIKE.Grek, 0) },
  { own: /\p{Script=Latin}/gu, other: /\p{Script=Cyrillic}/gu, table: tableOf(ALIKE.Cyrl, 1) },
  { own: /\p{Script=Latin}/gu, other: /\p{Script=Greek}/gu, table: tableOf(ALIKE.Grek, 1) },
] as const;

/** Cyrillic letters that look like Latin ones and that only these languages have: nobody would see that another was put there. */
const RARE: Readonly<Record<string, string>> = {
  і: 'uk be kk rue',
  ї: 'uk rue',
  ј: 'sr mk bs az',
  ѕ: 'mk',
  ё: 'ru be kk ky tg mn tt ba cv uz',
};

/** Whether words have no letter that their language doesn't. */
const areOwn = (words: readonly string[], language: string) =>
  [...words.join('').toLowerCase()].every((letter) =>
    Object.hasOwn(RARE, letter) ? RARE[letter]?.split(' ').includes(baseLanguageOf(language)) : true,
  );

/** `SMSа`, `USBом`: an abbreviation with the ending of a case */
const ENDED =
  /^(?:\p{Script=Latin}{2,}\p{Script=Cyrillic}{1,3}|\p{Script=Cyrillic}{1,3}\p{Script=Latin}{2,})$/u;
const CAPITALS = /^\p{Lu}{2,}/u;

/** A word with the letters of the alphabet that most of its letters are of; itself if there is none, or if others aren't alike. */
function mended(word: string): string {
  if (word.length < 3 || !ALIKE_LATIN.test(word) || !LATIN.test(word)) return word;
  if (ENDED.test(word) && CAPITALS.test(word)) return word;
  for (const { own, other, table } of MIXES) {
    const [letters, others] = [word.match(own) ?? [], word.match(other) ?? []];
    if (others.length === 0 || letters.length <= others.length) continue;
    if (others.every((letter) => table.has(letter)))
      return word.replace(other, (letter) => table.get(letter) ?? letter);
  }
  return word;
}

const LATIN = /\p{Script=Latin}/u;
const ALIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
