import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchedBy } from '#domain/imports/import-translations.ts';
import { type Led, Rows } from '../../features/import-shared/Rows.tsx';
import { FATES, type Fate } from './fates.ts';
import { PairLine } from './PairLine.tsx';
import classes from './Pairs.module.css';
import { fateWords } from './problem-words.ts';
import { countsOf, type Row } from './rows.ts';

/** Which rows are shown: all or those of one fate; the row that is scrolled to. */
export type PairsPlace = { readonly only: Fate | 'all'; readonly led?: Led };

type Props = {
  rows: readonly Row[];
  languages: { source: string; target: string };
  place: PairsPlace;
  skipsEmpty: boolean;
  /** Whether an upload has ended, so that what is still new was not sent. */
  isOver: boolean;
  /** What the translations go by. */
  by: MatchedBy;
  onPlace: (place: PairsPlace) => void;
  onLine: (from: number, line: number) => void;
};

/** Each translation beside its source: before the upload what will become of it, afterwards what became of it. */
export function Pairs({ rows, languages, place, skipsEmpty, isOver, by, onPlace, onLine }: Props) {
  const { t } = useTranslation();
  const counts = useMemo(() => countsOf(rows), [rows]);
  const fates = FATES.filter((fate) => counts.has(fate));
  const only = place.only !== 'all' && counts.has(place.only) ? place.only : 'all';
  const listed = useMemo(
    () => (only === 'all' ? rows : rows.filter((row) => 'fate' in row && row.fate === only)),
    [rows, only],
  );
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
              onClick={() => onPlace({ only: fate })}
            >
              {fate === 'all' ? t('upload.all') : fateWords(t, fate, isOver, by)}
              <span>
                {t('project.amount', { amount: fate === 'all' ? rows.length : (counts.get(fate) ?? 0) })}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <Rows label={t('upload.preview')} rows={listed} idOf={({ id }) => id} height={heightOf} led={place.led}>
        {(row) => (
          <PairLine
            row={row}
            languages={languages}
            skipsEmpty={skipsEmpty}
            isOver={isOver}
            by={by}
            onLine={onLine}
          />
        )}
      </Rows>
    </>
  );
}

const heightOf = () => 60;
