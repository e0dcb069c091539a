import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';

/** A line of a list, as far as moving it goes. */
export type MovableLine = {
  readonly id: string | number;
  /** Its place in the list, from 0. */
  readonly at: number;
};

type Options = {
  line: MovableLine;
  /** The line that is being dragged, this one or another. */
  lifted: MovableLine | undefined;
  /** Whether what is dragged can't be put here. */
  isBarred?: boolean;
};

/** A line that can be dragged by its grip: drawn where it was until it is put down, with a mark at the side where it would go. */
export function useMovableLine({ line, lifted, isBarred = false }: Options) {
  const drag = useDraggable({ id: line.id });
  const drop = useDroppable({ id: line.id, disabled: isBarred });
  const ref = useMergedRef(drag.setNodeRef, drop.setNodeRef);
  const isUnder = drop.isOver && lifted !== undefined && lifted.id !== line.id;
  const side = isUnder ? (lifted.at < line.at ? 'below' : 'above') : undefined;
  return {
    /** Of the line. */
    line: { ref, 'data-drop': side, 'data-lifted': drag.isDragging || undefined },
    /** Of what it is dragged by. */
    grip: { ref: drag.setActivatorNodeRef, ...drag.listeners },
  };
}
