import { useMediaQuery } from '@mantine/hooks';
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import classes from './VirtualRows.module.css';

/** The media query of pages on which rows scroll in a box. */
export const WIDE_PAGE = '(width >= 64em)';

/** A row to scroll to and focus, or its grip. A new object does so again. */
export type RowFocus = { readonly id: string; readonly isGrip?: boolean };

export type RowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The estimated height of a row in pixels, until it is measured. */
  height: (row: Row) => number;
  focused: RowFocus | undefined;
  /** A row that stays rendered when it is scrolled out of view: one that is being dragged. */
  alwaysDrawn?: string | undefined;
  children: (row: Row, at: number) => ReactNode;
};

/** A virtual list of any length: on wide pages it scrolls in a box, otherwise with the page. */
export function VirtualRows<Row>(props: RowsProps<Row>) {
  const isWide = useMediaQuery(WIDE_PAGE, undefined, { getInitialValueInEffect: false });
  return isWide ? <ScrollBoxRows {...props} /> : <PageRows {...props} />;
}

/** A virtual list that scrolls in a box. */
export function ScrollBoxRows<Row>(props: RowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ ...useRowOptions(props), getScrollElement: () => box.current });
  return (
    <div ref={box} className={classes.box}>
      <DrawnRows {...props} virtual={rows} />
    </div>
  );
}

/** Rows that scroll with the page. */
function PageRows<Row>(props: RowsProps<Row>) {
  const container = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // The content above may have changed its height with any render.
  useLayoutEffect(() => setTop((container.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  const rows = useWindowVirtualizer({ ...useRowOptions(props), scrollMargin: Math.round(top) });
  return (
    <div ref={container}>
      <DrawnRows {...props} virtual={rows} />
    </div>
  );
}

type DrawnProps<Row, Scroller extends Element | Window> = RowsProps<Row> & {
  virtual: Virtualizer<Scroller, Element>;
};

/** The most frames to wait until a row that is scrolled to is rendered. */
const FRAMES = 20;

/** Renders the rows in view at their positions. */
function DrawnRows<Row, Scroller extends Element | Window>(props: DrawnProps<Row, Scroller>) {
  const { label, rows, idOf, focused, children, virtual } = props;
  const list = useRef<HTMLOListElement>(null);
  const focusRow = useEffectEvent(({ id, isGrip }: RowFocus) => {
    const index = rows.findIndex((row) => idOf(row) === id);
    if (index < 0) return;
    virtual.scrollToIndex(index, { align: isGrip ? 'auto' : 'center' });
    // A row far away is rendered only after the list has scrolled to it.
    const focus = (frames: number) => {
      const row = list.current?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
      const target = isGrip ? row?.querySelector<HTMLElement>('[data-grip]') : row;
      if (target) target.focus({ preventScroll: true });
      else if (frames > 0) requestAnimationFrame(() => focus(frames - 1));
    };
    focus(FRAMES);
  });
  useEffect(() => {
    if (focused) focusRow(focused);
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

/** The options of the virtualizer, which renders only the rows in view. */
function useRowOptions<Row>({ rows, idOf, height, alwaysDrawn }: RowsProps<Row>) {
  const keptAt = useMemo(
    () => (alwaysDrawn === undefined ? -1 : rows.findIndex((row) => idOf(row) === alwaysDrawn)),
    [rows, idOf, alwaysDrawn],
  );
  return {
    count: rows.length,
    getItemKey: (at: number) => {
      const row = rows[at];
      return row === undefined ? at : idOf(row);
    },
    estimateSize: (at: number) => {
      const row = rows[at];
      return row === undefined ? 0 : height(row);
    },
    overscan: 4,
    // React 19 renders in time without being forced to.
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return keptAt < 0 || drawn.includes(keptAt) ? drawn : [...drawn, keptAt].sort((a, b) => a - b);
    },
  };
}
