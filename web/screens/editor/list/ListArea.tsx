import { hashKey } from '@tanstack/react-query';
import { type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltering } from '#domain/texts/editor/string-filters.ts';
import type { PageOutline, PageParams } from '../../../data/queries/editor.ts';
import { countPendingChanges } from '../../../data/queries/pinned-rows.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';
import { SearchMatchesContext, useSearchMatches } from '../search-matches/search-matches.ts';
import { useEditor } from '../state/editor-context.ts';
import { focusNextChosenRow, LIST_ID } from '../state/keep-focus.ts';
import { useStringManagement } from '../state/string-management.ts';
import { MovedNote } from '../strings/MovedNote.tsx';
import { ChangesBar } from './ChangesBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import classes from './ListArea.module.css';
import { NoneFound } from './NoneFound.tsx';
import { StringList } from './StringList.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { useRowKeys } from './use-row-keys.ts';

type Props = {
  params: PageParams;
  page: PageOutline;
  chosen: number | undefined;
  isPageLoading: boolean;
  filterError: Error | undefined;
  /** Why the page could not be loaded; the one before it is shown. */
  pageError: Error | undefined;
  onChoose: (id: number, isByTouch: boolean) => void;
  onComments: (id: number) => void;
  /** What the chosen row shows in place of its texts, if it is translated there. */
  inPlace: ReactNode;
};

/** The scrolling area of the list: its strings, or the notice in their place. */
export function ListArea({
  params,
  page,
  chosen,
  isPageLoading,
  filterError,
  pageError,
  onChoose,
  onComments,
  inPlace,
}: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { hrefOf, reload } = useNavigationContext();
  const { moved, forgetMoved, addAt } = useStringManagement();
  const isLoading = usePendingNavigation() !== undefined;
  const scrollToTop = useScrollToTop();
  const searchMatches = useSearchMatches(params, project);
  const key = hashKey([params]);
  const [shown, setShown] = useState(key);
  if (!isPageLoading && shown !== key) setShown(key);
  const beforeClick = useChosenInSight({ page: shown, rows: page.rows, chosen });
  const choose = useCallback(
    (id: number, isByTouch = false) => {
      beforeClick(id);
      onChoose(id, isByTouch);
      // Users who can't translate stay in the list.
      if (document.activeElement?.id === LIST_ID) focusNextChosenRow();
    },
    [beforeClick, onChoose],
  );
  useRowKeys({ page: shown, chosen, onChoose: choose });
  const openComments = useCallback(
    (id: number) => {
      beforeClick(id);
      onComments(id);
    },
    [beforeClick, onComments],
  );
  return (
    <main id={LIST_ID} className={classes.list} tabIndex={-1} aria-busy={isPageLoading || isLoading}>
      {pageError && (
        <Notice kind="error">
          {t('editorTools.pageFailed')} {failureWords(t, pageError)}
        </Notice>
      )}
      {moved && <MovedNote moved={moved} onClose={forgetMoved} />}
      <div key={shown} ref={scrollToTop}>
        {page.rows.length > 0 ? (
          <SearchMatchesContext value={searchMatches}>
            <StringList
              isInOrder={params.sort === undefined || params.sort === 'index'}
              chosen={chosen}
              hrefOf={hrefOf}
              onChoose={choose}
              onComments={openComments}
              inPlace={inPlace}
            />
          </SearchMatchesContext>
        ) : filterError || isFiltering(params) ? (
          <NoneFound filterError={filterError} />
        ) : (
          <EmptyList sections={page.sections} onAdd={addAt} />
        )}
      </div>
      <ChangesBar count={countPendingChanges(page)} onShow={reload} />
    </main>
  );
}

/** Scrolls to the top when another page is shown. The list element stays, and with it the focus. */
function useScrollToTop(): RefCallback<HTMLElement> {
  const isFirst = useRef(true);
  return useCallback((rows) => {
    if (rows === null) return;
    if (!isFirst.current) rows.parentElement?.scrollTo(0, 0);
    isFirst.current = false;
  }, []);
}
