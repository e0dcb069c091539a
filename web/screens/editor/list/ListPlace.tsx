import { hashKey } from '@tanstack/react-query';
import { type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltering } from '#domain/editor/string-filters.ts';
import type { EditorPage, PageAsked } from '../../../data/queries/editor.ts';
import { countPendingChanges } from '../../../data/queries/pinned-rows.ts';
import { useScrollAnchor } from '../../../features/live/scroll-anchor.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { FoundContext, useFound } from '../found/found.ts';
import { useComing } from '../navigation/coming.ts';
import type { Moves } from '../navigation/use-moves.ts';
import { LIST_ID, rowIsAwaited } from '../state/keep-focus.ts';
import { MovedNote } from '../strings/MovedNote.tsx';
import type { Managing } from '../strings/use-managing.ts';
import { ChangesBar } from './ChangesBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import classes from './ListPlace.module.css';
import { NoneFound } from './NoneFound.tsx';
import { StringList } from './StringList.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { useRowKeys } from './use-row-keys.ts';

type Props = {
  asked: PageAsked;
  page: EditorPage;
  moves: Moves;
  managing: Managing;
  chosen: number | undefined;
  isTurning: boolean;
  refused: Error | undefined;
  /** Why the page asked for did not come; the one before it is shown. */
  failed: Error | undefined;
  onChoose: (id: number, isByTouch: boolean) => void;
  onComments: (id: number) => void;
  /** What the chosen row shows in place of its texts, where it is translated there. */
  inPlace: ReactNode;
};

/** Where the list stands and scrolls: its strings, or what is said in their place. */
export function ListPlace({
  asked,
  page,
  moves,
  managing,
  chosen,
  isTurning,
  refused,
  failed,
  onChoose,
  onComments,
  inPlace,
}: Props) {
  const { t } = useTranslation();
  useScrollAnchor(LIST_ID);
  const isOnTheWay = useComing() !== undefined;
  const beginAtTop = useBeginning();
  const found = useFound(asked);
  const place = hashKey([asked]);
  const [shown, show] = useState(place);
  if (!isTurning && shown !== place) show(place);
  const beforeClick = useChosenInSight({ page: shown, rows: page.rows, chosen });
  const choose = useCallback(
    (id: number, isByTouch = false) => {
      beforeClick(id);
      onChoose(id, isByTouch);
      // Who can't write a translation goes on in the list.
      if (document.activeElement?.id === LIST_ID) rowIsAwaited();
    },
    [beforeClick, onChoose],
  );
  useRowKeys({ page: shown, chosen, moves, onChoose: choose });
  const openComments = useCallback(
    (id: number) => {
      beforeClick(id);
      onComments(id);
    },
    [beforeClick, onComments],
  );
  return (
    <main id={LIST_ID} className={classes.list} tabIndex={-1} aria-busy={isTurning || isOnTheWay}>
      {failed && (
        <Notice kind="error">
          {t('editorTools.pageFailed')} {failureWords(t, failed)}
        </Notice>
      )}
      {managing.moved && <MovedNote moved={managing.moved} onClose={managing.forgetMoved} />}
      <div key={shown} ref={beginAtTop}>
        {page.rows.length > 0 ? (
          <FoundContext value={found}>
            <StringList
              page={page}
              isInOrder={asked.sort === undefined || asked.sort === 'index'}
              chosen={chosen}
              hrefOf={moves.hrefOf}
              onChoose={choose}
              onComments={openComments}
              inPlace={inPlace}
            />
          </FoundContext>
        ) : refused || isFiltering(asked) ? (
          <NoneFound moves={moves} refused={refused} />
        ) : (
          <EmptyList sections={page.sections} onAdd={managing.addAt} />
        )}
      </div>
      <ChangesBar count={countPendingChanges(page)} onShow={moves.refresh} />
    </main>
  );
}

/** Another page is shown from its beginning; the list itself stays, and with it the focus. The first one begins there. */
function useBeginning(): RefCallback<HTMLElement> {
  const isFirst = useRef(true);
  return useCallback((rows) => {
    if (rows === null) return;
    if (!isFirst.current) rows.parentElement?.scrollTo(0, 0);
    isFirst.current = false;
  }, []);
}
