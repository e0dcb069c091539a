import type { UserName } from '#contract/user-name.ts';
import type { Sql, Transaction } from '../database/connect.ts';

/** The voters for and against a translation, in the order of their votes. */
export type Voters = Record<'votes_plus' | 'votes_minus', UserName[]>;

type Vote = UserName & { translation_id: number; is_minus: boolean };

/** The voters on the translations of some strings, by translation, in one query. */
export async function votersOf(
  sql: Sql | Transaction,
  projectId: number,
  strings: readonly number[],
): Promise<Map<number, Voters>> {
  const votes = await sql<Vote[]>`
    SELECT v.translation_id, v.is_minus, u.id, u.username
    FROM translations t
      JOIN votes v ON v.project_id = t.project_id AND v.translation_id = t.id
      JOIN users u ON u.id = v.user_id
    WHERE t.project_id = ${projectId} AND t.string_id = ANY(${[...strings]}::bigint[])
    ORDER BY v.created_at, u.id`;
  const voters = new Map<number, Voters>();
  for (const { translation_id, is_minus, id, username } of votes) {
    const found = voters.get(translation_id) ?? { votes_plus: [], votes_minus: [] };
    (is_minus ? found.votes_minus : found.votes_plus).push({ id, username });
    voters.set(translation_id, found);
  }
  return voters;
}
