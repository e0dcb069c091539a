import type { MyPlace } from '#contract/texts/editor.ts';
import { ALL_SECTIONS, parseSectionsList, printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { StoredPosition } from './stored-positions.ts';

/** Where the editor opens for a user who continues translating. */
export type ContinuePosition = {
  /** The editor's address: its sections and the string. */
  sectionsList: string;
  string: number;
  section: number;
  /** Whether the user was there before; otherwise it is the first untranslated string. */
  isContinued: boolean;
};

/**
 * Where a user continues: at the string last selected in this browser or last translated anywhere, whichever is later, or at
 * the first untranslated string. Undefined when there is none.
 */
export function continuePosition(
  stored: StoredPosition | undefined,
  place: MyPlace | null | undefined,
  sections: readonly { readonly id: number }[],
): ContinuePosition | undefined {
  const isThere = (id: number) => sections.some((section) => section.id === id);
  const isLater = place?.at == null || (stored !== undefined && stored.at > place.at);
  if (stored && isLater && isThere(stored.section)) {
    const list = parseSectionsList(stored.list);
    const isList = list === ALL_SECTIONS || (list?.includes(stored.section) && list.every(isThere));
    const sectionsList = isList ? stored.list : printSectionId(stored.section);
    return { sectionsList, string: stored.string, section: stored.section, isContinued: true };
  }
  if (!place || !isThere(place.section_id)) return undefined;
  return {
    sectionsList: printSectionId(place.section_id),
    string: place.string_id,
    section: place.section_id,
    isContinued: place.at !== null,
  };
}
