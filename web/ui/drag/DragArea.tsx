import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import classes from './DragArea.module.css';

type Props = {
  /** The text of the dragged line, which follows the pointer. */
  dragged: string | undefined;
  lang: string;
  /** Called with the dragged line's id, and with undefined when the drag ends. */
  onDragChange: (id: string | number | undefined) => void;
  onDrop: (id: string | number, over: string | number) => void;
  canScroll?: (element: Element) => boolean;
  children: ReactNode;
};

/** Pixels that a pointer moves before a press counts as dragging. */
const DISTANCE = 4;

/** Lets the pointer drag lines of a list of any length. The grips handle keys, since they reach positions out of view. */
export function DragArea({ dragged, lang, onDragChange, onDrop, canScroll, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }));
  const drop = ({ active, over }: DragEndEvent) => {
    onDragChange(undefined);
    if (over && over.id !== active.id) onDrop(active.id, over.id);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      {...(canScroll && { autoScroll: { canScroll } })}
      // The grips announce and handle keys themselves.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }: DragStartEvent) => onDragChange(active.id)}
      onDragEnd={drop}
      onDragCancel={() => onDragChange(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && (
          <div className={classes.dragged}>
            <p lang={lang}>{dragged}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
