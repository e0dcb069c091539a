import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ScrollBoxRows } from './BoxRows.tsx';
import { PageRows } from './PageRows.tsx';

/** When rows have a box of their own to scroll in. */
export const WIDE_PAGE = '(width >= 64em)';

/** A row to scroll to and focus, itself or its grip; a new object does so again. */
export type RowFocus = { readonly id: string; readonly isGrip?: boolean };

export type RowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Pixels that a row takes before it is measured. */
  height: (row: Row) => number;
  focused: RowFocus | undefined;
  /** A row that is drawn wherever the list is scrolled: one that is being dragged. */
  alwaysDrawn?: string | undefined;
  children: (row: Row, at: number) => ReactNode;
};

/**
 * A list of any length, of which the rows in view are drawn: on a wide page in a box of its own, else as part of the
 * page.
 */
export function VirtualRows<Row>(props: RowsProps<Row>) {
  const isWide = useMediaQuery(WIDE_PAGE, undefined, { getInitialValueInEffect: false });
  return isWide ? <ScrollBoxRows {...props} /> : <PageRows {...props} />;
}
