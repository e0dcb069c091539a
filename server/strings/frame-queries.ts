import type { KeptFormat } from '#domain/formats/kept-format.ts';
import type { Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/**
 * What a string's frame becomes on its way from a section of one format to one of another, as columns to be set: it is kept
 * aside, without the notes, and one that was kept is taken up where it fits. `own`: its lead without notes.
 */
export function reframed(
  tx: Transaction,
  from: KeptFormat | null,
  to: KeptFormat | null,
  own: string | null,
): Fragment {
  const fits = tx`coalesce(left_frame ->> 'format' = ${to}, false)`;
  // What stands in a section that is no file any more belongs nowhere.
  const kept =
    own === null || from === null
      ? tx`CASE WHEN ${fits} THEN NULL ELSE left_frame END`
      : tx`jsonb_build_object('format', ${from}::text, 'lead', ${own}::text, 'raw', raw)`;
  return tx`, lead = CASE WHEN ${fits} THEN left_frame ->> 'lead' END,
    raw = CASE WHEN ${fits} THEN left_frame ->> 'raw' END, left_frame = ${kept}`;
}
