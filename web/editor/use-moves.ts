import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { StatusFilter } from '#domain/string-filters.ts';
import { announce } from '../announcements/announce.ts';
import { failureWords } from '../language/failure-words.ts';
import { rowsMayGrow } from '../live/steady-list.ts';
import { stringifySearch } from '../search-strings.ts';
import { editorSettings } from '../settings/editor-settings.ts';
import { sayDone, sayFailed } from '../toasts/toast.tsx';
import {
  type EditorPage,
  editorPageQuery,
  FRESH,
  nextString,
  openAnew,
  type PageAsked,
  pageOfStringQuery,
  stringAtIndex,
} from '../wire/editor.ts';
import { Failure } from '../wire/failure.ts';
import {
  type EditorSearch,
  editorSearch,
  type ListSearch,
  listSearch,
  sizeOf,
  sizeToSay,
} from './address.ts';
import { keepFocusInList } from './keep-focus.ts';
import { focusEntry } from './panel/focus-entry.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

type Place = {
  asked: PageAsked;
  page: EditorPage;
  chosen: EditorRow | undefined;
  /** Whether choosing can be taken back with the browser's own Back: where the string comes over the list. */
  leavesTrace: boolean;
};

export type Moves = ReturnType<typeof useMoves>;

/** The ways around in the editor. Each is a change of the address, so that a link shows the same page and string. */
export function useMoves({ asked, page, chosen, leavesTrace }: Place) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const [isOnTheWay, setOnTheWay] = useState(false);
  const lastMove = useRef(0);
  const list = listSearch(search);
  const filters = stringifySearch(list);
  const pages = page.colours.length;
  const at = chosen ? page.rows.findIndex(({ id }) => id === chosen.id) : -1;
  const [nextUnseen] = page.unseen;

  const toPage = (number: number, string?: number): EditorSearch => ({
    ...list,
    page: number === 1 ? undefined : number,
    size: search.size ?? sizeToSay(asked.size, number),
    string,
  });
  const go = (to: EditorSearch, replace: boolean) =>
    void navigate({ to: '.', search: editorSearch(to), replace, resetScroll: false });

  /** Which string one has come to, for those who don't see it; a focus that was nowhere comes along. */
  const sayString = (id: number) => {
    const row = page.rows.find((row) => row.id === id);
    if (row) announce(t('editorEntry.stringChosen', { index: row.index, text: row.text }));
    if (document.activeElement === document.body) focusEntry();
  };
  const choose = (id: number, { isSaid = true } = {}) => {
    go(toPage(page.page, id), !leavesTrace);
    if (isSaid) sayString(id);
  };

  /** Fetches before it shows, so that one list gives way to the next without a gap; one overtaken by another is dropped. */
  const move = async (load: () => Promise<() => void>): Promise<unknown> => {
    lastMove.current += 1;
    const own = lastMove.current;
    const isLast = () => own === lastMove.current;
    setOnTheWay(true);
    try {
      const show = await load();
      if (isLast()) show();
      return undefined;
    } catch (error) {
      return isLast() ? error : undefined;
    } finally {
      if (isLast()) setOnTheWay(false);
    }
  };

  const orSay = (failed: unknown) => {
    if (failed instanceof Error) void sayFailed(failureWords(t, failed));
  };

  const pageOf = (number: number) =>
    number === page.page
      ? openAnew(queries, { ...asked, page: number }, rowsMayGrow)
      : queries.fetchQuery({ ...editorPageQuery({ ...asked, page: number }), staleTime: FRESH });

  const turnTo = async (number: number, choice?: (rows: readonly EditorRow[]) => number | undefined) => {
    if (number < 1 || number > Math.max(pages, 1)) return;
    const failed = await move(async () => {
      const next = await pageOf(number);
      return () => {
        keepFocusInList();
        go(toPage(next.page, choice?.(next.rows)), false);
        announce(t('editor.pageShown', { page: next.page, count: next.colours.length }));
      };
    });
    orSay(failed);
  };

  /** Strings that came up to this page while others were held on it aren't passed over. */
  const turnOn = (withString: boolean) => {
    if (nextUnseen !== undefined) return turnTo(page.page, () => nextUnseen);
    return turnTo(page.page + 1, withString ? (rows) => rows[0]?.id : undefined);
  };

  /**
   * Shows other strings, or the same in another order. When that fails one stays, and is told why: by whoever asked, who
   * has the failure as the answer and a field for it, else by a toast.
   */
  const narrow = async (
    to: ListSearch,
    { replace = false, atField = false } = {},
  ): Promise<Failure | undefined> => {
    const size = sizeOf(
      { ...(search.size !== undefined && { size: search.size }) },
      editorSettings().pageSize,
    );
    const wanted = { ...to, project: asked.project, sections: asked.sections, size };
    const { string } = search;
    const failed = await move(async () => {
      const place =
        string === undefined ? undefined : await queries.fetchQuery(pageOfStringQuery(wanted, string));
      const isThere = place?.isThere === true;
      const shown = await queries.fetchQuery({
        ...editorPageQuery({ ...wanted, page: place?.page ?? 1 }),
        staleTime: FRESH,
      });
      return () => {
        go({ ...to, size: search.size, string: isThere ? string : undefined }, replace);
        announce(t('editorFilters.found', { count: shown.matching_amount }));
      };
    });
    if (atField && failed instanceof Failure) return failed;
    orSay(failed);
    return undefined;
  };

  const toNext = async (be: StatusFilter) => {
    const failed = await move(async () => {
      const next = await nextString(asked, chosen?.id, be);
      if (next && next.page !== page.page && !page.rows.some(({ id }) => id === next.string)) {
        await pageOf(next.page);
      }
      return () => {
        if (!next) return void sayDone(t('editorTools.noneLeft'));
        const isHere = page.rows.some(({ id }) => id === next.string);
        go(toPage(isHere ? page.page : next.page, next.string), !leavesTrace);
        if (isHere) sayString(next.string);
      };
    });
    orSay(failed);
  };

  /** To a string by its place in its section, past the filter when that leaves it out. */
  const showIndex = async (section: number, index: number) => {
    const failed = await move(async () => {
      const id = await stringAtIndex(queries, asked, section, index);
      if (id === undefined) return () => void sayDone(t('editorTools.palette.noString', { number: index }));
      const { isThere } = await queries.fetchQuery(pageOfStringQuery(asked, id));
      return () => go({ ...(isThere ? list : {}), size: search.size, string: id }, false);
    });
    orSay(failed);
  };

  /** To a string as it stands now, past the filter when that leaves it out: after it was added or moved. */
  const showString = async (id: number) => {
    const failed = await move(async () => {
      const { isThere, page } = await queries.fetchQuery({ ...pageOfStringQuery(asked, id), staleTime: 0 });
      if (isThere) await openAnew(queries, { ...asked, page });
      return () => go(isThere ? toPage(page, id) : { size: search.size, string: id }, false);
    });
    orSay(failed);
  };

  return {
    choose,
    /** The address of a string in this list, whatever page it is on for whoever opens it. */
    hrefOf: (id: number) => `${filters === '' ? '?' : `${filters}&`}string=${id}`,
    hrefOfPage: (number: number) => stringifySearch(toPage(number)) || '?',
    turnTo: (number: number) => void turnTo(number),
    turnBy: (by: 1 | -1) => void (by === 1 ? turnOn(false) : turnTo(page.page - 1)),
    /** Opens the list as it would be now. */
    refresh: () =>
      void turnTo(page.page, (rows) =>
        rows.some(({ id }) => id === search.string) ? search.string : undefined,
      ),
    /** To the string before or after the chosen one, over the edge of the page too. */
    step: (by: 1 | -1) => {
      const next = page.rows[at + by];
      if (next && at + by >= 0) choose(next.id);
      else if (by === 1) void turnOn(true);
      else void turnTo(page.page - 1, (rows) => rows.at(-1)?.id);
    },
    showIndex,
    showString,
    toNextUntranslated: () => void toNext('non_tr'),
    narrow,
    /** Pages of the size that is liked now, with the same string. */
    resize: () => go({ ...list, string: chosen?.id }, true),
    list,
    isOnTheWay,
    hasBefore: at > 0 || page.page > 1,
    hasAfter: at < page.rows.length - 1 || page.page < pages || nextUnseen !== undefined,
    hasPageBefore: page.page > 1,
    hasPageAfter: page.page < pages || nextUnseen !== undefined,
    close: () => go(toPage(page.page), true),
  };
}
