import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { DrawnRows } from './DrawnRows.tsx';
import { useRowOptions } from './use-row-options.ts';
import classes from './VirtualRows.module.css';
import type { RowsProps } from './VirtualRows.tsx';

/** Rows that scroll in their own box. */
export function ScrollBoxRows<Row>(props: RowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ ...useRowOptions(props), getScrollElement: () => box.current });
  return (
    <div ref={box} className={classes.box}>
      <DrawnRows {...props} virtual={rows} />
    </div>
  );
}
