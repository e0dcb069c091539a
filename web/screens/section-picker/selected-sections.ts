import { ALL_SECTIONS, type SectionsList } from '#domain/core/addresses/sections-list.ts';

/**
 * The selected sections in the form of the editor's address: 'all', or their ids in the project's order (screens.2).
 * Undefined for none, since selected ones may be deleted meanwhile.
 */
export function selectedSections(
  sections: readonly { readonly id: number }[],
  chosen: ReadonlySet<number>,
): SectionsList | undefined {
  const ids = sections.map(({ id }) => id).filter((id) => chosen.has(id));
  if (ids.length === 0) return undefined;
  return ids.length === sections.length ? ALL_SECTIONS : ids;
}
