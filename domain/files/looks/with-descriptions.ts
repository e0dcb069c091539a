import { append } from '../../core/long-lists.ts';

/** The description of a picture, which is no string of its chapter, and the string that its picture stands behind, or before. */
export type Description<String, Key> = {
  readonly string: String;
  readonly beside: Key;
  readonly isBefore: boolean;
};

/**
 * The strings of a section with the descriptions of the pictures beside them, as they stand in their book (exports.40). What
 * continues a string stays with it.
 */
export function withDescriptions<String extends { readonly continues: boolean }, Key>(
  strings: readonly String[],
  descriptions: readonly Description<String, Key>[],
  keyOf: (string: String) => Key | undefined,
): readonly String[] {
  if (descriptions.length === 0) return strings;
  const known = Map.groupBy(descriptions, ({ beside }) => beside);
  const described: String[] = [];
  let behind: String[] = [];
  for (const string of strings) {
    if (!string.continues) {
      append(described, behind);
      behind = [];
    }
    const key = keyOf(string);
    const own = (key === undefined ? undefined : known.get(key)) ?? [];
    append(
      described,
      own.flatMap((description) => (description.isBefore ? description.string : [])),
    );
    described.push(string);
    append(
      behind,
      own.flatMap((description) => (description.isBefore ? [] : description.string)),
    );
  }
  append(described, behind);
  return described;
}
