import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';

/** A line of a list that can be dragged. */
export type DraggableLine = {
  readonly id: string | number;
  /** Its position in the list, from 0. */
  readonly at: number;
};

type Options = {
  line: DraggableLine;
  /** The line that is being dragged, this one or another. */
  dragged: DraggableLine | undefined;
  /** Whether the dragged line can't be dropped here. */
  isDisabled?: boolean;
};

/**
 * A line that can be dragged by its grip. It stays where it is until it is dropped; the line under the pointer is
 * marked.
 */
export function useDraggableLine({ line, dragged, isDisabled = false }: Options) {
  const drag = useDraggable({ id: line.id });
  const drop = useDroppable({ id: line.id, disabled: isDisabled });
  const ref = useMergedRef(drag.setNodeRef, drop.setNodeRef);
  const isUnder = drop.isOver && dragged !== undefined && dragged.id !== line.id;
  const side = isUnder ? (dragged.at < line.at ? 'below' : 'above') : undefined;
  return {
    /** Props of the line. */
    line: { ref, 'data-drop': side, 'data-lifted': drag.isDragging || undefined },
    /** Props of the grip. */
    grip: { ref: drag.setActivatorNodeRef, ...drag.listeners },
  };
}
