import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowString } from '../../../data/queries/editor.ts';
import { LIST_ID } from '../state/keep-focus.ts';
import { topAfterClick, topAfterStep } from './row-position.ts';
import { holdAfterJump, scrollRow } from './scroll-row.ts';

type Options = {
  /** Changes with the page, its filters and its order. */
  page: string;
  rows: readonly RowString[];
  chosen: number | undefined;
};

/**
 * Scrolls to the chosen string: after a link, a reload or a jump to a third of the view, after a step or a click no
 * further than needed. Returns the function to call before a click chooses a string.
 */
export function useChosenInSight({ page, rows, chosen }: Options): (id: number) => void {
  const clicked = useRef<number>(undefined);
  const previous = useRef({ page: '', index: -1 });
  const current = useRef(previous.current);
  useLayoutEffect(() => {
    current.current = { page, index: rows.findIndex(({ id }) => id === chosen) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event that moves the chosen row scrolls nothing.
  useLayoutEffect(() => {
    const wasClicked = clicked.current !== undefined && clicked.current === chosen;
    const isStep = isNextTo(previous.current, current.current);
    clicked.current = undefined;
    previous.current = current.current;
    const list = document.getElementById(LIST_ID);
    const row = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list || !row) return undefined;
    if (!wasClicked && !isStep) return holdAfterJump(list, row);
    scrollRow(list, row, wasClicked ? topAfterClick : topAfterStep);
    return undefined;
  }, [page, chosen]);
  return useCallback((id) => {
    clicked.current = id;
  }, []);
}

type Position = { page: string; index: number };

const isNextTo = (one: Position, other: Position) =>
  one.page === other.page && one.index >= 0 && Math.abs(one.index - other.index) === 1;
