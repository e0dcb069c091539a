import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchedBy } from '#domain/formats/model/translation-reading.ts';
import { type RowFocus, VirtualRows } from '../../ui/rows/VirtualRows.tsx';
import { PairLine } from './PairLine.tsx';
import classes from './Pairs.module.css';
import { statusWords } from './problem-words.ts';
import { ROW_STATUSES, type RowStatus } from './row-status.ts';
import { countsOf, type Row } from './rows.ts';

/** Which rows are shown: all or those of one status; the row that is scrolled to. */
export type PairsView = { readonly only: RowStatus | 'all'; readonly focused?: RowFocus };

type Props = {
  rows: readonly Row[];
  languages: { source: string; target: string };
  view: PairsView;
  skipsEmpty: boolean;
  /** Whether an import has ended, so that pairs that are still new were not sent. */
  isOver: boolean;
  /** How translations are matched with strings. */
  by: MatchedBy;
  onView: (place: PairsView) => void;
  onLine: (from: number, line: number) => void;
};

/** Each translation beside its source, with what the import will do or has done with it. */
export function Pairs({ rows, languages, view, skipsEmpty, isOver, by, onView, onLine }: Props) {
  const { t } = useTranslation();
  const counts = useMemo(() => countsOf(rows), [rows]);
  const statuses = ROW_STATUSES.filter((status) => counts.has(status));
  const only = view.only !== 'all' && counts.has(view.only) ? view.only : 'all';
  const listed = useMemo(
    () => (only === 'all' ? rows : rows.filter((row) => 'status' in row && row.status === only)),
    [rows, only],
  );
  return (
    <>
      {statuses.length > 1 && (
        <fieldset className={classes.chips} aria-label={t('importTranslations.show')}>
          {(['all', ...statuses] as const).map((status) => (
            <button
              key={status}
              type="button"
              className={classes.chip}
              aria-pressed={status === only}
              onClick={() => onView({ only: status })}
            >
              {status === 'all' ? t('importTranslations.all') : statusWords(t, status, isOver, by)}
              <span>
                {t('project.amount', { amount: status === 'all' ? rows.length : (counts.get(status) ?? 0) })}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <VirtualRows
        label={t('importTranslations.preview')}
        rows={listed}
        idOf={({ id }) => id}
        height={heightOf}
        focused={view.focused}
      >
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
      </VirtualRows>
    </>
  );
}

const heightOf = () => 60;
