import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Deeds } from '#contract/statistics.ts';
import { COLUMNS, type Column } from './columns.ts';
import classes from './DeedsTable.module.css';

/** A number of a table; nothing steps back. Where the table is a list, it carries its column's name. */
export function DeedCell({ column, deeds }: { column: Column; deeds: Deeds }) {
  const { t } = useTranslation();
  const { rating, pluses, minuses } = deeds;
  const [plus, minus] = column === 'rating' ? rating : column === 'votes' ? [pluses, minuses] : [0, 0];
  const isVotes = plus + minus > 0;
  const amount = isVotes ? 0 : COLUMNS[column](deeds);
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
