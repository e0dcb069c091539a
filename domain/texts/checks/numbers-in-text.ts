import { baseLanguageOf } from '../../core/languages/scripts.ts';
import { CODE, type Range } from './checked-text.ts';
import { MULTIPLIERS, NUMBER_WORDS } from './languages/number-words.ts';
import { UNITS } from './languages/units.ts';
import { asciiDigits, DIGITS, HAN_NUMERALS, hanValue, romanValue } from './numerals.ts';
import { type WordTable, wordTable } from './word-table.ts';

/** A number of a text in digits or Roman numerals. */
export type NumberInText = Range & {
  /** What it may be: 1,000 may be 1000 and 1. */
  readonly values: readonly string[];
  /** The numbers that it is made of, such as those of a time; one alone if it has no parts. */
  readonly parts: readonly string[];
  readonly isDate: boolean;
  /** Whether a translation must have it; not if it is a part of a word or of code. */
  readonly isKept: boolean;
  readonly isRoman: boolean;
  readonly unit: Unit | undefined;
};

type Unit = { readonly measures: string; readonly unit: string };

/** What a text says in numbers. */
export type NumbersInText = {
  readonly numbers: readonly NumberInText[];
  /** All values that it says, by digits or words, and their parts. */
  readonly said: ReadonlySet<string>;
  /** How many words it has of numbers above twelve. */
  readonly greater: number;
};

const SPACE = ' \u00a0\u202f\u2009';
const D = `[${DIGITS}]`;
/** A number such as 1億2000万, a date with one sign between its parts, or a number with signs between its digits; spaces stand before three. */
const NUMBER = new RegExp(
  `${D}+[百千万萬亿億][${DIGITS}${HAN_NUMERALS}]*|${D}{1,4}([-/.])${D}{1,2}\\1${D}{1,4}(?!${D})|${D}+(?:[.,:'’٬٫·]${D}+|[${SPACE}]${D}{3}(?!${D}))*`,
  'gu',
);
/** Stands where no digit is before it, so that digits are read once. */
const ROW = new RegExp(`(?<!${D})${D}+(?:[-‐‑–()${SPACE}]{1,3}${D}+)+`, 'gu');
/** Of shorter ones a hyphen makes a range. */
const FEWEST_DIGITS = 5;
const MOST_DIGITS = 20;
const WORDS = new RegExp(`[${HAN_NUMERALS}]+|[½⅓⅔¼¾⅛]|(?:(?![${HAN_NUMERALS}])[\\p{L}\\p{M}])+`, 'gu');
const FRACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['½', ['0.5', '1', '2']],
  ['⅓', ['1', '3']],
  ['⅔', ['2', '3']],
  ['¼', ['0.25', '1', '4']],
  ['¾', ['0.75', '3', '4']],
  ['⅛', ['0.125', '1', '8']],
]);

/** A year, a month and a day, or the other way round. */
const DATE = /^\d{4}([-/.])\d{1,2}\1\d{1,2}$|^\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})$/;
const TIME = /^(\d{1,2}):\d\d/;
/** Letters of scripts that have spaces between words: a number beside one is a part of a word. */
const SPACED_LETTER =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}_]/u;
const HYPHENS = /[-‐‑–]/;
const HALF_OF_DAY = new RegExp(`[${SPACE}]?([ap])\\.?m(?:\\.|(?!\\p{L}))`, 'iuy');
const NEXT_WORD = new RegExp(
  `[${SPACE}\\-‐‑]?(°[${SPACE}]?[cf]|[℃℉″"]|\\p{L}[\\p{L}\\p{M}]*(?:\\/\\p{L}+)?)`,
  'iuy',
);

const unitOf = wordTable<Unit>(
  Object.entries(UNITS).flatMap(([measures, lines]) =>
    lines.map((line): [Unit, string] => [{ measures, unit: line }, line]),
  ),
);
const multiplierOf = wordTable<number>(MULTIPLIERS);

