import type { Section } from '#contract/texts/sections.ts';

/** A section as it was at a moment, as far as the reading page shows it (past.7). */
export type SectionThen = Pick<Section, 'id' | 'name' | 'translated_name' | 'format' | 'has_only_labels'> & {
  stats: Pick<Section['stats'], 'strings_amount'>;
  isPast: true;
};

/** A section of the reading page: as it is now, or as it was. */
export type ReadableSection = Section | SectionThen;

/** Whether a section is shown as it was: nothing of it leads to the editor, and nothing is written. */
export const isPast = (section: ReadableSection): section is SectionThen => 'isPast' in section;
