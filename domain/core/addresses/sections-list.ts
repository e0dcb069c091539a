/** The value of `sections_list` for all sections of a project. */
export const ALL_SECTIONS = 'all';

/** Which sections the editor shows: all, or these ids in this order. */
export type SectionsList = typeof ALL_SECTIONS | readonly number[];

/**
 * Reads the editor's `sections_list`: 'all', or ids in hexadecimal joined by underscores, each once
 * (screens.2); undefined when it is neither.
 */
export function parseSectionsList(text: string): SectionsList | undefined {
  if (text === ALL_SECTIONS) return ALL_SECTIONS;
  if (!/^[0-9a-f]{1,13}(_[0-9a-f]{1,13})*$/i.test(text)) return undefined;
  const ids = text.split('_').map((hex) => Number.parseInt(hex, 16));
  return ids.includes(0) ? undefined : [...new Set(ids)];
}

/** Writes the editor's `sections_list`. */
export function printSectionsList(sections: SectionsList): string {
  return sections === ALL_SECTIONS ? ALL_SECTIONS : sections.map(printSectionId).join('_');
}

/** A section's id as it is written in addresses (sections.1). */
export function printSectionId(id: number): string {
  return id.toString(16);
}