const tables = new Map<string, WordTable<number> | undefined>();
/** What words of a language say: a number up to twelve, or Infinity for one above; undefined if the language has no table. */
function numberWordsOf(language: string): WordTable<number> | undefined {
  if (!tables.has(language)) {
    const words = NUMBER_WORDS[baseLanguageOf(language)];
    tables.set(
      language,
      words &&
        wordTable<number>([
          ...words.upToTwelve.map((line, at): [number, string] => [at + 1, line]),
          [Infinity, words.greater],
        ]),
    );
  }
  return tables.get(language);
}

/** Whether numbers in words are read in a language. */
export const readsNumberWords = (language: string) =>
  numberWordsOf(language) !== undefined || /^(?:zh|ja)$/.test(baseLanguageOf(language));

/** Reads the numbers of a text (checks.20). */
export function numbersIn(prose: string, language: string): NumbersInText {
  const numbers: NumberInText[] = [];
  const said = new Set<string>();
  const rows = rowsOfDigits(prose);
  let row = 0;
  for (const { 0: written, index } of prose.matchAll(NUMBER)) {
    while ((rows[row]?.end ?? Infinity) <= index) row += 1;
    const digits = (rows[row]?.start ?? Infinity) <= index ? [rows[row]?.digits ?? ''] : [];
    const read = readNumber(prose, written, index);
    const number = { ...read, values: [...read.values, ...digits] };
    numbers.push(number);
    for (const value of [...number.values, ...number.parts]) said.add(value);
    // The years of a date, or behind one as in 1998–99, are perhaps written without their century elsewhere.
    for (const part of number.parts)
      if (part.length === 2 && (number.isDate || HYPHENS.test(prose[index - 1] ?? '')))
        said.add(`19${part}`).add(`20${part}`);
  }
  const valueOfWord = numberWordsOf(language);
  let greater = 0;
  for (const { 0: word, index } of prose.matchAll(WORDS)) {
    const value = valueOfWord?.(word.toLowerCase());
    if (value === Infinity) greater += 1;
    else if (value !== undefined) said.add(String(value));
    const roman = word === word.toUpperCase() ? romanValue(word) : undefined;
    if (roman) {
      said.add(String(roman));
      numbers.push(romanNumber(word, index, roman));
    }
    if (HAN_NUMERALS.includes(word[0] ?? '')) said.add(String(hanValue(word)));
    for (const fraction of FRACTIONS.get(word) ?? []) said.add(fraction);
  }
  if (said.has('10'))
    for (let unit = 1; unit < 10; unit++) if (said.has(String(unit))) said.add(String(10 + unit));
  return { numbers, said, greater };
}

/** The digits that hyphens, spaces and brackets join, as those of telephones, which are grouped otherwise elsewhere. */
const rowsOfDigits = (prose: string) =>
  [...prose.matchAll(ROW)].flatMap(({ 0: row, index: start }) => {
    const digits = asciiDigits(row).replace(/\D/g, '');
    const isNumber = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
    return isNumber ? [{ start, end: start + row.length, digits }] : [];
  });

/** Of Roman numerals those are kept that can hardly be words or abbreviations. */
const romanNumber = (word: string, start: number, value: number): NumberInText => ({
  start,
  end: start + word.length,
  values: [String(value)],
  parts: [String(value)],
  isDate: false,
  isKept: /^[IVX]{2,}$/.test(word) && !/^X+$/.test(word),
  isRoman: true,
  unit: undefined,
});

function readNumber(prose: string, written: string, start: number): NumberInText {
  const number = asciiDigits(written);
  const end = start + written.length;
  if (/\p{Script=Han}/u.test(number)) {
    const value = String(hanValue(number));
    return {
      start,
      end,
      values: [value],
      parts: [value],
      isDate: false,
      isKept: true,
      isRoman: false,
      unit: undefined,
    };
  }
  const isDate = DATE.test(number);
  const parts = number.split(/\D/).map((part) => (part.length <= 2 ? String(Number(part)) : part));
  const hour = Number(TIME.exec(number)?.[1]);
  const values = isDate ? [number] : valuesOf(number);
  if (hour > 12) values.push(String(hour - 12));
  HALF_OF_DAY.lastIndex = end;
  const half = HALF_OF_DAY.exec(prose)?.[1]?.toLowerCase();
  if (half)
    values.push(String((Number(parts[0]) % 12) + (half === 'p' ? 12 : 0)), half === 'a' ? '24' : '12');
  const { products, unit } = readBehind(prose, end, values);
  return {
    start,
    end,
    values: [...values, ...products],
    parts,
    isDate,
    isKept: standsAlone(prose, start, end),
    isRoman: false,
    unit,
  };
}

