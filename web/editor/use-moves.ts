import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { announce } from '../announcements/announce.ts';
import { failureWords } from '../language/failure-words.ts';
import { stringifySearch } from '../search-strings.ts';
import { sayFailed } from '../toasts/toast.tsx';
import { type EditorPage, editorPageQuery, type PageAsked } from '../wire/editor.ts';
import type { EditorSearch } from './address.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** The list, which the skip link leads to and which keeps the focus of a row that leaves. */
export const LIST_ID = 'text';

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
  const pages = page.colours.length;
  const at = chosen ? page.rows.findIndex(({ id }) => id === chosen.id) : -1;

  const search = (number: number, string?: number): EditorSearch => ({
    page: number === 1 ? undefined : number,
    size: asked.size,
    string,
  });
  const go = (to: EditorSearch, replace: boolean) =>
    void navigate({ to: '.', search: to, replace, resetScroll: false });

  const choose = (id: number) => go(search(page.page, id), !leavesTrace);

  /** Fetched before it is shown, so that one page gives way to the next without a gap. */
  const turnTo = async (number: number, edge?: 0 | -1) => {
    if (number < 1 || number > pages) return;
    try {
      const next = await queries.fetchQuery({
        ...editorPageQuery({ ...asked, page: number }),
        staleTime: 1000,
      });
      const list = document.getElementById(LIST_ID);
      if (list?.contains(document.activeElement)) list.focus({ preventScroll: true });
      go(search(next.page, edge === undefined ? undefined : next.rows.at(edge)?.id), false);
      announce(t('editor.pageShown', { page: next.page, count: next.colours.length }));
    } catch (error) {
      if (error instanceof Error) void sayFailed(failureWords(t, error));
    }
  };

  return {
    choose,
    hrefOf: (id: number) => stringifySearch(search(page.page, id)),
    hrefOfPage: (number: number) => stringifySearch(search(number)) || '?',
    turnTo: (number: number) => void turnTo(number),
    /** To the string before or after the chosen one, over the edge of the page too. */
    step: (by: 1 | -1) => {
      const next = page.rows[at + by];
      if (next && at + by >= 0) choose(next.id);
      else void turnTo(page.page + by, by === 1 ? 0 : -1);
    },
    hasBefore: at > 0 || page.page > 1,
    hasAfter: at < page.rows.length - 1 || page.page < pages,
    close: () => go(search(page.page), true),
  };
}
