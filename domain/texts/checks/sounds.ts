/** Letters by what they sound like, roughly: consonants of one class are taken for each other when a word is written in another alphabet. */
const CLASSES = {
  1: 'bpбп',
  2: 'fvwфв',
  3: 'kqgkcкгхґ',
  4: 'szjсзшжщчцѕ',
  5: 'tdтдћђ',
  6: 'lлљ',
  7: 'rр',
  8: 'mм',
  9: 'nнњ',
} as const;

const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound] as const),
  ),
);

/** Letters that sound otherwise together. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/t?ch|sh|dge?|дж/g, 's'],
  [/ph/g, 'f'],
  [/x|кс/g, 'ks'],
  [/[cg](?=[eiy])/g, 's'],
];

/** What a word sounds like in any alphabet: the classes of its consonants, one for several in a row. */
export function soundsOf(word: string): string {
  let written = word.toLowerCase().normalize('NFD');
  for (const [letters, sound] of TOGETHER) written = written.replace(letters, sound);
  let sounds = '';
  for (const letter of written) {
    const sound = CLASS_OF.get(letter);
    if (sound !== undefined && !sounds.endsWith(sound)) sounds += sound;
  }
  return sounds;
}
