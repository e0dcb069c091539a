import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  editorPageQuery,
  type PageOutline,
  type PageParams,
  PREFETCH_STALE_TIME,
  type RowString,
  reopenPage,
} from '../../../data/queries/editor.ts';
import { anchorScroll } from '../../../features/notices/live/scroll-anchor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { keepFocusInList } from '../state/keep-focus.ts';
import { type LoadedNavigation, pendingNavigation } from './pending-navigation.ts';
import type { EditorAddress } from './use-editor-address.ts';

type Options = { params: PageParams; page: PageOutline; address: EditorAddress; loaded: LoadedNavigation };

/** Chooses a string of the page that is loaded. */
type Choice = (rows: readonly RowString[]) => number | undefined;

/** Navigation from page to page. */
export function usePaging({ params, page, address: { toPage, go }, loaded: { navigate } }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [nextArrived] = page.arrived;
  const pages = page.colours.length;

  /** Loads a page, from the cache where it is fresh; the current one as the list is now. */
  const loadPage = (number: number) =>
    number === page.page
      ? reopenPage(queries, { ...params, page: number }, anchorScroll)
      : queries.fetchQuery({
          ...editorPageQuery({ ...params, page: number }),
          staleTime: PREFETCH_STALE_TIME,
        });

  const goToPage = async (number: number, choice?: Choice): Promise<void> => {
    if (number < 1 || number > Math.max(pages, 1)) return;
    await navigate(
      async () => {
        const next = await loadPage(number);
        return () => {
          keepFocusInList();
          go(toPage(next.page, choice?.(next.rows)), false);
          announce(t('editor.pageShown', { page: next.page, count: next.colours.length }));
        };
      },
      { page: number },
    );
  };

  /** Strings that have arrived on this page while others were pinned come first. */
  const goToNextPage = (choice?: Choice): Promise<void> =>
    nextArrived === undefined ? goToPage(page.page + 1, choice) : goToPage(page.page, () => nextArrived);

  /** Steps from the page that is loading, if one is. */
  const stepPage = (by: 1 | -1): Promise<void> => {
    const loading = pendingNavigation()?.page;
    if (loading !== undefined) return goToPage(loading + by);
    return by === 1 ? goToNextPage() : goToPage(page.page - 1);
  };

  return {
    loadPage,
    goToPage,
    stepPage,
    goToNextPage,
    goToPreviousPage: (choice?: Choice) => goToPage(page.page - 1, choice),
    hasPageBefore: page.page > 1,
    hasPageAfter: page.page < pages || nextArrived !== undefined,
  };
}
