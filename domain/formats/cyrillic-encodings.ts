/** Single-byte encodings of Cyrillic, the most common first. */
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'koi8-u'] as const;

/**
 * The score from which a text is certainly Cyrillic. Words of other scripts that decode to Cyrillic letters score less;
 * so do a few rare words.
 */
const SURE = 50;

/** Letters of Russian, Ukrainian, Belarusian and Bulgarian by frequency, in thousandths. */
const OFTEN: Readonly<Record<string, number>> = Object.fromEntries(
  [...'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёіїєґўъ'].map((letter, index) => [
    letter,
    Math.max(2, 110 - index * 5),
  ]),
);

/** A Cyrillic word with capitals only at its beginning, or in capitals only. */
const WORD = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;

/**
 * The encoding in which bytes decode to Cyrillic words, by the frequency of letters and the position of capitals.
 * Undefined if there is none: in each most words mix scripts, or the bytes are symbols.
 */
export function cyrillicOf(
  bytes: Uint8Array,
): { readonly encoding: (typeof CYRILLIC)[number]; readonly isSure: boolean } | undefined {
  const scores = CYRILLIC.map((encoding) => ({
    encoding,
    score: scoreOf(new TextDecoder(encoding).decode(bytes)),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? { encoding: best.encoding, isSure: best.score > SURE } : undefined;
}

/** How likely a text is Cyrillic, from any negative number to about 100. */
function scoreOf(text: string): number {
  let sum = 0;
  let amount = 0;
  for (const [word] of text.matchAll(/[^\0-\x40\x5b-\x60\x7b-\x7f\s]+/g)) {
    const inside = word.replace(/^[\u2010-\u203a«»№©®\u00a0]+|[\u2010-\u203a«»№©®\u00a0]+$/g, '');
    if (!/[^\0-\x7f]/.test(inside)) continue;
    amount += inside.length;
    for (const letter of inside) sum += OFTEN[letter.toLowerCase()] ?? -150;
    if (!WORD.test(inside)) sum -= 80 * inside.length;
  }
  return amount === 0 ? 0 : sum / amount;
}
