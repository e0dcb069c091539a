import type { Section } from '#contract/sections.ts';
import { ALL_SECTIONS, parseSectionsList } from '#domain/addresses/sections-list.ts';

/** The sections that an address opens, in its order; undefined when it names one that isn't there. */
export function openSections(list: string, sections: readonly Section[]): readonly Section[] | undefined {
  const asked = parseSectionsList(list);
  if (asked === undefined) return undefined;
  if (asked === ALL_SECTIONS) return sections;
  const found = asked.flatMap((id) => sections.filter((section) => section.id === id));
  return found.length === asked.length ? found : undefined;
}

/** The sections before and after the open ones, for those who read on. */
export function neighbours(open: readonly Section[], sections: readonly Section[]) {
  const before = sections.findIndex(({ id }) => id === open[0]?.id) - 1;
  const after = sections.findIndex(({ id }) => id === open.at(-1)?.id) + 1;
  return {
    before: before < 0 ? undefined : sections[before],
    after: after === 0 ? undefined : sections[after],
  };
}
