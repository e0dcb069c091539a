import type { ExportedRow } from '../../formats/model/file-format.ts';

/** The header of an export that names characters which the encoding of its file lacks, percent-encoded (exports.28). */
export const LACKING_HEADER = 'dragoman-lacking';
/** The header that says in which file and texts they are, and how they were written: a JSON list of {@link LackingIn}, percent-encoded. */
export const LACKING_TEXTS_HEADER = 'dragoman-lacking-texts';
/** The file of a ZIP made piece by piece that says the same of all: its headers are sent before it is known (families.21). */
export const LACKING_FILE = 'dragoman-lacking.json';

/** The header of an export that names the sections whose kept files it could not be made of, percent-encoded (exports.35). */
export const WITHOUT_KEPT_HEADER = 'dragoman-without-kept';

/** The header of a made book that says how many pictures of its texts it is without (exports.40). */
export const WITHOUT_PICTURES_HEADER = 'dragoman-without-pictures';

/**
 * The header of a book's translated file that says which texts of the project are not in it: {@link LeftOut} as JSON,
 * percent-encoded (exports.42).
 */
export const LEFT_OUT_HEADER = 'dragoman-left-out';

/** The header of an export that says which texts were left out because checks block them: {@link LeftOut} as JSON, percent-encoded (exports.43). */
export const BLOCKED_HEADER = 'dragoman-blocked';

/** The most characters and sections that are named. A header of more than a few kilobytes breaks off the answer in clients and proxies. */
const MOST_NAMED = 20;
/**
 * The most files of a ZIP that are named, and the most characters that are shown of a file's name, a key or the
 * beginning of a source.
 */
const MOST_FILES = 3;
const MOST_OF_NAME = 40;
/** The most bytes of the names of sections, percent-encoded. */
const MOST_OF_NAMES = 2500;

/** What stands for characters that a file can't have as it is: escapes, U+FFFD, or the file is in UTF-8 now. */
export type Instead = 'escaped' | 'replaced' | 'utf-8';

/** Characters that a file can't have as it is, and the texts that have them. */
export type Lacking = {
  readonly characters: string;
  readonly instead: Instead;
  /** How many texts have them. */
  readonly texts: number;
  /** The key of the first one, or the beginning of its source. */
  readonly first: string;
};
export type LackingIn = Lacking & { readonly file: string };

/** Texts of a project that are not in its translated file: those of another version of the book, or that checks block. */
export type LeftOut = {
  /** How many they are. */
  readonly texts: number;
  /** The beginning of the first one. */
  readonly first: string;
};

/** What is said of texts that are left out; undefined if there are none. */
export const leftOutOf = ([first, ...others]: readonly { readonly text: string }[]): LeftOut | undefined =>
  first && { texts: others.length + 1, first: cut(first.text, MOST_OF_NAME) };

/** What is said of texts that are left out of some files together. */
export function leftOutOfAll(all: readonly (LeftOut | undefined)[]): LeftOut | undefined {
  const some = all.filter((leftOut) => leftOut !== undefined);
  return some[0] && { ...some[0], texts: some.reduce((sum, { texts }) => sum + texts, 0) };
}

/** The header that says what is left out; none if nothing is. */
export const leftOutHeaders = (
  leftOut: LeftOut | undefined,
  header = LEFT_OUT_HEADER,
): Record<string, string> => (leftOut ? { [header]: encodeURIComponent(JSON.stringify(leftOut)) } : {});

/** What the header says. */
export const readLeftOut = (header: string): LeftOut | null =>
  header === '' ? null : JSON.parse(decodeURIComponent(header));

/** The first of the characters that an encoding lacks, with an ellipsis if there are more. */
export const namedOf = (lacking: string): string => cut(lacking, MOST_NAMED);

/** The first of the sections whose kept files could not be updated, with an ellipsis if there are more. */
export function sectionsNamed(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).map((name) => cut(name, MOST_OF_NAME));
  const isTooMuch = (amount: number) =>
    encodeURIComponent(named.slice(0, amount).join(', ')).length > MOST_OF_NAMES;
  const fitting = named.findIndex((_, nth) => isTooMuch(nth + 1));
  const amount = fitting < 0 ? named.length : fitting;
  return `${named.slice(0, amount).join(', ')}${amount < names.length ? '…' : ''}`;
}

const cut = (text: string, most: number): string => firstOf([...text], most, '');

const firstOf = (all: readonly string[], most: number, between: string): string =>
  all.length > most ? `${all.slice(0, most).join(between)}…` : all.join(between);

/** What a file says of characters for which it was written otherwise; nothing if there are none. */
export function lackingOf(
  characters: string,
  instead: Instead,
  rows: readonly (Pick<ExportedRow, 'text' | 'translation'> & { readonly key?: string })[],
  isIn = holding(characters),
): Lacking[] {
  if (characters === '') return [];
  const rowsWithIt = rows.filter(({ text, translation }) => isIn(translation ?? text));
  const { key = '', text = '' } = rowsWithIt[0] ?? {};
  return [{ characters, instead, texts: rowsWithIt.length, first: cut(key || text, MOST_OF_NAME) }];
}

function holding(characters: string): (text: string) => boolean {
  const sought = new Set(characters);
  return (text) => [...text].some((character) => sought.has(character));
}

/** All the characters that files lack, each once. */
export const charactersOf = (lacking: readonly Lacking[] = []): string =>
  [...new Set(lacking.map(({ characters }) => characters).join(''))].join('');

/** What some files lack, with the names of the files. */
export const lackingInAll = (
  files: readonly { readonly name: string; readonly lacking?: readonly Lacking[] | undefined }[],
): LackingIn[] =>
  files.flatMap(({ name, lacking = [] }) => lacking.map((ofFile) => ({ file: name, ...ofFile })));

/** The headers of an answer whose files lack characters; none if they don't. */
export function lackingHeaders(lacking: readonly LackingIn[] = []): Record<string, string> {
  if (lacking.length === 0) return {};
  const named = lacking.slice(0, MOST_FILES).map((fileLacking) => ({
    ...fileLacking,
    file: cut(fileLacking.file, MOST_OF_NAME),
    characters: namedOf(fileLacking.characters),
  }));
  return {
    [LACKING_HEADER]: encodeURIComponent(namedOf(charactersOf(lacking))),
    [LACKING_TEXTS_HEADER]: encodeURIComponent(JSON.stringify(named)),
  };
}

/**
 * The content of {@link LACKING_FILE}: a JSON list of what files lack, of files whose sections are without what their
 * kept files had (exports.35), of books that leave texts out (exports.42), and of files without texts that checks block (exports.43).
 */
export const lackingReport = (
  files: readonly {
    readonly name: string;
    readonly lacking?: readonly Lacking[] | undefined;
    readonly withoutKept?: readonly string[];
    readonly leftOut?: LeftOut | undefined;
    readonly blocked?: LeftOut | undefined;
  }[],
): (
  | LackingIn
  | { readonly file: string; readonly withoutKept: readonly string[] }
  | { readonly file: string; readonly leftOut: LeftOut }
  | { readonly file: string; readonly blocked: LeftOut }
)[] => [
  ...lackingInAll(files),
  ...files.flatMap(({ name, withoutKept = [] }) =>
    withoutKept.length > 0 ? [{ file: name, withoutKept }] : [],
  ),
  ...files.flatMap(({ name, leftOut }) => (leftOut ? [{ file: name, leftOut }] : [])),
  ...files.flatMap(({ name, blocked }) => (blocked ? [{ file: name, blocked }] : [])),
];
