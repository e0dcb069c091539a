import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import {
  type EditorPage,
  editorPageQuery,
  FRESH,
  type PageAsked,
  reopenPage,
} from '../../../data/queries/editor.ts';
import { anchorScroll } from '../../../features/live/scroll-anchor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { keepFocusInList } from '../state/keep-focus.ts';
import { comingNow } from './coming.ts';
import type { FetchedMove } from './use-fetched-move.ts';
import type { Going } from './use-going.ts';

type Place = { asked: PageAsked; page: EditorPage; going: Going; fetched: FetchedMove };

/** Which string of the page that comes is to be the chosen one. */
type Choice = (rows: readonly EditorRow[]) => number | undefined;

/** The ways from page to page. */
export function useTurning({ asked, page, going: { toPage, go }, fetched: { move } }: Place) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [nextArrived] = page.arrived;
  const pages = page.colours.length;

  /** A page as it is in hand, this one as the list would be now. */
  const pageOf = (number: number) =>
    number === page.page
      ? reopenPage(queries, { ...asked, page: number }, anchorScroll)
      : queries.fetchQuery({ ...editorPageQuery({ ...asked, page: number }), staleTime: FRESH });

  const turnTo = async (number: number, choice?: Choice): Promise<void> => {
    if (number < 1 || number > Math.max(pages, 1)) return;
    await move(
      async () => {
        const next = await pageOf(number);
        return () => {
          keepFocusInList();
          go(toPage(next.page, choice?.(next.rows)), false);
          announce(t('editor.pageShown', { page: next.page, count: next.colours.length }));
        };
      },
      { page: number },
    );
  };

  /** Strings that came up to this page while others were held on it aren't passed over. */
  const turnOn = (choice?: Choice): Promise<void> =>
    nextArrived === undefined ? turnTo(page.page + 1, choice) : turnTo(page.page, () => nextArrived);

  /** From page to page; from the one that is on its way, where somebody leafs on before it is there. */
  const turnBy = (by: 1 | -1): Promise<void> => {
    const ahead = comingNow()?.page;
    if (ahead !== undefined) return turnTo(ahead + by);
    return by === 1 ? turnOn() : turnTo(page.page - 1);
  };

  return {
    pageOf,
    turnTo,
    turnBy,
    turnOn,
    turnBack: (choice?: Choice) => turnTo(page.page - 1, choice),
    hasPageBefore: page.page > 1,
    hasPageAfter: page.page < pages || nextArrived !== undefined,
  };
}
