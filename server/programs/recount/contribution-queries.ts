import type { Sql } from '../../platform/database/connect.ts';
import { disableTimeout } from '../../platform/database/deadline.ts';
import { changeShardsInTurn } from '../../platform/database/shards-in-turn.ts';
import { CONTRIBUTIONS, contributionsIn } from '../../projects/statistics/contribution-queries.ts';

/**
 * Counts contributions anew from the log, up to the position of the consumer, and corrects wrong ones (operations.14).
 * Only the consumer waits meanwhile. On a distributed database a statement is run in steps, so one snapshot is taken for all:
 * an event that gets its position between two steps would be counted before the consumer has come to it.
 */
export function recountContributions(sql: Sql): Promise<number> {
  return sql.begin('ISOLATION LEVEL REPEATABLE READ', async (tx) => {
    await changeShardsInTurn(tx);
    await disableTimeout(tx);
    await tx`LOCK TABLE event_cursors IN SHARE ROW EXCLUSIVE MODE`;
    const [corrected] = await tx<{ amount: number }[]>`
      WITH late AS (
        SELECT project_id, log_id FROM unordered_events
        UNION ALL
        SELECT o.project_id, unnest(o.log_ids[greatest(coalesce(c.position, 0) - o.before, 0) + 1:])
        FROM (SELECT project_id, log_ids, position - cardinality(log_ids) AS before FROM event_order OFFSET 0) o
          LEFT JOIN event_cursors c ON c.project_id = o.project_id AND c.consumer = ${CONTRIBUTIONS.name}
      ), counted AS MATERIALIZED (
        ${contributionsIn(tx`log l WHERE NOT EXISTS (
          SELECT FROM late WHERE late.project_id = l.project_id AND late.log_id = l.id)`)}
      ), changed AS (
        INSERT INTO contributions AS c (project_id, day, user_id, translations, approves, comments)
        SELECT project_id, day, user_id, translations, approves, comments FROM counted
        ON CONFLICT (project_id, day, user_id) DO UPDATE SET translations = excluded.translations,
          approves = excluded.approves, comments = excluded.comments
        WHERE (c.translations, c.approves, c.comments) <> (excluded.translations, excluded.approves, excluded.comments)
        RETURNING 1
      ), removed AS (
        DELETE FROM contributions c WHERE NOT EXISTS (
          SELECT FROM counted WHERE counted.project_id = c.project_id AND counted.day = c.day AND counted.user_id = c.user_id)
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM removed) AS amount`;
    return corrected?.amount ?? 0;
  });
}
