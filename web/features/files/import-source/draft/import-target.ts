import type { Section } from '#contract/texts/sections.ts';

/** The section into which strings are imported; without an id, a new one that is added with them. */
export type ImportTarget = Pick<Section, 'name' | 'format' | 'stats'> & { readonly id: number | undefined };

/** A section that does not exist yet. */
export function newSection(name: string): ImportTarget {
  const stats = {
    strings_amount: 0,
    strings_translated: 0,
    strings_approved: 0,
    strings_initial: 0,
    strings_needing_review: 0,
    translations_amount: 0,
    last_update: null,
  };
  return { id: undefined, name, format: 'text', stats };
}
