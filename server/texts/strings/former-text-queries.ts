import type { Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { type Marked, setReview } from './update-steps-queries.ts';

/** The most updates of a section that are looked at. */
const MOST_UPDATES = 100;

/**
 * Ends the need of review of translations whose string gets its former text back (translations.27): an update had taken
 * that text away and marked them. The strings are locked. The last update that marked a translation says for which text
 * it was written.
 */
export async function endReviewOfFormer(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  incoming: ReadonlyMap<number, string>,
): Promise<Marked> {
  if (incoming.size === 0) return setReview(tx, project, [], false, fragment`false`);
  const marked = await tx<{ id: number; string_id: number; text: string }[]>`
    WITH waiting AS MATERIALIZED (
      SELECT coalesce(array_agg(id), '{}') AS ids FROM strings
      WHERE project_id = ${project} AND id = ANY(${[...incoming.keys()]}::bigint[]) AND review_amount > 0
    ), events AS MATERIALIZED (
      SELECT coalesce(array_agg(event_id), '{}') AS ids FROM (
        SELECT event_id FROM source_versions
        WHERE project_id = ${project} AND section_id = ${section} AND is_update ORDER BY event_id DESC LIMIT ${MOST_UPDATES}
      ) latest
    )
    SELECT DISTINCT ON (flagged.id) flagged.id, c.string_id, c.before ->> 'text' AS text
    FROM source_changes c, unnest(c.flagged) AS flagged (id)
    WHERE c.project_id = ${project} AND c.event_id = ANY(ARRAY(SELECT unnest(ids) FROM events))
      AND c.string_id = ANY(ARRAY(SELECT unnest(ids) FROM waiting))
    ORDER BY flagged.id, c.event_id DESC`;
  const back = marked.filter(({ string_id, text }) => incoming.get(string_id) === text);
  return setReview(
    tx,
    project,
    [...new Set(back.map(({ string_id }) => string_id))],
    false,
    fragment`id = ANY(${back.map(({ id }) => id)}::bigint[])`,
  );
}
