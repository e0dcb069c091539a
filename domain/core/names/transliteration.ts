/**
 * Latin spellings of Russian, Ukrainian and Belarusian letters, as readers of English expect them: Chekhov, Tsvetaeva,
 * Kyiv.
 */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Transliterates the Cyrillic letters of a text, in lower case; other characters stay. */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0400-\u04FF]/g, (letter) => LATIN[letter] ?? letter);
}
