import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './VirtualRows.module.css';
import type { RowFocus, RowsProps } from './VirtualRows.tsx';

type Props<Row, Scroller extends Element | Window> = RowsProps<Row> & {
  virtual: Virtualizer<Scroller, Element>;
};

/** How many frames a row that is scrolled to may take to be drawn. */
const FRAMES = 20;

/** The rows in view, each at its place in the length of all. */
export function DrawnRows<Row, Scroller extends Element | Window>(props: Props<Row, Scroller>) {
  const { label, rows, idOf, focused, children, virtual } = props;
  const list = useRef<HTMLOListElement>(null);
  const lead = useEffectEvent(({ id, isGrip }: RowFocus) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    if (at < 0) return;
    virtual.scrollToIndex(at, { align: isGrip ? 'auto' : 'center' });
    // A row far away is drawn only once the list has been scrolled to it.
    const focus = (frames: number) => {
      const row = list.current?.querySelector<HTMLElement>(`:scope > [data-index="${at}"]`);
      const target = isGrip ? row?.querySelector<HTMLElement>('[data-grip]') : row;
      if (target) target.focus({ preventScroll: true });
      else if (frames > 0) requestAnimationFrame(() => focus(frames - 1));
    };
    focus(FRAMES);
  });
  useEffect(() => {
    if (focused) lead(focused);
  }, [focused]);
  const { scrollMargin } = virtual.options;
  return (
    <ol ref={list} className={classes.rows} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              tabIndex={-1}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ top: start - scrollMargin }}
            >
              {children(row, index)}
            </li>
          )
        );
      })}
    </ol>
  );
}
