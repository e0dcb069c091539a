import type { ProjectLanguages } from '../languages/project-languages.ts';

/** A string, and whether it continues the one before it (strings.5). */
export type Continued = {
  readonly continues: boolean;
  /** The white space between it and the string that it continues; null or missing for {@link partSeparator}. */
  readonly joint?: string | null | undefined;
};

/** Languages that are written without spaces between sentences. */
const WITHOUT_SPACES = new Set(['bo', 'ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']);

/** The separator between the parts of a paragraph that was split. */
export function partSeparator(lang: string): string {
  return WITHOUT_SPACES.has(lang.split(/[-_]/)[0] ?? lang) ? '' : ' ';
}

/** Groups the strings of a section by paragraph. The first string continues nothing, whatever its mark says. */
export function paragraphsOf<String extends Continued>(strings: readonly String[]): String[][] {
  const paragraphs: String[][] = [];
  for (const string of strings) {
    const open = string.continues ? paragraphs.at(-1) : undefined;
    if (open) open.push(string);
    else paragraphs.push([string]);
  }
  return paragraphs;
}

/** A string with its translation, null if there is none. */
export type Translated = { readonly text: string; readonly translation: string | null };

/**
 * Joins strings that continue others. A paragraph without any translated part has no translation; otherwise `missing`
 * replaces parts without one.
 */
export function joinedParts<Row extends Continued & Translated>(
  rows: readonly Row[],
  { source_lang, target_lang }: ProjectLanguages,
  missing: (row: Row) => string,
): Row[] {
  return paragraphsOf(rows).flatMap((parts) => {
    const [first] = parts;
    if (!first || parts.length === 1) return parts;
    const isTranslated = parts.some(({ translation }) => translation !== null);
    const translations = parts
      .map((part) => ({ text: part.translation ?? missing(part), joint: part.joint }))
      .filter(({ text }) => text !== '');
    // A line that ends in the source ends in the translation too.
    const between = (joint: string | null | undefined) =>
      joint?.includes('\n') ? joint : partSeparator(target_lang);
    return [
      {
        ...first,
        text: parts
          .map(({ text, joint }, nth) => (nth === 0 ? '' : (joint ?? partSeparator(source_lang))) + text)
          .join(''),
        translation: isTranslated
          ? translations.map(({ text, joint }, nth) => (nth === 0 ? '' : between(joint)) + text).join('')
          : null,
      },
    ];
  });
}
