import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StringItem } from './checked.ts';
import classes from './MovableRows.module.css';

/** What a row is moved by. */
export type Grip = ReactNode;

type Props = {
  item: StringItem;
  /** The row that is being dragged, this one or another. */
  lifted: StringItem | undefined;
  /** Puts it at a place among the rows of its section, from 0. */
  onPut: (to: number) => void;
  children: (grip: Grip) => ReactNode;
};

/** Where a key puts a row that stands at a place, of so many. */
const PLACES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - 10,
  PageDown: (at) => at + 10,
  Home: () => 0,
  End: (_at, last) => last,
};

/** A string that can be moved: drawn where it was until it is put down, with a line where it would go. */
export function MovableRow({ item, lifted, onPut, children }: Props) {
  const { t } = useTranslation();
  const { id, at, number, section } = item;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id, disabled: lifted !== undefined && lifted.section !== section });
  const ref = useMergedRef(drag.setNodeRef, drop.setNodeRef);
  const last = section.rows.length - 1;
  const put = (event: KeyboardEvent) => {
    const place = PLACES[event.key];
    if (!place || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(place(at, last), last));
    if (to !== at) onPut(to);
  };
  const side = drop.isOver && lifted && lifted.id !== id ? (lifted.at < at ? 'below' : 'above') : undefined;
  return (
    <div ref={ref} className={classes.row} data-drop={side} data-lifted={drag.isDragging || undefined}>
      {children(
        <ActionIcon
          ref={drag.setActivatorNodeRef}
          className={classes.grip}
          size="xs"
          {...drag.listeners}
          data-grip
          aria-label={t('load.grip', { number: number ?? at + 1 })}
          aria-keyshortcuts="ArrowUp ArrowDown PageUp PageDown Home End"
          onKeyDown={put}
        >
          <IconGripVertical size={16} stroke={1.75} />
        </ActionIcon>,
      )}
    </div>
  );
}
