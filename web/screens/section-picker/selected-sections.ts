import { ALL_SECTIONS, type SectionsList } from '#domain/addresses/sections-list.ts';

/**
 * What the editor's address says of the selected sections: all of them are 'all', others stand in the project's order
 * (screens.2). Undefined for none: what was selected may be deleted meanwhile.
 */
export function selectedSections(
  sections: readonly { readonly id: number }[],
  chosen: ReadonlySet<number>,
): SectionsList | undefined {
  const ids = sections.map(({ id }) => id).filter((id) => chosen.has(id));
  if (ids.length === 0) return undefined;
  return ids.length === sections.length ? ALL_SECTIONS : ids;
}
