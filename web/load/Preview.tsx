import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Preview.module.css';
import { PreviewRowLine } from './PreviewRowLine.tsx';
import { isMarked, type PreviewRow } from './rows.ts';

/** Rows shown at once: of ten thousand the page draws these. */
const ROWS = 100;

/** Which rows are shown: all or those with something to say; the page they stand on, from 0; the row led to. */
export type PreviewPlace = { only: 'all' | 'problems'; page: number; row?: string };

type Props = {
  rows: readonly PreviewRow[];
  lang: string;
  place: PreviewPlace;
  onPlace: (place: PreviewPlace) => void;
  onLine: (line: number) => void;
};

/** What the paste becomes, before anything is stored. */
export function Preview({ rows, lang, place, onPlace, onLine }: Props) {
  const { t } = useTranslation();
  const marked = rows.filter(isMarked);
  const { only, page } = place;
  const listed = only === 'all' ? rows : marked;
  const first = page * ROWS;
  const shown = listed.slice(first, first + ROWS);
  return (
    <>
      <div className={classes.head}>
        <h2>{t('load.preview')}</h2>
        <SegmentedControl
          aria-label={t('load.show')}
          data={[
            { value: 'all', label: t('load.all', { amount: rows.length }) },
            { value: 'problems', label: t('load.problems', { amount: marked.length }) },
          ]}
          value={only}
          onChange={(only) => onPlace({ only, page: 0 })}
        />
      </div>
      <ol className={classes.rows} aria-label={t('load.preview')}>
        {shown.map((row) => (
          <PreviewRowLine
            key={row.id}
            row={row}
            lang={lang}
            isChosen={row.id === place.row}
            onLine={onLine}
          />
        ))}
        {shown.length === 0 && <li className={classes.nothing}>{t('load.noProblems')}</li>}
      </ol>
      {listed.length > ROWS && (
        <div className={classes.pages}>
          <ActionIcon
            aria-label={t('load.previous')}
            disabled={page === 0}
            onClick={() => onPlace({ only, page: page - 1 })}
          >
            <IconChevronLeft size={16} stroke={1.75} />
          </ActionIcon>
          <span aria-live="polite">
            {t('load.range', { first: first + 1, last: first + shown.length, amount: listed.length })}
          </span>
          <ActionIcon
            aria-label={t('load.next')}
            disabled={first + ROWS >= listed.length}
            onClick={() => onPlace({ only, page: page + 1 })}
          >
            <IconChevronRight size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    </>
  );
}

/** Where a line's row stands among all. */
export function placeOfLine(rows: readonly PreviewRow[], line: number): PreviewPlace {
  const at = rows.findIndex((row) => row.line === line);
  const row = rows[at];
  return row ? { only: 'all', page: Math.floor(at / ROWS), row: row.id } : { only: 'all', page: 0 };
}
