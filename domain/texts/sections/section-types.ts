/**
 * The types of sections (sections.4). Subtitles are texts, or JSON if every string has a key; their format is stored
 * separately.
 */
export const SECTION_TYPES = ['text', 'json', 'special_json'] as const;

export type SectionType = (typeof SECTION_TYPES)[number];

type Keyed = { readonly key: string };

/** Whether a section counts as JSON for imports into a whole project (sections.4). */
export function isJsonType(type: SectionType): boolean {
  return type !== 'text';
}

/** The type of a section after an import: JSON if every string has a key, otherwise text (sections.5). */
export function typeOfStrings(strings: readonly Keyed[]): 'json' | 'text' {
  return strings.length > 0 && strings.every(({ key }) => key !== '') ? 'json' : 'text';
}

/**
 * The type of a section after single strings were inserted, edited or moved in: unchanged, except that a string without
 * a key makes it text (sections.6).
 */
export function typeAfterAdding(type: SectionType, incoming: readonly Keyed[]): SectionType {
  return incoming.some(({ key }) => key === '') ? 'text' : type;
}

/** The fields of a section that imports into a whole project depend on. */
export type TypedSection = {
  readonly type: SectionType;
  readonly stats: { readonly strings_amount: number };
};

/**
 * Whether translations can be imported into a whole project: it has strings, and all its sections are JSON
 * (imports.27).
 */
export function canImportIntoProject(sections: readonly TypedSection[]): boolean {
  return (
    sections.every(({ type }) => isJsonType(type)) && sections.some(({ stats }) => stats.strings_amount > 0)
  );
}
