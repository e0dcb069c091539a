/**
 * The maximum bytes of a section's name in a file name. With the language the file name stays below the 255 of file
 * systems.
 */
const SECTION_BYTES = 200;

/** What a file name is made of: the name of a section, or none for a whole project. */
type FileFacts = {
  readonly handle: string;
  readonly section?: string | undefined;
  /** The language of the texts; for a bilingual file both languages, joined by a hyphen. */
  readonly lang: string;
  /** The source language. A section's name may end with it, as in `sintel.en`. */
  readonly sourceLang: string;
  readonly ext: string;
};

/**
 * The name of an exported file, as programs expect it and any system accepts it (exports.13): `sintel.ru.srt` for a
 * section, `ru.json` for all texts of a program, `alice.ru.txt` for a whole project of another kind.
 */
export function exportFileName({ handle, section, lang, sourceLang, ext }: FileFacts): string {
  const name = cut(fitForFiles(withoutLanguage(section ?? '', sourceLang)));
  const parts = name === '' && ext === 'json' ? [] : [name || handle];
  return [...parts, lang, ext].join('.');
}

/**
 * Prefixes a file name with its position among several files, from 1: `02_Chapter.ru.txt` of 14, so that a folder keeps
 * their order.
 */
export function numberedName(name: string, place: number, total: number): string {
  if (total < 2) return name;
  return `${String(place).padStart(String(total).length, '0')}_${name}`;
}

/**
 * A name without the source language at its end: `sintel` for `sintel.en` and `sintel_en-US`, if the source is in
 * English.
 */
export function withoutLanguage(name: string, lang: string): string {
  const [, rest = '', ending = ''] = /^(.+?)[._-]([a-z]{2,3}(?:[-_][a-z]{2,4})?)$/i.exec(name) ?? [];
  return ending.split(/[-_]/)[0]?.toLowerCase() === lang.toLowerCase() ? rest : name;
}

/** Replaces white space and characters that some system forbids by underscores, and removes invisible ones. */
function fitForFiles(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s/\\:*?"<>|]+/g, '_')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^[._]+|[._]+$/g, '');
}

function cut(name: string): string {
  let kept = '';
  let bytes = 0;
  for (const character of name) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > SECTION_BYTES) break;
    kept += character;
  }
  return kept;
}
