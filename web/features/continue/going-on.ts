import type { MyPlace } from '#contract/editor.ts';
import { ALL_SECTIONS, parseSectionsList, printSectionId } from '#domain/addresses/sections-list.ts';
import type { KeptPlace } from './kept-places.ts';

/** Where the editor opens for somebody who goes on. */
export type GoingOn = {
  /** The editor's address: its sections and the string. */
  sectionsList: string;
  string: number;
  section: number;
  /** They were there before; else it is the first untranslated string. */
  isContinued: boolean;
};

/**
 * Where a user goes on: at the string that was chosen last in this browser, or that they translated last anywhere, whichever is
 * later, so that two devices agree after each translation; else at the first untranslated string. Undefined: nothing is left
 * for one who never began.
 */
export function whereToGoOn(
  kept: KeptPlace | undefined,
  place: MyPlace | null | undefined,
  sections: readonly { readonly id: number }[],
): GoingOn | undefined {
  const isThere = (id: number) => sections.some((section) => section.id === id);
  const isLater = place?.at == null || (kept !== undefined && kept.at > place.at);
  if (kept && isLater && isThere(kept.section)) {
    const list = parseSectionsList(kept.list);
    const isList = list === ALL_SECTIONS || (list?.includes(kept.section) && list.every(isThere));
    const sectionsList = isList ? kept.list : printSectionId(kept.section);
    return { sectionsList, string: kept.string, section: kept.section, isContinued: true };
  }
  if (!place || !isThere(place.section_id)) return undefined;
  return {
    sectionsList: printSectionId(place.section_id),
    string: place.string_id,
    section: place.section_id,
    isContinued: place.at !== null,
  };
}
