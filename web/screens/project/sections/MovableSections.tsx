import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { withMoved } from '#domain/sections/rearranging.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { MovableSection } from './MovableSection.tsx';
import { useDragWords } from './use-drag-words.ts';

type Props = {
  sections: readonly Section[];
  lang: string;
  onOrder: (order: readonly number[]) => void;
};

/** A section moves up and down, never aside. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The sections as a list whose lines move: by their grips, by their arrows, by Alt with the arrow keys. */
export function MovableSections({ sections, lang, onOrder }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const words = useDragWords(sections);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = sections.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onOrder(withMoved(ids, Number(active.id), ids.indexOf(Number(over.id))));
  };
  const step = ({ id, name }: Section, by: number) => {
    const place = ids.indexOf(id) + by;
    if (place < 0 || place >= ids.length) return;
    const focused = document.activeElement;
    flushSync(() => onOrder(withMoved(ids, id, place)));
    // A line that moves loses the focus, and an arrow at the end of its way can't keep it.
    if (focused instanceof HTMLButtonElement && !focused.disabled) focused.focus();
    else list.current?.querySelector<HTMLElement>(`[data-section="${id}"] button`)?.focus();
    announce(t('sections.moved', { section: name, place: place + 1, total: ids.length }));
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
          {sections.map((section, place) => (
            <MovableSection
              key={section.id}
              section={section}
              lang={lang}
              isFirst={place === 0}
              isLast={place === sections.length - 1}
              onStep={(by) => step(section, by)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
