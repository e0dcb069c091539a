import type { TFunction } from 'i18next';
import type { Section } from '#contract/sections.ts';
import { ALL_SECTIONS } from '#domain/addresses/sections-list.ts';

/** What the header calls the sections that are open: by their names, or all (editor.5). */
export function nameOfSections(t: TFunction, sections: readonly Section[], list: string): string {
  if (list === ALL_SECTIONS && sections.length !== 1) return t('editor.allSections');
  return sections.map(({ name }) => name).join(', ');
}
