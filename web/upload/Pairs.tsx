import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FATES, type Fate } from './fates.ts';
import { PairLine } from './PairLine.tsx';
import classes from './Pairs.module.css';
import { countsOf, type Row } from './rows.ts';

/** Rows shown at once: of ten thousand the page draws these. */
const ROWS = 100;

/** Which rows are shown: all or those of one fate; the page they stand on, from 0; the row led to. */
export type PairsPlace = { only: Fate | 'all'; page: number; row?: string };

type Props = {
  rows: readonly Row[];
  languages: { source: string; target: string };
  place: PairsPlace;
  skipsEmpty: boolean;
  /** Whether an upload has ended, so that what is still new was not sent. */
  isOver: boolean;
  onPlace: (place: PairsPlace) => void;
  onLine: (line: number) => void;
};

/** Each translation beside its source: before the upload what will become of it, afterwards what became of it. */
export function Pairs({ rows, languages, place, skipsEmpty, isOver, onPlace, onLine }: Props) {
  const { t } = useTranslation();
  const counts = countsOf(rows);
  const fates = FATES.filter((fate) => counts.has(fate));
  const only = place.only !== 'all' && counts.has(place.only) ? place.only : 'all';
  const listed = only === 'all' ? rows : rows.filter((row) => 'fate' in row && row.fate === only);
  const first = Math.min(place.page, Math.floor(Math.max(0, listed.length - 1) / ROWS)) * ROWS;
  const shown = listed.slice(first, first + ROWS);
  const turn = (by: number) => onPlace({ only, page: first / ROWS + by });
  return (
    <>
      {fates.length > 1 && (
        <fieldset className={classes.chips} aria-label={t('upload.show')}>
          {(['all', ...fates] as const).map((fate) => (
            <button
              key={fate}
              type="button"
              className={classes.chip}
              aria-pressed={fate === only}
              onClick={() => onPlace({ only: fate, page: 0 })}
            >
              {fate === 'all'
                ? t('upload.all')
                : t(fate === 'new' && isOver ? 'upload.notSent' : `upload.fate.${fate}`)}
              <span>
                {t('project.amount', { amount: fate === 'all' ? rows.length : (counts.get(fate) ?? 0) })}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <ol className={classes.rows} aria-label={t('upload.preview')}>
        {shown.map((row) => (
          <PairLine
            key={row.id}
            row={row}
            languages={languages}
            skipsEmpty={skipsEmpty}
            isOver={isOver}
            isChosen={row.id === place.row}
            onLine={onLine}
          />
        ))}
      </ol>
      {listed.length > ROWS && (
        <div className={classes.pages}>
          <ActionIcon aria-label={t('load.previous')} disabled={first === 0} onClick={() => turn(-1)}>
            <IconChevronLeft size={16} stroke={1.75} />
          </ActionIcon>
          <span aria-live="polite">
            {t('load.range', { first: first + 1, last: first + shown.length, amount: listed.length })}
          </span>
          <ActionIcon
            aria-label={t('load.next')}
            disabled={first + ROWS >= listed.length}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    </>
  );
}

/** Where a line's row stands among all. */
export function placeOfLine(rows: readonly Row[], line: number): PairsPlace {
  const at = rows.findIndex((row) => row.line === line);
  const row = rows[at];
  return row ? { only: 'all', page: Math.floor(at / ROWS), row: row.id } : { only: 'all', page: 0 };
}
