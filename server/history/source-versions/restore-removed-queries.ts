import { LOG_CODES } from '#domain/core/events/log.ts';
import { HAS_ONLY_INITIAL } from '../../core/content/string-count-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { insertKeptStrings } from '../../core/deletions/kept-row-queries.ts';
import { LOGGED_IDS, logSteps } from '../../core/events/record.ts';
import { STRING_STATE, stringRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import type { UpdateKey } from '../../texts/strings/update-record-queries.ts';

/** A string that an update deleted and that can be restored, by the log entry of its deletion. */
export type RemovedString = { event: number; id: number; bytes: number };

/** The strings that an update deleted, as far as they are still deleted; their deletions are locked. */
export const removedStrings = (tx: Transaction, { project, event }: UpdateKey) => tx<RemovedString[]>`
  SELECT event_id AS event, item_id AS id, coalesce((data ->> 'bytes')::bigint, 0) AS bytes FROM deletions
  WHERE project_id = ${project} AND NOT by_site AND event_id = ANY(ARRAY(
    SELECT id FROM log WHERE project_id = ${project} AND batch = ${event} AND w = ${LOG_CODES.deleteString}))
  ORDER BY event_id FOR UPDATE`;

const NOTHING = { translated: 0, approved: 0, initial: 0, needingReview: 0, translations: 0, bytes: 0 };

/** Restores strings with all that was in them at sort keys, each as a part of an undo; returns what is in them. */
export async function restoreRemoved(
  tx: Transaction,
  { project, section, actor, origin }: SectionTarget,
  strings: readonly RemovedString[],
  places: ReadonlyMap<number, number>,
): Promise<typeof NOTHING> {
  if (strings.length === 0) return NOTHING;
  const event = strings.map((string) => string.event);
  const ids = strings.map(({ id }) => id);
  const given = Object.fromEntries(ids.map((id) => [id, { place: places.get(id) ?? 0 }]));
  await insertKeptStrings(
    tx,
    { project, event },
    fragment`(${asJson(given)}::jsonb -> (kept.content ->> 'id'))`,
  );
  await tx`
    WITH done AS MATERIALIZED (
      SELECT id, place, ${STRING_STATE} FROM strings WHERE project_id = ${project} AND id = ANY(${ids}::bigint[])
    ),
    ${logSteps(
      'restoreString',
      project,
      {
        actor,
        section,
        origin,
        string: fragment`id`,
        data: fragment`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, text)))`,
      },
      { orderBy: fragment`id` },
    )},
    ${LOGGED_IDS},
    ${stringRevisions({
      editor: actor,
      from: fragment`
        SELECT ${project}::bigint AS project_id, id AS string_id, (SELECT ids FROM events)[row_number() OVER (ORDER BY id)] AS event_id,
          ${STRING_STATE}
        FROM done`,
    })}
    SELECT FROM done`;
  await tx`DELETE FROM deletions WHERE project_id = ${project} AND event_id = ANY(${event}::bigint[])`;
  const [back] = await tx<(typeof NOTHING)[]>`
    SELECT count(*) FILTER (WHERE translations_amount > 0)::int AS translated, count(approved_id)::int AS approved,
      count(*) FILTER (WHERE ${HAS_ONLY_INITIAL})::int AS initial, count(*) FILTER (WHERE review_amount > 0)::int AS "needingReview",
      coalesce(sum(translations_amount), 0)::int AS translations,
      coalesce(sum(own_bytes + inner_bytes), 0)::bigint AS bytes
    FROM strings s WHERE project_id = ${project} AND id = ANY(${ids}::bigint[])`;
  return back ?? NOTHING;
}
