/** Characters without a glyph, by their name in the words of the interface; `sign` is shown in their place (editor.40). */
export const INVISIBLE = {
  noBreak: { character: '\u00a0', sign: '⍽' },
  narrow: { character: '\u202f', sign: '˽' },
  softHyphen: { character: '\u00ad', sign: '¬' },
  zeroSpace: { character: '\u200b', sign: 'ZW' },
  joiner: { character: '\u200d', sign: 'ZWJ' },
  nonJoiner: { character: '\u200c', sign: 'ZWNJ' },
  wordJoiner: { character: '\u2060', sign: 'WJ' },
  byteOrder: { character: '\ufeff', sign: 'BOM' },
  fromLeft: { character: '\u200e', sign: 'LRM' },
  fromRight: { character: '\u200f', sign: 'RLM' },
  arabic: { character: '\u061c', sign: 'ALM' },
  embedLeft: { character: '\u202a', sign: 'LRE' },
  embedRight: { character: '\u202b', sign: 'RLE' },
  endEmbedding: { character: '\u202c', sign: 'PDF' },
  overrideLeft: { character: '\u202d', sign: 'LRO' },
  overrideRight: { character: '\u202e', sign: 'RLO' },
  isolateLeft: { character: '\u2066', sign: 'LRI' },
  isolateRight: { character: '\u2067', sign: 'RLI' },
  isolate: { character: '\u2068', sign: 'FSI' },
  endIsolate: { character: '\u2069', sign: 'PDI' },
} as const;
export type Invisible = keyof typeof INVISIBLE;

const NAMES = new Map<string, Invisible>(
  (Object.keys(INVISIBLE) as Invisible[]).map((name) => [INVISIBLE[name].character, name]),
);

/** The joiner of emoji is a part of them. */
const FOUND =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|[\u00a0\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202f\u2060\u2066-\u2069\ufeff]/gu;

/** A part of a text: words, or an invisible character by its name. */
export type VisiblePart = { readonly text: string; readonly invisible?: Invisible | undefined };

/** The parts of a text in order, with each invisible character apart. */
export function partsByInvisible(text: string): VisiblePart[] {
  const parts: VisiblePart[] = [];
  let at = 0;
  for (const { 0: character, index } of text.matchAll(FOUND)) {
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: character, invisible: NAMES.get(character) });
    at = index + character.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
