import type { Transaction } from '../../platform/database/connect.ts';
import { BANNED } from '../content/ban-queries.ts';
import type { UseAsOf } from '../quotas/queries.ts';
import { type LoadedProject, pathQuery } from './queries.ts';

/** A project as a user has it who makes no request now, and what is denied to them. Undefined: it is gone, or they are banned. */
export async function loadProjectFor(
  tx: Transaction,
  project: number,
  user: number,
  use: UseAsOf = 'folded',
): Promise<{ project: LoadedProject; limitations: number } | undefined> {
  const [row] = await tx<{ project: LoadedProject; limitations: number }[]>`
    WITH me AS MATERIALIZED (
      SELECT id, limitations FROM users WHERE id = ${user} AND NOT ${BANNED}
    ), path AS MATERIALIZED (${pathQuery(project, {}, { use })})
    SELECT row_to_json(path) AS project, (SELECT limitations FROM me) AS limitations
    FROM path WHERE EXISTS (SELECT FROM me) AND path.hidden_at IS NULL`;
  return row;
}
