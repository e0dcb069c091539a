import type { KeptFormat } from '#domain/formats/kept-format.ts';
import type { Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/**
 * SQL: the frame columns of a string that moves between sections of different formats. The frame is set aside without
 * the notes, and one that was set aside is used again if it fits. `own`: its prefix without notes.
 */
export function movedFrame(
  tx: Transaction,
  from: KeptFormat | null,
  to: KeptFormat | null,
  own: string | null,
): Fragment {
  const fits = tx`coalesce(left_frame ->> 'format' = ${to}, false)`;
  // In a section without a file, a frame has no meaning.
  const kept =
    own === null || from === null
      ? tx`CASE WHEN ${fits} THEN NULL ELSE left_frame END`
      : tx`jsonb_build_object('format', ${from}::text, 'lead', ${own}::text, 'raw', raw)`;
  return tx`, lead = CASE WHEN ${fits} THEN left_frame ->> 'lead' END,
    raw = CASE WHEN ${fits} THEN left_frame ->> 'raw' END, left_frame = ${kept}`;
}