/** What a number may be by the signs in it: of groups of three digits one number, before the last sign perhaps decimals. */
function valuesOf(number: string): string[] {
  const signs = number.match(/\D/g) ?? [];
  const whole = number.replace(/\D/g, '');
  if (signs.length === 0) return [trimmed(whole)];
  const values: string[] = [];
  const at = number.lastIndexOf(signs.at(-1) ?? '');
  const [before, after] = [number.slice(0, at), number.slice(at + 1)];
  if (/^\d{1,3}(?:(\D)\d{3})*$/.test(number) && new Set(signs).size === 1) values.push(trimmed(whole));
  // Groups of two digits are those of India.
  else if (/^\d{1,2}(?:,\d\d)*,\d{3}$/.test(number)) values.push(trimmed(whole));
  const isGrouped = signs.length === 1 || /^\d{1,3}(?:\D\d{2,3})*$/.test(before);
  if (
    after !== '000' &&
    /[.,٫·]/.test(signs.at(-1) ?? '') &&
    isGrouped &&
    !signs.slice(0, -1).includes(signs.at(-1) ?? '')
  )
    values.push(trimmed(`${before.replace(/\D/g, '')}.${after}`));
  return values;
}

/** A number without zeros that say nothing, and without losing digits as a number of JavaScript would. */
const trimmed = (number: string) => {
  const [whole = '', decimals = ''] = number.split('.');
  const [shortWhole, shortDecimals] = [whole.replace(/^0+(?=\d)/, ''), withoutZerosBehind(decimals)];
  return shortDecimals ? `${shortWhole || '0'}.${shortDecimals}` : shortWhole || '0';
};

function withoutZerosBehind(decimals: string): string {
  let end = decimals.length;
  while (end > 0 && decimals[end - 1] === '0') end -= 1;
  return decimals.slice(0, end);
}

/** What multiplies a number behind it, and the unit that it is of. */
function readBehind(prose: string, end: number, values: readonly string[]) {
  let products: string[] = [];
  let unit: Unit | undefined;
  let factor = 1;
  NEXT_WORD.lastIndex = end;
  for (let read = 0; read < 3 && !unit; read++) {
    const word = NEXT_WORD.exec(prose)?.[1]?.toLowerCase();
    if (word === undefined) break;
    unit = unitOf(word);
    const by = multiplierOf(word);
    // An adjective may stand between a number and its unit.
    if (by === undefined) continue;
    factor *= by;
    products = [
      ...products,
      ...values.map((value) => String(Math.round(Number(value) * factor * 1000) / 1000)),
    ];
  }
  return { products, unit };
}

/** Whether a number is neither a part of a word (`mp3`, `21st`, `5-minute`), nor of code or a fraction. */
function standsAlone(prose: string, start: number, end: number): boolean {
  const [before, after] = [prose[start - 1] ?? '', prose[end] ?? ''];
  const isPart = (sign: string) => sign === CODE || SPACED_LETTER.test(sign) || /[/\\=@#&^]/.test(sign);
  // In some languages months and bases of numbers are called by numbers.
  if (isPart(before) || isPart(after) || /[月월進进진]/.test(after)) return false;
  if (HYPHENS.test(before) && isPart(prose[start - 2] ?? '')) return false;
  if (HYPHENS.test(after) && isPart(prose[end + 1] ?? '')) return false;
  return !(end - start === 2 && YEAR_BEFORE.test(prose.slice(Math.max(0, start - 5), start)));
}

/** What stands before the second year of 1998–99. */
const YEAR_BEFORE = /^[12]\d{3}[-‐‑–/]$/;
