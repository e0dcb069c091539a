import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StatusFilter } from '#domain/texts/editor/string-filters.ts';
import {
  nextString,
  type PageOutline,
  type PageParams,
  pageOfStringQuery,
  type RowString,
  reopenPage,
  stringAtIndex,
} from '../../../data/queries/editor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { focusComposer } from '../state/focus-composer.ts';
import { hasNoFocusedControl, isRowFocused } from '../state/keep-focus.ts';
import { useStableNavigation } from './navigation-context.ts';
import { useLoadedNavigation } from './pending-navigation.ts';
import { useEditorAddress } from './use-editor-address.ts';
import { useListChange } from './use-list-change.ts';
import { usePaging } from './use-paging.ts';

type Options = {
  params: PageParams;
  page: PageOutline;
  chosen: RowString | undefined;
  /** Whether choosing a string adds to the browser's history, so that Back closes it: where it comes over the list. */
  addsHistory: boolean;
  /** Called before the address changes, with the chosen string if it is on this page. */
  beforeChange: (id: number | undefined) => void;
};

/** Navigation in the editor. All of it changes the address, so that a link shows the same page and string. */
export function useNavigation({ params, page, chosen, addsHistory, beforeChange }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const isHere = (string: number) => page.rows.some(({ id }) => id === string);
  const address = useEditorAddress(params, (string) =>
    beforeChange(string !== undefined && isHere(string) ? string : undefined),
  );
  const { search, list, toPage, go, hrefOf, hrefOfPage } = address;
  const loaded = useLoadedNavigation();
  const { goToPage, stepPage, goToNextPage, goToPreviousPage, loadPage, hasPageBefore, hasPageAfter } =
    usePaging({ params, page, address, loaded });
  const changeList = useListChange({ params, address, loaded });
  const index = chosen ? page.rows.findIndex(({ id }) => id === chosen.id) : -1;

  /** Announces the chosen string, unless its row has the focus. Without a focused control the focus goes to the composer. */
  const announceString = (id: number) => {
    const row = page.rows.find((row) => row.id === id);
    if (row && !isRowFocused())
      announce(t('editorComposer.stringChosen', { index: row.index, text: row.text }));
    if (hasNoFocusedControl()) focusComposer();
  };
  const choose = (id: number, { isAnnounced = true } = {}) => {
    go(toPage(page.page, id), !addsHistory);
    if (isAnnounced) announceString(id);
  };
  const goToNext = (status: StatusFilter) =>
    loaded.navigate(async () => {
      const next = await nextString(params, chosen?.id, status);
      if (next && next.page !== page.page && !isHere(next.string)) await loadPage(next.page);
      return () => {
        if (!next) return void showSuccessToast(t('editorTools.noneLeft'));
        if (isHere(next.string)) return choose(next.string);
        go(toPage(next.page, next.string), !addsHistory);
      };
    });

  const navigation = useStableNavigation({
    list,
    hasPageBefore,
    hasPageAfter,
    hrefOf,
    hrefOfPage,
    choose,
    changeList,
    goToPage: (number) => void goToPage(number),
    stepPage: (by) => void stepPage(by),
    reload: () =>
      void goToPage(page.page, (rows) =>
        rows.some(({ id }) => id === search.string) ? search.string : undefined,
      ),
    step: (by, from) => {
      const start = from === undefined ? index : page.rows.findIndex(({ id }) => id === from);
      const next = page.rows[start + by];
      if (next && start + by >= 0) choose(next.id);
      else if (by === 1) void goToNextPage((rows) => rows[0]?.id);
      else void goToPreviousPage((rows) => rows.at(-1)?.id);
    },
    goToNextUntranslated: () => void goToNext('non_tr'),
    goToIndex: (section, index) =>
      loaded.navigate(async () => {
        const id = await stringAtIndex(queries, params, section, index);
        if (id === undefined) {
          return () => void showSuccessToast(t('editorTools.palette.noString', { number: index }));
        }
        const { isInList } = await queries.fetchQuery(pageOfStringQuery(params, id));
        return () => go({ ...(isInList ? list : {}), size: search.size, string: id }, false);
      }),
    goToString: (id) =>
      loaded.navigate(async () => {
        const position = await queries.fetchQuery({ ...pageOfStringQuery(params, id), staleTime: 0 });
        if (position.isInList) await reopenPage(queries, { ...params, page: position.page });
        return () =>
          go(position.isInList ? toPage(position.page, id) : { size: search.size, string: id }, false);
      }),
    applyPageSize: () => go({ ...list, string: chosen?.id }, true),
    close: () => go(toPage(page.page), true),
  });

  return {
    navigation,
    hasPrevious: index > 0 || hasPageBefore,
    hasNext: index < page.rows.length - 1 || hasPageAfter,
    /** Whether the address asks for the form of a new string. */
    isAddRequested: search.add === true,
  };
}
