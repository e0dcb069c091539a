import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowMergeAltRight, IconArrowsSplit2, IconArrowUp } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announcements/announce.ts';
import { ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import classes from './ChapterList.module.css';
import { type ChapterRow, isNameWrong, withMerged, withMoved, withRow, withSplit } from './chapter-rows.ts';
import type { SplitChapter as Dialog } from './SplitChapter.tsx';

const SplitChapter = lazy(async () => ({ default: (await import('./SplitChapter.tsx')).SplitChapter }));

type Change = (make: (rows: readonly ChapterRow[]) => readonly ChapterRow[]) => void;

type Props = {
  rows: readonly ChapterRow[];
  disabled: boolean;
  onChange: Change;
} & Pick<ComponentProps<typeof Dialog>, 'textsOf' | 'lang'>;

/**
 * What is focused once a chapter has moved or is gone: its button again, or the name of the chapter that it was merged
 * into.
 */
type Target = { readonly id: string; readonly act: 'up' | 'down' | 'name' };

const idOf = ({ parts: [{ chapter, from }] }: ChapterRow): string => `${chapter}:${from}`;

/** The estimated height of a row, in pixels; on a phone it has two lines. */
const HEIGHT = 44;

/**
 * The chapters of a book, which can be renamed, left out, moved and merged before they become sections. Only those in
 * view are in the page, and the one that has the focus: a book may have 2,000.
 */
export function ChapterList({ rows, disabled, onChange, textsOf, lang }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const [splitting, setSplitting] = useState<ChapterRow>();
  useEffect(() => {
    if (!target) return;
    const row = list.current?.querySelector(`[data-chapter="${target.id}"]`);
    const find = (selector: string) => row?.querySelector<HTMLElement>(selector);
    // At an end of the list the button of its direction is off.
    (find(`[data-act="${target.act}"]:enabled`) ?? find('button[data-act]:enabled'))?.focus();
  }, [target]);
  const move = (row: ChapterRow, by: -1 | 1) => {
    const to = rows.indexOf(row) + by;
    onChange((rows) => withMoved(rows, to - by, by));
    setTarget({ id: idOf(row), act: by < 0 ? 'up' : 'down' });
    announce(t('books.moved', { name: row.name, place: to + 1, total: rows.length }));
  };
  const merge = (row: ChapterRow) => {
    const index = rows.indexOf(row);
    const before = rows[index - 1];
    if (!before) return;
    onChange((rows) => withMerged(rows, index));
    setTarget({ id: idOf(before), act: 'name' });
    announce(t('books.merged', { name: row.name, other: before.name }));
  };
  return (
    <div
      ref={list}
      className={classes.list}
      onFocusCapture={({ target }) =>
        setActive(target.closest<HTMLElement>('[data-chapter]')?.dataset.chapter)
      }
    >
      <ScrollBoxRows
        label={t('books.chapters')}
        rows={rows}
        idOf={idOf}
        height={() => HEIGHT}
        focused={undefined}
        alwaysDrawn={active}
      >
        {(row, at) => (
          <Chapter
            row={row}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            disabled={disabled}
            onChange={(changed) => onChange((rows) => withRow(rows, at, changed))}
            onMove={(by) => move(row, by)}
            onMerge={() => merge(row)}
            onSplit={() => setSplitting(row)}
          />
        )}
      </ScrollBoxRows>
      {splitting && (
        <Suspense>
          <SplitChapter
            row={splitting}
            imported={
              new Set(
                rows.filter(({ isIn }) => isIn).flatMap(({ parts }) => parts.map(({ chapter }) => chapter)),
              )
            }
            lang={lang}
            textsOf={textsOf}
            onClose={() => setSplitting(undefined)}
            onSplit={(starts) => {
              const split = withSplit(rows, starts);
              onChange(() => split);
              setSplitting(undefined);
              announce(t('books.split', { count: split.length - rows.length }));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

type ChapterProps = {
  row: ChapterRow;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  onChange: (changed: Partial<ChapterRow>) => void;
  onMove: (by: -1 | 1) => void;
  onMerge: () => void;
  onSplit: () => void;
};

function Chapter({ row, isFirst, isLast, disabled, onChange, onMove, onMerge, onSplit }: ChapterProps) {
  const { t } = useTranslation();
  const { name, isIn, depth, strings } = row;
  return (
    <div className={classes.row} data-chapter={idOf(row)} data-out={!isIn || undefined}>
      <Checkbox
        aria-label={t('books.take', { name })}
        checked={isIn}
        disabled={disabled}
        onChange={(event) => onChange({ isIn: event.currentTarget.checked })}
      />
      <TextInput
        style={{ marginInlineStart: depth === 0 ? undefined : 'var(--space-24)' }}
        aria-label={t('books.name')}
        data-act="name"
        value={name}
        disabled={disabled || !isIn}
        error={isNameWrong(row)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <span className={classes.amount}>{t('books.strings', { count: strings })}</span>
      <span className="row align-stretch">
        <ActionIcon
          aria-label={t('books.up', { name })}
          title={t('books.up', { name })}
          data-act="up"
          disabled={disabled || isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('books.down', { name })}
          title={t('books.down', { name })}
          data-act="down"
          disabled={disabled || isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('books.merge', { name })}
          title={t('books.merge', { name })}
          disabled={disabled || isFirst}
          onClick={onMerge}
        >
          <IconArrowMergeAltRight size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('books.splitIn', { name })}
          title={t('books.splitIn', { name })}
          disabled={disabled || !isIn || strings < 2}
          onClick={onSplit}
        >
          <IconArrowsSplit2 size={16} stroke={1.75} />
        </ActionIcon>
      </span>
    </div>
  );
}
