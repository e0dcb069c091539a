import { ALL_SECTIONS, parseSectionsList } from '#domain/core/addresses/sections-list.ts';

type Readable = { id: number; has_only_labels: boolean };

/** The sections that are read: not those of labels of a book's file, unless there are no others (reading.14). */
export function sectionsToRead<Section extends Readable>(sections: readonly Section[]): readonly Section[] {
  const read = sections.filter(({ has_only_labels }) => !has_only_labels);
  return read.length > 0 ? read : sections;
}

/** The sections in an address, in its order, all that are read for `all`; undefined if one doesn't exist. */
export function openSections<Section extends Readable>(
  list: string,
  sections: readonly Section[],
): readonly Section[] | undefined {
  const ids = parseSectionsList(list);
  if (ids === undefined) return undefined;
  if (ids === ALL_SECTIONS) return sectionsToRead(sections);
  const open = ids.flatMap((id) => sections.filter((section) => section.id === id));
  return open.length === ids.length ? open : undefined;
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
