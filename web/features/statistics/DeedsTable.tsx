import { Table } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLUMN_NAMES, inOrder, nextOrder, type Order, type Row } from './columns.ts';
import { DeedCell } from './DeedCell.tsx';
import classes from './DeedsTable.module.css';
import { SortChoice } from './SortChoice.tsx';
import { SortHead } from './SortHead.tsx';

type Props = {
  title: string;
  /** What the names are of. */
  nameHead: string;
  /** Whether the rows have numbers of their own, those of the order they come in. */
  isNumbered?: boolean;
  rows: readonly (Row & { lead: ReactNode })[];
  first: Order;
};

/** Who or what did how much: a table sorted by any column, on a narrow screen a list. */
export function DeedsTable({ title, nameHead, isNumbered = false, rows, first }: Props) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const [order, sort] = useState(first);
  const head = { order, onSort: (by: Order['by']) => sort(nextOrder(order, by)) };
  const places = new Map(rows.map(({ id }, at) => [id, at + 1]));
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.title}>
        <h2 id={heading}>{title}</h2>
        <SortChoice order={order} nameHead={nameHead} isNumbered={isNumbered} onSort={sort} />
      </div>
      <Table className={classes.table} aria-labelledby={heading}>
        <Table.Thead>
          <Table.Tr>
            {isNumbered && (
              <SortHead by="place" {...head}>
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
          {inOrder(rows, order, i18n.language).map(({ id, lead, deeds }) => (
            <Table.Tr key={id}>
              {isNumbered && <Table.Td className={classes.place}>{places.get(id)}</Table.Td>}
              <Table.Th scope="row" className={classes.name}>
                {lead}
              </Table.Th>
              {COLUMN_NAMES.map((column) => (
                <DeedCell key={column} column={column} deeds={deeds} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
