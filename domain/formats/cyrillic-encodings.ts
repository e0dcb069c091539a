/** Encodings of Cyrillic in one byte a letter, the most usual first. */
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'koi8-u'] as const;

/** Words of other alphabets that look like Cyrillic ones score less; so do a few rare words. */
const SURE = 50;

/** Letters of Russian, Ukrainian, Belarusian and Bulgarian by how often they occur, in thousandths. */
const OFTEN: Readonly<Record<string, number>> = Object.fromEntries(
  [...'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёіїєґўъ'].map((letter, at) => [letter, Math.max(2, 110 - at * 5)]),
);

/** A word of Cyrillic has its only capitals at its beginning, or is all in capitals. */
const WORD = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;

/**
 * Which of the encodings makes Cyrillic words of bytes, by their letters' frequency and by where they have capitals;
 * undefined when none does: most words mix alphabets, or the bytes are signs.
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

/** How well a text is Cyrillic, from what may be any negative number to about 100. */
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
