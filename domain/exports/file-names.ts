/** Bytes that a section's name may take in a file's name: with a language it stays below the 255 of file systems. */
const SECTION_BYTES = 200;

/** What a downloaded file is made of: one section, or, without its name, all of a project. */
type FileFacts = {
  readonly handle: string;
  readonly section?: string | undefined;
  /** The language of its texts; of a bilingual file both, with a hyphen. */
  readonly lang: string;
  /** What a section's name may end with, as it does in a file's name: the language it was written in. */
  readonly sourceLang: string;
  readonly ext: string;
};

/**
 * The name of a downloaded file, as programs expect it and fit for any system (exports.13): `sintel.ru.srt` for a section,
 * `ru.json` for all texts of a program, `alice.ru.txt` for all of another project.
 */
export function exportFileName({ handle, section, lang, sourceLang, ext }: FileFacts): string {
  const name = cut(fitForFiles(withoutLanguage(section ?? '', sourceLang)));
  const parts = name === '' && ext === 'json' ? [] : [name || handle];
  return [...parts, lang, ext].join('.');
}

/**
 * The name of one of several files, with its place among them in front, from 1: `02_Chapter.ru.txt` of 14, so that a folder
 * keeps their order.
 */
export function numberedName(name: string, place: number, total: number): string {
  if (total < 2) return name;
  return `${String(place).padStart(String(total).length, '0')}_${name}`;
}

/** A name without the language at its end: `sintel` for `sintel.en` and `sintel_en-US`, if they are in English. */
export function withoutLanguage(name: string, lang: string): string {
  const [, rest = '', ending = ''] = /^(.+?)[._-]([a-z]{2,3}(?:[-_][a-z]{2,4})?)$/i.exec(name) ?? [];
  return ending.split(/[-_]/)[0]?.toLowerCase() === lang.toLowerCase() ? rest : name;
}

/** White space and what some system forbids become underscores; what can't be seen goes. */
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
