/** The zeros of the digits that numbers are written with, whose other nine follow. */
const ZEROS = '0٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐０';
const DIGIT_VALUES = new Map(
  [...ZEROS].flatMap((zero) =>
    Array.from({ length: 10 }, (_, value): [string, string] => [
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + value),
      String(value),
    ]),
  ),
);

/** All digits, for a class of a regular expression. */
export const DIGITS = [...ZEROS]
  .map((zero) => `${zero}-${String.fromCodePoint((zero.codePointAt(0) ?? 0) + 9)}`)
  .join('');

/** Digits of any script as those of ASCII. */
export const asciiDigits = (text: string) =>
  text.replace(/\D/gu, (digit) => DIGIT_VALUES.get(digit) ?? digit);

/** Digits as those that another text has. */
export function withDigitsOf(number: string, text: string): string {
  const own = [...text].find((sign) => DIGIT_VALUES.has(sign));
  const zero = (own?.codePointAt(0) ?? 48) - Number(DIGIT_VALUES.get(own ?? '0'));
  return number.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
/** Letters that look like those of Roman numerals. */
const LIKE_ROMAN: Readonly<Record<string, string>> = { І: 'I', Х: 'X', М: 'M', С: 'C' };

/** The value of a Roman numeral in capitals; undefined if a word is none. */
export function romanValue(word: string): number | undefined {
  if (word.length > 15) return undefined;
  const letters = [...word].map((letter) => LIKE_ROMAN[letter] ?? letter);
  if (!ROMAN.test(letters.join(''))) return undefined;
  const values = letters.map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const HAN_DIGITS = new Map([...'零一二三四五六七八九'].map((sign, value) => [sign, value]));
for (const [sign, value] of [
  ['〇', 0],
  ['两', 2],
  ['兩', 2],
] as const)
  HAN_DIGITS.set(sign, value);
const HAN_UNITS = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
]);

/** The signs of numbers in Chinese and Japanese, for a class of a regular expression. */
export const HAN_NUMERALS = [...HAN_DIGITS.keys(), ...HAN_UNITS.keys()].join('');

/** The value of a number in Chinese characters, said (二十四), by digits (二〇二四) or mixed with those of ASCII (1億2000万). */
export function hanValue(signs: string): number {
  if (![...signs].some((sign) => HAN_UNITS.has(sign)))
    return Number([...signs].map((sign) => HAN_DIGITS.get(sign)).join(''));
  let [total, section, digit] = [0, 0, 0];
  for (const sign of signs.match(/\d+|\D/gu) ?? []) {
    const unit = HAN_UNITS.get(sign);
    if (unit === undefined) digit = HAN_DIGITS.get(sign) ?? Number(sign);
    else if (unit >= 1e4) {
      total = total < unit ? (total + section + digit || 1) * unit : total + (section + digit) * unit;
      [section, digit] = [0, 0];
    } else {
      section += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + section + digit;
}
