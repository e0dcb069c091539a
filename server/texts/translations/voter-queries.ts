import type { UserName } from '#contract/core/user-name.ts';
import { type IdRuns, idRuns } from '../../core/content/id-runs.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** The voters for and against a translation, in the order of their votes. */
export type Voters = Record<'votes_plus' | 'votes_minus', UserName[]>;

type Vote = UserName & { translation_id: number; is_minus: boolean };

/**
 * SQL: the translations `t` of the strings in some runs. Each run is one range of the index, whatever statistics know of the
 * project (docs/decisions/031).
 */
export const translationsInRuns = (project: number, { firsts, lasts }: IdRuns): Fragment => fragment`
  unnest(${firsts}::bigint[], ${lasts}::bigint[]) AS run (first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM translations WHERE project_id = ${project} AND string_id BETWEEN run.first AND run.last OFFSET 0) t`;

/** The voters on the translations of some strings, and of few others, by translation. */
export async function votersOf(
  sql: Sql | Transaction,
  project: number,
  strings: readonly number[],
): Promise<Map<number, Voters>> {
  const votes = await sql<Vote[]>`
    SELECT v.translation_id, v.is_minus, u.id, u.username
    FROM (
      SELECT v.* FROM ${translationsInRuns(project, idRuns(strings))}
        CROSS JOIN LATERAL (SELECT * FROM votes WHERE project_id = ${project} AND translation_id = t.id OFFSET 0) v
      WHERE t.votes_plus + t.votes_minus > 0
      -- Their users are joined afterwards: else a small table of users would be read for each vote.
      OFFSET 0
    ) v JOIN users u ON u.id = v.user_id
    ORDER BY v.created_at, u.id`;
  const voters = new Map<number, Voters>();
  for (const { translation_id, is_minus, id, username } of votes) {
    const votersOfIt = voters.get(translation_id) ?? { votes_plus: [], votes_minus: [] };
    (is_minus ? votersOfIt.votes_minus : votersOfIt.votes_plus).push({ id, username });
    voters.set(translation_id, votersOfIt);
  }
  return voters;
}
