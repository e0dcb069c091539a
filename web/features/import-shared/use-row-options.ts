import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useMemo } from 'react';
import type { RowsProps } from './VirtualRows.tsx';

/** The options of a list for the virtualizer, which draws only the rows in view. */
export function useRowOptions<Row>({ rows, idOf, height, alwaysDrawn }: RowsProps<Row>) {
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
    // React 19 draws in time without being forced to.
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return keptAt < 0 || drawn.includes(keptAt) ? drawn : [...drawn, keptAt].sort((a, b) => a - b);
    },
  };
}
