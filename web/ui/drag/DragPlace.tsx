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
import classes from './DragPlace.module.css';

type Props = {
  /** The text of the line that is being dragged, which goes along with the pointer. */
  dragged: string | undefined;
  lang: string;
  /** Told what is lifted; undefined when it is put down or left. */
  onLift: (id: string | number | undefined) => void;
  onDrop: (id: string | number, over: string | number) => void;
  canScroll?: (element: Element) => boolean;
  children: ReactNode;
};

/** Pixels that a pointer goes before a press counts as dragging. */
const DISTANCE = 4;

/** Where lines of a list of any length are dragged by the pointer. Keys are the grips' own: they know places out of view. */
export function DragPlace({ dragged, lang, onLift, onDrop, canScroll, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }));
  const drop = ({ active, over }: DragEndEvent) => {
    onLift(undefined);
    if (over && over.id !== active.id) onDrop(active.id, over.id);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      {...(canScroll && { autoScroll: { canScroll } })}
      // Said and done by the grips themselves.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }: DragStartEvent) => onLift(active.id)}
      onDragEnd={drop}
      onDragCancel={() => onLift(undefined)}
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
