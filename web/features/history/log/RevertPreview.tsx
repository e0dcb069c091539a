import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevertPreview as Page, RevertRow } from '#contract/history/reverts.ts';
import { PROJECT_KINDS } from '#domain/core/events/kind-groups.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import classes from './RevertDialog.module.css';
import { RevertLine } from './RevertLine.tsx';

type Props = { preview: UseInfiniteQueryResult<InfiniteData<Page>> };

type Shown = RevertRow & { isChecked: boolean };

/** Pixels of a row before it is measured. */
const HEIGHT = 64;
/** How many rows before the last one the next page is fetched. */
const AHEAD = 10;

/** How many actions would be reverted, by kind, and the actions, the newest first (reverts.5). */
export function RevertPreview({ preview }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = preview;
  if (!data) return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Pending />;
  const [first] = data.pages;
  const rows: Shown[] = data.pages.flatMap((page) =>
    page.rows.map((row) => ({ ...row, isChecked: page.is_checked })),
  );
  const more = () => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  };
  return (
    <>
      <div role="status" className={`grid gap-8 ui-13 ${classes.sum}`}>
        {rows.length === 0 ? (
          <p>{t('reverts.none')}</p>
        ) : (
          <>
            <p>{t('reverts.total', { count: first?.total ?? 0 })}</p>
            {first?.has_more && <p>{t('reverts.more')}</p>}
            <ul className={`row gap-16 row-gap-4 align-stretch ink-2 ${classes.kinds}`}>
              {first?.kinds.map(({ w, amount }) => (
                <li key={w}>
                  {kindWords(t, w)} <b>{t('reverts.amount', { amount })}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {rows.length > 0 && (
        <div className={classes.list} aria-busy={isFetching}>
          <ScrollBoxRows
            label={t('reverts.list')}
            rows={rows}
            idOf={({ entry }) => String(entry.id)}
            height={() => HEIGHT}
            focused={undefined}
          >
            {(row, at) => (
              <>
                <RevertLine row={row} isChecked={row.isChecked} />
                {at >= rows.length - AHEAD && <Reached onReached={more} at={rows.length} />}
              </>
            )}
          </ScrollBoxRows>
        </div>
      )}
      {error && <NotLoaded error={error} onRetry={() => void fetchNextPage()} />}
    </>
  );
}

/** Calls when the end of the list comes into view, again for each of its lengths. */
function Reached({ onReached, at }: { onReached: () => void; at: number }) {
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (at > 0) reach();
  }, [at]);
  return null;
}

/** The kinds of a code in words: “Translations added”. */
function kindWords(t: TFunction, w: number): string {
  const kind = PROJECT_KINDS.find((one) => one === eventKindOf(w));
  return kind ? t(`log.kind.${kind}`) : t('undo.act.other');
}
