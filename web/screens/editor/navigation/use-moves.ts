import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { StatusFilter } from '#domain/editor/string-filters.ts';
import { type EditorPage, nextString, type PageAsked } from '../../../data/queries/editor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { sayDone } from '../../../ui/toasts/toast.tsx';
import { focusEntry } from '../state/focus-composer.ts';
import { isFocusNowhere, isRowFocused } from '../state/keep-focus.ts';
import { useFetchedMove } from './use-fetched-move.ts';
import { useFinding } from './use-finding.ts';
import { useGoing } from './use-going.ts';
import { useNarrowing } from './use-narrowing.ts';
import { useTurning } from './use-turning.ts';

type Place = {
  asked: PageAsked;
  page: EditorPage;
  chosen: EditorRow | undefined;
  /** Whether choosing can be taken back with the browser's own Back: where the string comes over the list. */
  leavesTrace: boolean;
  /** Called before the address changes: with the string, if it is on this page. */
  isGoneTo: (id: number | undefined) => void;
};

export type Moves = ReturnType<typeof useMoves>;

/** The ways around in the editor. Each is a change of the address, so that a link shows the same page and string. */
export function useMoves({ asked, page, chosen, leavesTrace, isGoneTo }: Place) {
  const { t } = useTranslation();
  const isHere = (string: number) => page.rows.some(({ id }) => id === string);
  const going = useGoing(asked, (string) =>
    isGoneTo(string !== undefined && isHere(string) ? string : undefined),
  );
  const fetched = useFetchedMove();
  const turning = useTurning({ asked, page, going, fetched });
  const finding = useFinding({ asked, going, fetched });
  const narrow = useNarrowing({ asked, going, fetched });
  const { search, list, toPage, go, hrefOf, hrefOfPage } = going;
  const { turnTo, turnBy, turnOn, turnBack, hasPageBefore, hasPageAfter } = turning;
  const at = chosen ? page.rows.findIndex(({ id }) => id === chosen.id) : -1;

  /** Tells screen readers which string was chosen, unless its row has the focus. A focus that is nowhere goes to the entry. */
  const sayString = (id: number) => {
    const row = page.rows.find((row) => row.id === id);
    if (row && !isRowFocused()) announce(t('editorEntry.stringChosen', { index: row.index, text: row.text }));
    if (isFocusNowhere()) focusEntry();
  };
  const choose = (id: number, { isSaid = true } = {}) => {
    go(toPage(page.page, id), !leavesTrace);
    if (isSaid) sayString(id);
  };
  const toNext = (be: StatusFilter) =>
    fetched.move(async () => {
      const next = await nextString(asked, chosen?.id, be);
      if (next && next.page !== page.page && !isHere(next.string)) await turning.pageOf(next.page);
      return () => {
        if (!next) return void sayDone(t('editorTools.noneLeft'));
        if (isHere(next.string)) return choose(next.string);
        go(toPage(next.page, next.string), !leavesTrace);
      };
    });

  return {
    ...finding,
    choose,
    hrefOf,
    hrefOfPage,
    turnTo: (number: number) => void turnTo(number),
    turnBy: (by: 1 | -1) => void turnBy(by),
    /** Opens the list as it would be now. */
    refresh: () =>
      void turnTo(page.page, (rows) =>
        rows.some(({ id }) => id === search.string) ? search.string : undefined,
      ),
    /** To the string before or after the chosen one, or after another, over the edge of the page too. */
    step: (by: 1 | -1, from?: number) => {
      const begin = from === undefined ? at : page.rows.findIndex(({ id }) => id === from);
      const next = page.rows[begin + by];
      if (next && begin + by >= 0) choose(next.id);
      else if (by === 1) void turnOn((rows) => rows[0]?.id);
      else void turnBack((rows) => rows.at(-1)?.id);
    },
    toNextUntranslated: () => void toNext('non_tr'),
    narrow,
    /** Pages of the size that is liked now, with the same string. */
    resize: () => go({ ...list, string: chosen?.id }, true),
    list,
    /** Whether the address asks for the form of a new string. */
    addsFirst: search.add === true,
    hasBefore: at > 0 || hasPageBefore,
    hasAfter: at < page.rows.length - 1 || hasPageAfter,
    hasPageBefore,
    hasPageAfter,
    close: () => go(toPage(page.page), true),
  };
}
