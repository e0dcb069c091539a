/** What a section holds (sections.4). Subtitles are texts, or JSON where each has a key; their format is kept beside it. */
export const SECTION_TYPES = ['text', 'json', 'special_json'] as const;

export type SectionType = (typeof SECTION_TYPES)[number];

type Keyed = { readonly key: string };

/** Whether a section counts as JSON, as imports for a whole project ask (sections.4). */
export function isJsonType(type: SectionType): boolean {
  return type !== 'text';
}

/** The type of a section after a load: json when every string has a key, otherwise text (sections.5). */
export function typeOfStrings(strings: readonly Keyed[]): 'json' | 'text' {
  return strings.length > 0 && strings.every(({ key }) => key !== '') ? 'json' : 'text';
}

/**
 * The type of a section once these strings have come in one by one, by insertion, edit or move: as it was, save that a
 * string without a key makes it text (sections.6).
 */
export function typeAfterAdding(type: SectionType, incoming: readonly Keyed[]): SectionType {
  return incoming.some(({ key }) => key === '') ? 'text' : type;
}

/** A section as far as imports for the whole project go. */
export type UploadSection = {
  readonly type: SectionType;
  readonly stats: { readonly strings_amount: number };
};

/** Whether translations may be uploaded for a whole project: all its sections are JSON (imports.27), and there are strings. */
export function canImportIntoProject(sections: readonly UploadSection[]): boolean {
  return (
    sections.every(({ type }) => isJsonType(type)) && sections.some(({ stats }) => stats.strings_amount > 0)
  );
}
