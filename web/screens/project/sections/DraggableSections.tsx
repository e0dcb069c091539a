import {
  type Announcements,
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { withMoved } from '#domain/texts/sections/rearranging.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { DraggableSection } from './DraggableSection.tsx';

type Props = {
  sections: readonly Section[];
  lang: string;
  onOrder: (order: readonly number[]) => void;
};

/** A section moves up and down, never aside. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The sections as a list that can be reordered by grips, by arrow buttons and by Alt with the arrow keys. */
export function DraggableSections({ sections, lang, onOrder }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const words = useDragAnnouncements(sections);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = sections.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onOrder(withMoved(ids, Number(active.id), ids.indexOf(Number(over.id))));
  };
  const step = ({ id, name }: Section, by: number) => {
    const position = ids.indexOf(id) + by;
    if (position < 0 || position >= ids.length) return;
    const focused = document.activeElement;
    flushSync(() => onOrder(withMoved(ids, id, position)));
    // A line that is moved loses the focus, and an arrow button is disabled at the first or last position.
    if (focused instanceof HTMLButtonElement && !focused.disabled) focused.focus();
    else list.current?.querySelector<HTMLElement>(`[data-section="${id}"] button`)?.focus();
    announce(t('sectionOrder.moved', { section: name, place: position + 1, total: ids.length }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={words}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list}>
          {sections.map((section, at) => (
            <DraggableSection
              key={section.id}
              section={section}
              lang={lang}
              isFirst={at === 0}
              isLast={at === sections.length - 1}
              onStep={(by) => step(section, by)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** What screen readers announce while a section is dragged by the keyboard. */
function useDragAnnouncements(sections: readonly Section[]): DndContextProps['accessibility'] {
  const { t } = useTranslation();
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const valuesAt = (id: UniqueIdentifier, over: UniqueIdentifier) => ({
    section: sections.find((section) => section.id === id)?.name ?? '',
    place: sections.findIndex((section) => section.id === over) + 1,
    total: sections.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return t('sectionOrder.lifted', valuesAt(active.id, active.id));
    },
    // A section is over itself as soon as it is picked up: a move that is none would replace what was just announced.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return t('sectionOrder.moved', valuesAt(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => t('sectionOrder.putDown', valuesAt(active.id, (over ?? active).id)),
    onDragCancel: ({ active }) => t('sectionOrder.putBack', valuesAt(active.id, active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('sectionOrder.gripHint') } };
}
