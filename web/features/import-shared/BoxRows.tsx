import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { DrawnRows } from './DrawnRows.tsx';
import classes from './Rows.module.css';
import type { RowsProps } from './Rows.tsx';
import { useRowOptions } from './use-row-options.ts';

/** Rows that scroll in their own box. */
export function BoxRows<Row>(props: RowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ ...useRowOptions(props), getScrollElement: () => box.current });
  return (
    <div ref={box} className={classes.box}>
      <DrawnRows {...props} virtual={rows} />
    </div>
  );
}
