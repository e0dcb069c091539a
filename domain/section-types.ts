/** What a section holds (SPEC §3); subtitles are not offered yet. */
export const SECTION_TYPES = ['text', 'json', 'special_json'] as const;

export type SectionType = (typeof SECTION_TYPES)[number];

/** Whether a section counts as JSON, as uploads for a whole project ask (DECISIONS §6). */
export function isJsonType(type: SectionType): boolean {
  return type !== 'text';
}

/** The type of a section after a load: json when every string has a key, otherwise text (SPEC §4). */
export function typeOfStrings(strings: readonly { readonly key: string }[]): 'json' | 'text' {
  return strings.length > 0 && strings.every(({ key }) => key !== '') ? 'json' : 'text';
}
