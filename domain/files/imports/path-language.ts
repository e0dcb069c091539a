/** The country or script of a language in a path: `RU`, `rRU` in folders of Android, `Cyrl`. */
const REGION = /^(?:r?[A-Z]{2}|\d{3}|[Ll]atn|[Cc]yrl|[Hh]an[st])$/;
const SEPARATOR = /[/._-]+/;

/**
 * A path without the language that it names, so that the files of two languages have one key: `values/strings/xml` for
 * `values-ru/strings.xml` and Russian. There is a key for each place in which the path may name the language; none if
 * it doesn't.
 */
export function keysWithoutLanguage(path: string, lang: string): string[] {
  const parts = partsOf(path);
  const keys: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.toLowerCase() !== lang.toLowerCase()) continue;
    const next = parts[index + 1] ?? '';
    keys.push(keyOf(parts.toSpliced(index, REGION.test(next) ? 2 : 1)));
  }
  return keys;
}

/** The key of a path with all that it names. */
export const keyOfPath = (path: string): string => keyOf(partsOf(path));

const partsOf = (path: string) => path.split(SEPARATOR).filter(Boolean);

/** A template of gettext is the source of its translations. */
const keyOf = (parts: readonly string[]) =>
  parts
    .join('/')
    .toLowerCase()
    .replace(/\/pot$/, '/po');
