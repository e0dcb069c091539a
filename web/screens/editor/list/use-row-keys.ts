import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Moves } from '../navigation/use-moves.ts';
import { doByKey } from '../shortcuts/on-keys.ts';
import { LIST_ID, rowOf, takesRowFocus } from '../state/keep-focus.ts';
import { useLayout } from '../state/use-layout.ts';
import { placeRow } from './place-row.ts';
import { topAfterStep } from './row-place.ts';

type Place = {
  /** Changes with the page, its filters and its order. */
  page: string;
  chosen: number | undefined;
  moves: Moves;
  onChoose: (id: number) => void;
};

/**
 * The keys of the list. A row's number is its tab stop: the arrows up and down, J and K lead to other rows and choose them,
 * right and left to the buttons of a row and back. Where a chosen string covers the list, they move the focus alone. While
 * nothing has the focus they begin at the chosen row: an editor that was just opened is ready for them.
 */
export function useRowKeys({ page, chosen, moves, onChoose }: Place) {
  const isOver = useLayout() === 'over';
  /** Where the focus goes on a page that comes without a chosen string. */
  const edge = useRef<'first' | 'last'>('first');
  useFocusOnChosen(page, chosen, edge);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const list = document.getElementById(LIST_ID);
    const target = event.target === document.body ? list : event.target;
    if (!list || !(target instanceof HTMLElement)) return;
    const focused = rowOf(target);
    // A menu of a row is drawn elsewhere; the head of the list has keys of its own.
    if (!focused && target !== list) return;
    const rows = [...list.querySelectorAll<HTMLElement>('li[data-string]')];
    const row = focused ?? rows.find((one) => idOf(one) === chosen);
    const at = row ? rows.indexOf(row) : -1;

    const goTo = (next: HTMLElement | undefined) => {
      if (!next) return;
      focusRow(next);
      if (isOver) placeRow(list, next, topAfterStep);
      else moves.choose(idOf(next));
    };
    const step = (by: 1 | -1) => {
      const next = at + by < 0 ? undefined : rows[at + by];
      if (next) return goTo(next);
      if (!(by === 1 ? moves.hasPageAfter : moves.hasPageBefore)) return;
      if (!isOver) return moves.step(by, row && idOf(row));
      edge.current = by === 1 ? 'first' : 'last';
      moves.turnBy(by);
    };
    doByKey(event, {
      nextRow: () => step(1),
      previousRow: () => step(-1),
      firstRow: () => goTo(rows[0]),
      lastRow: () => goTo(rows.at(-1)),
      writeInRow: target === list && chosen !== undefined ? () => onChoose(chosen) : undefined,
      nextControl: row && (() => focusControl(row, target, 1)),
      previousControl: row && (() => focusControl(row, target, -1)),
    });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** After another row was chosen, or another page came: the row has the focus if one had it before. */
function useFocusOnChosen(page: string, chosen: number | undefined, edge: RefObject<'first' | 'last'>): void {
  const before = useRef(page);
  useLayoutEffect(() => {
    const isTurned = before.current !== page;
    before.current = page;
    const isLast = edge.current === 'last';
    if (isTurned) edge.current = 'first';
    const list = document.getElementById(LIST_ID);
    if (!list || !takesRowFocus()) return;
    const rows = [...list.querySelectorAll<HTMLElement>('li[data-string]')];
    const row = rows.find((one) => idOf(one) === chosen) ?? (isTurned ? rows.at(isLast ? -1 : 0) : undefined);
    if (!row || row.contains(document.activeElement)) return;
    focusRow(row);
    if (isLast) placeRow(list, row, topAfterStep);
  }, [page, chosen, edge]);
}

const idOf = (row: HTMLElement) => Number(row.dataset.string);

const focusRow = (row: HTMLElement) => row.querySelector('a')?.focus({ preventScroll: true });

function focusControl(row: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const controls = [...row.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => control.offsetParent !== null,
  );
  controls[Math.max(0, controls.indexOf(from) + by)]?.focus();
}
