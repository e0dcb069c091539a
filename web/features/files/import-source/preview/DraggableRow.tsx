import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../../ui/drag/DraggableLine.module.css';
import { MOVE_KEYS, positionByKey } from '../../../../ui/drag/key-positions.ts';
import { useDraggableLine } from '../../../../ui/drag/use-draggable-line.ts';
import type { StringItem } from '../draft/check-draft.ts';

/** The grip by which a row is moved. */
export type Grip = ReactNode;

type Props = {
  item: StringItem;
  /** The row that is being dragged, this one or another. */
  lifted: StringItem | undefined;
  /** Moves it to an index among the rows of its section. */
  onPut: (to: number) => void;
  children: (grip: Grip) => ReactNode;
};

/** A string that can be moved within its section by pointer or keys (imports.5). */
export function DraggableRow({ item, lifted, onPut, children }: Props) {
  const { t } = useTranslation();
  const { at, number, section } = item;
  const isBarred = lifted !== undefined && lifted.section !== section;
  const { line, grip } = useDraggableLine({ line: item, dragged: lifted, isDisabled: isBarred });
  const put = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const to = positionByKey(event.key, at, section.rows.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== at) onPut(to);
  };
  return (
    <div {...line} className={classes.line}>
      {children(
        <ActionIcon
          {...grip}
          className={classes.grip}
          size="xs"
          data-grip
          aria-label={t('importSource.grip', { number: number ?? at + 1 })}
          aria-keyshortcuts={MOVE_KEYS}
          onKeyDown={put}
        >
          <IconGripVertical size={16} stroke={1.75} />
        </ActionIcon>,
      )}
    </div>
  );
}
