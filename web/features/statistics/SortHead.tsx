import { Table, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Order } from './columns.ts';
import classes from './DeedsTable.module.css';

type Props = {
  by: Order['by'];
  order: Order;
  /** What the column counts. */
  hint?: string;
  onSort: (by: Order['by']) => void;
  children: string;
};

/** The head of a column: pressed, it sorts by it; pressed again, the other way round. */
export function SortHead({ by, order, hint, onSort, children }: Props) {
  const isSorted = order.by === by;
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      className={by === 'place' || by === 'name' ? classes.wordHead : classes.head}
      aria-sort={isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Tooltip label={hint} disabled={hint === undefined}>
        <UnstyledButton className={classes.sort} onClick={() => onSort(by)}>
          {children}
          <Arrow
            className={isSorted ? classes.arrow : classes.noArrow}
            size={12}
            stroke={2}
            aria-hidden="true"
          />
        </UnstyledButton>
      </Tooltip>
    </Table.Th>
  );
}
