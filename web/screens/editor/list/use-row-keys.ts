import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { LIST_ID, rowOf, takesRowFocus } from '../state/keep-focus.ts';
import { useLayout } from '../state/use-layout.ts';
import { topAfterStep } from './row-position.ts';
import { scrollRow } from './scroll-row.ts';

type Options = {
  /** Changes with the page, its filters and its order. */
  page: string;
  chosen: number | undefined;
  onChoose: (id: number) => void;
};

/**
 * The keys of the list. Up and down, J and K choose other rows, and right and left move the focus among the controls of a
 * row. Where a chosen string covers the list they only move the focus. While nothing has the focus they start at the chosen
 * row.
 */
export function useRowKeys({ page, chosen, onChoose }: Options) {
  const navigation = useNavigationContext();
  const isOver = useLayout() === 'over';
  /** The row that gets the focus on a page without a chosen string. */
  const edge = useRef<'first' | 'last'>('first');
  useFocusOnChosen(page, chosen, edge);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const list = document.getElementById(LIST_ID);
    const target = event.target === document.body ? list : event.target;
    if (!list || !(target instanceof HTMLElement)) return;
    const focused = rowOf(target);
    // Not in menus of rows, which are rendered elsewhere, and in the head of the list, which has its own keys.
    if (!focused && target !== list) return;
    const rows = [...list.querySelectorAll<HTMLElement>('li[data-string]')];
    const row = focused ?? rows.find((one) => idOf(one) === chosen);
    const index = row ? rows.indexOf(row) : -1;

    const goTo = (next: HTMLElement | undefined) => {
      if (!next) return;
      focusRow(next);
      if (isOver) scrollRow(list, next, topAfterStep);
      else navigation.choose(idOf(next));
    };
    const step = (by: 1 | -1) => {
      const next = index + by < 0 ? undefined : rows[index + by];
      if (next) return goTo(next);
      if (!(by === 1 ? navigation.hasPageAfter : navigation.hasPageBefore)) return;
      if (!isOver) return navigation.step(by, row && idOf(row));
      edge.current = by === 1 ? 'first' : 'last';
      navigation.stepPage(by);
    };
    runByKey(event, {
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

/** Moves the focus to the chosen row, or to the first or last one of another page, if a row had it before. */
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
    if (isLast) scrollRow(list, row, topAfterStep);
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
