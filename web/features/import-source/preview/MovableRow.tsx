import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOVING_KEYS, placeByKey } from '../../../ui/drag/key-places.ts';
import classes from '../../../ui/drag/MovableLine.module.css';
import { useMovableLine } from '../../../ui/drag/use-movable-line.ts';
import type { StringItem } from '../draft/checked.ts';

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

/** A string that can be moved (imports.5): drawn where it was until it is put down, with a line where it would go. */
export function MovableRow({ item, lifted, onPut, children }: Props) {
  const { t } = useTranslation();
  const { at, number, section } = item;
  const isBarred = lifted !== undefined && lifted.section !== section;
  const { line, grip } = useMovableLine({ line: item, lifted, isBarred });
  const put = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const to = placeByKey(event.key, at, section.rows.length - 1);
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
          aria-label={t('load.grip', { number: number ?? at + 1 })}
          aria-keyshortcuts={MOVING_KEYS}
          onKeyDown={put}
        >
          <IconGripVertical size={16} stroke={1.75} />
        </ActionIcon>,
      )}
    </div>
  );
}
