import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowMergeAltRight, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ChapterList.module.css';
import { type ChapterRow, isNameWrong, withMerged, withMoved, withRow } from './chapter-rows.ts';

type Change = (make: (rows: readonly ChapterRow[]) => readonly ChapterRow[]) => void;

type Props = { rows: readonly ChapterRow[]; disabled: boolean; onChange: Change };

/** The chapters of a book, which can be renamed, left out, moved and merged before they become sections. */
export function ChapterList({ rows, disabled, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={classes.list} aria-label={t('books.chapters')}>
      {rows.map((row, at) => (
        <Chapter
          key={row.indexes[0]}
          row={row}
          at={at}
          isLast={at === rows.length - 1}
          disabled={disabled}
          onChange={onChange}
        />
      ))}
    </ol>
  );
}

type ChapterProps = { row: ChapterRow; at: number; isLast: boolean; disabled: boolean; onChange: Change };

const Chapter = memo(function Chapter({ row, at, isLast, disabled, onChange }: ChapterProps) {
  const { t } = useTranslation();
  const { name, isIn, depth, strings } = row;
  const change = (changed: Partial<ChapterRow>) => onChange((rows) => withRow(rows, at, changed));
  return (
    <li className={classes.row} data-out={!isIn || undefined}>
      <Checkbox
        aria-label={t('books.take', { name })}
        checked={isIn}
        disabled={disabled}
        onChange={(event) => change({ isIn: event.currentTarget.checked })}
      />
      <TextInput
        className={classes.name}
        style={{ marginInlineStart: depth === 0 ? undefined : 'var(--space-24)' }}
        aria-label={t('books.name')}
        value={name}
        disabled={disabled || !isIn}
        error={isNameWrong(row)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <span className={classes.amount}>{t('books.strings', { count: strings })}</span>
      <span className={classes.acts}>
        <ActionIcon
          aria-label={t('books.up', { name })}
          title={t('books.up', { name })}
          disabled={disabled || at === 0}
          onClick={() => onChange((rows) => withMoved(rows, at, -1))}
        >
          <IconArrowUp size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('books.down', { name })}
          title={t('books.down', { name })}
          disabled={disabled || isLast}
          onClick={() => onChange((rows) => withMoved(rows, at, 1))}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('books.merge', { name })}
          title={t('books.merge', { name })}
          disabled={disabled || at === 0}
          onClick={() => onChange((rows) => withMerged(rows, at))}
        >
          <IconArrowMergeAltRight size={16} stroke={1.75} />
        </ActionIcon>
      </span>
    </li>
  );
});
