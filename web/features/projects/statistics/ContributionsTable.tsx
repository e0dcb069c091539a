import { Button, Table, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContributionCounts } from '#contract/projects/statistics.ts';
import { Picker } from '../../../ui/frame/Picker.tsx';
import classes from './ContributionsTable.module.css';
import { COLUMN_NAMES, COLUMNS, type Column, nextOrder, type Order, type Row, sortRows } from './columns.ts';

type Props = {
  title: string;
  /** The head of the column of names. */
  nameHead: string;
  /** Whether the rows are numbered in the order of `rows`. */
  isNumbered?: boolean;
  rows: readonly (Row & { lead: ReactNode })[];
  first: Order;
};

/** Contributions in a table that can be sorted by any column; on a narrow screen, in a list. */
export function ContributionsTable({ title, nameHead, isNumbered = false, rows, first }: Props) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const [order, setOrder] = useState(first);
  const head = { order, onSort: (by: Order['by']) => setOrder(nextOrder(order, by)) };
  const positions = new Map(rows.map(({ id }, at) => [id, at + 1]));
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className="row gap-16 justify-between">
        <h2 id={heading}>{title}</h2>
        <SortChoice order={order} nameHead={nameHead} isNumbered={isNumbered} onSort={setOrder} />
      </div>
      <Table className={classes.table} aria-labelledby={heading}>
        <Table.Thead>
          <Table.Tr>
            {isNumbered && (
              <SortHead by="position" {...head}>
                {t('statistics.number')}
              </SortHead>
            )}
            <SortHead by="name" {...head}>
              {nameHead}
            </SortHead>
            {COLUMN_NAMES.map((column) => (
              <SortHead key={column} by={column} hint={t(`statistics.hint.${column}`)} {...head}>
                {t(`statistics.${column}`)}
              </SortHead>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sortRows(rows, order, i18n.language).map(({ id, lead, counts }) => (
            <Table.Tr key={id}>
              {isNumbered && <Table.Td className={classes.place}>{positions.get(id)}</Table.Td>}
              <Table.Th scope="row" className={classes.name}>
                {lead}
              </Table.Th>
              {COLUMN_NAMES.map((column) => (
                <CountCell key={column} column={column} counts={counts} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

type ChoiceProps = { order: Order; nameHead: string; isNumbered: boolean; onSort: (order: Order) => void };

/** Chooses the order where the table is a list without column heads. */
function SortChoice({ order, nameHead, isNumbered, onSort }: ChoiceProps) {
  const { t } = useTranslation();
  const words = [
    ...(isNumbered ? [{ by: 'position' as const, label: t('statistics.number') }] : []),
    { by: 'name' as const, label: nameHead },
    ...COLUMN_NAMES.map((by) => ({ by, label: t(`statistics.${by}`) })),
  ];
  const chosenLabel = words.find(({ by }) => by === order.by)?.label ?? '';
  const choose = (value: string) => {
    const chosen = words.find(({ by }) => by === value);
    if (chosen && chosen.by !== order.by) onSort(nextOrder(order, chosen.by));
  };
  return (
    <div className={classes.choice}>
      <Picker
        button={
          <Button size="xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={14} />}>
            {`${t('statistics.sort')}: ${chosenLabel}`}
          </Button>
        }
        value={order.by}
        options={words.map(({ by, label }) => ({ value: by, label }))}
        onChoose={choose}
      />
    </div>
  );
}

type HeadProps = {
  by: Order['by'];
  order: Order;
  /** What the column counts. */
  hint?: string;
  onSort: (by: Order['by']) => void;
  children: string;
};

/** The head of a column: a press sorts by it, another press reverses the order. */
function SortHead({ by, order, hint, onSort, children }: HeadProps) {
  const isSorted = order.by === by;
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      className={by === 'position' || by === 'name' ? classes.wordHead : classes.head}
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

type CellProps = { column: Column; counts: ContributionCounts };

/** A count; in a list it carries its column's name. */
function CountCell({ column, counts }: CellProps) {
  const { t } = useTranslation();
  const { rating, pluses, minuses } = counts;
  const [plus, minus] = column === 'rating' ? rating : column === 'votes' ? [pluses, minuses] : [0, 0];
  const isVotes = plus + minus > 0;
  const amount = isVotes ? 0 : COLUMNS[column](counts);
  return (
    <Table.Td
      className={classes.number}
      data-label={t(`statistics.${column}`)}
      data-none={(!isVotes && amount === 0) || undefined}
    >
      {isVotes ? t('project.votes', { plus, minus }) : t('project.amount', { amount })}
    </Table.Td>
  );
}
