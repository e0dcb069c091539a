import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';

/** The names of the open sections, or that all are open (editor.5). `list`: the sections as the address has them. */
export function useSectionNames(sections: readonly Pick<Section, 'name'>[], list: string): string {
  const { t } = useTranslation();
  if (list === ALL_SECTIONS && sections.length !== 1) return t('editor.allSections');
  return sections.map(({ name }) => name).join(', ');
}
