import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';

/** What a screen reader hears while a section is dragged by the keyboard, in the reader's language. */
export function useDragWords(sections: readonly Section[]): DndContextProps['accessibility'] {
  const { t } = useTranslation();
  const at = (id: UniqueIdentifier, place: UniqueIdentifier) => ({
    section: sections.find((section) => section.id === id)?.name ?? '',
    place: sections.findIndex((section) => section.id === place) + 1,
    total: sections.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sections.lifted', at(active.id, active.id)),
    onDragOver: ({ active, over }) => (over ? t('sections.moved', at(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('sections.putDown', at(active.id, (over ?? active).id)),
    onDragCancel: ({ active }) => t('sections.putBack', at(active.id, active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('sections.gripHint') } };
}
