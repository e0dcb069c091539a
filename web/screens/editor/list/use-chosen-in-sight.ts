import { useCallback, useLayoutEffect, useRef } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import { LIST_ID } from '../state/keep-focus.ts';
import { holdAfterJump, placeRow } from './place-row.ts';
import { topAfterClick, topAfterStep } from './row-place.ts';

type Shown = {
  /** Changes with the page, its filters and its order. */
  page: string;
  rows: readonly EditorRow[];
  chosen: number | undefined;
};

/**
 * Keeps the chosen string in view: after a link, a reload or a jump a third of the view down; after a step to a neighbour
 * or a click in the list it moves no further than it must. Answers what has to be called before a click chooses a string.
 */
export function useChosenInSight({ page, rows, chosen }: Shown): (id: number) => void {
  const clicked = useRef<number>(undefined);
  const before = useRef({ page: '', at: -1 });
  const now = useRef(before.current);
  useLayoutEffect(() => {
    now.current = { page, at: rows.findIndex(({ id }) => id === chosen) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: news that move the chosen row scroll nothing.
  useLayoutEffect(() => {
    const wasClicked = clicked.current !== undefined && clicked.current === chosen;
    const isStep = isNextTo(before.current, now.current);
    clicked.current = undefined;
    before.current = now.current;
    const list = document.getElementById(LIST_ID);
    const row = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list || !row) return undefined;
    if (!wasClicked && !isStep) return holdAfterJump(list, row);
    placeRow(list, row, wasClicked ? topAfterClick : topAfterStep);
    return undefined;
  }, [page, chosen]);
  return useCallback((id) => {
    clicked.current = id;
  }, []);
}

type Place = { page: string; at: number };

const isNextTo = (one: Place, other: Place) =>
  one.page === other.page && one.at >= 0 && Math.abs(one.at - other.at) === 1;
