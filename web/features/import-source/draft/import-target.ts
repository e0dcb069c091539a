import type { Section } from '#contract/sections.ts';

/** Where strings go: a section, or without an id one that is added together with them. */
export type ImportTarget = Pick<Section, 'name' | 'format' | 'stats'> & { readonly id: number | undefined };

/** A section that is yet to be added. */
export function newSection(name: string): ImportTarget {
  const stats = {
    strings_amount: 0,
    strings_translated: 0,
    strings_approved: 0,
    strings_initial: 0,
    translations_amount: 0,
    last_update: null,
  };
  return { id: undefined, name, format: 'text', stats };
}
