import type { QueryClient } from '@tanstack/react-query';
import { type Batch, getBatch } from '#contract/texts/batches.ts';
import { batchQuery } from '../../../data/queries/batches.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';

/** Milliseconds between two looks at a batch. After a failed one they double, and after so many in a row it is given up. */
const EVERY = 1000;
const TRIES = 8;

/**
 * Looks at a batch until it has ended (batches.4), whatever page is open by then. What it sees is in the cache for a dialog that shows
 * it; it is no fetch of the cache, which would end with the dialog.
 */
export async function endOfBatch(queries: QueryClient, project: number, batch: number): Promise<Batch> {
  for (let failed = 0; ; ) {
    try {
      const now = await call(getBatch, { params: { project, batch } });
      queries.setQueryData(batchQuery(project, batch).queryKey, now);
      if (now.ended_at !== null) return now;
      failed = 0;
    } catch (error) {
      const isFinal = error instanceof Failure && error.status >= 400 && error.status < 500;
      if (isFinal || failed >= TRIES) throw error;
      failed += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY * 2 ** failed));
  }
}
