import { ALL_SECTIONS, parseSectionsList } from '#domain/addresses/sections-list.ts';

/** The sections in an address, in its order; undefined if one doesn't exist. */
export function openSections<Section extends { id: number }>(
  list: string,
  sections: readonly Section[],
): readonly Section[] | undefined {
  const wanted = parseSectionsList(list);
  if (wanted === undefined) return undefined;
  if (wanted === ALL_SECTIONS) return sections;
  const found = wanted.flatMap((id) => sections.filter((section) => section.id === id));
  return found.length === wanted.length ? found : undefined;
}

/** The sections before and after the open ones. */
export function neighbours<Section extends { id: number }>(
  open: readonly Section[],
  sections: readonly Section[],
) {
  const before = sections.findIndex(({ id }) => id === open[0]?.id) - 1;
  const after = sections.findIndex(({ id }) => id === open.at(-1)?.id) + 1;
  return {
    before: before < 0 ? undefined : sections[before],
    after: after === 0 ? undefined : sections[after],
  };
}
