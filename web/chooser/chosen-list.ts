import { ALL_SECTIONS, type SectionsList } from '#domain/sections-list.ts';

/** What the editor's address says of the sections ticked: all of them are 'all', others stand in the project's order (SPEC §2). */
export function chosenList(
  sections: readonly { readonly id: number }[],
  chosen: ReadonlySet<number>,
): SectionsList {
  const ids = sections.map(({ id }) => id).filter((id) => chosen.has(id));
  return ids.length === sections.length ? ALL_SECTIONS : ids;
}
