import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { DrawnRows } from './DrawnRows.tsx';
import { useRowOptions } from './use-row-options.ts';
import type { RowsProps } from './VirtualRows.tsx';

/** Rows that scroll with the page. */
export function PageRows<Row>(props: RowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // What stands above may have grown with any drawing.
  useLayoutEffect(() => setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  const rows = useWindowVirtualizer({ ...useRowOptions(props), scrollMargin: Math.round(top) });
  return (
    <div ref={place}>
      <DrawnRows {...props} virtual={rows} />
    </div>
  );
}
