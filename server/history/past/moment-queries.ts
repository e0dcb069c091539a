import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid } from '../../platform/http/failures.ts';
import { firstAfter } from '../log/search-queries.ts';

/** The moment of a time. Refuses times that are still to come, and those of which not everything is stored (past.3). */
export async function recordedMoment(sql: Sql | Transaction, project: number, at: number): Promise<Moment> {
  const moment = await momentOf(sql, project, at);
  if (at > moment.now) throw invalid('at', 'max');
  if (at < moment.since) throw conflict('at', 'notRecorded', moment.since);
  return moment;
}

/** Milliseconds by which the times of entries may be in another order than their ids: clocks of servers differ. */
const DISORDER = 5000;

/** A moment of a project. */
type Moment = {
  /** The id of its last entry; 0 if there was none. */
  event: number;
  /** The times of this entry and of the next one. */
  previous: number | null;
  next: number | null;
  /** From when on the project's past is stored; 0 if all of it is. */
  since: number;
  now: number;
};

/** Finds the last entry at or before a time, and from when on the past is stored. */
async function momentOf(sql: Sql | Transaction, project: number, at: number): Promise<Moment> {
  const [moment] = await sql<Moment[]>`
    SELECT coalesce(last.id, 0) AS event, last.at AS previous, now_ms() AS now,
      (SELECT at FROM log WHERE project_id = ${project} AND id > coalesce(last.id, 0) ORDER BY id LIMIT 1) AS next,
      coalesce((SELECT at FROM order_changes WHERE project_id = ${project} AND section_id = 0 AND event_id = 0), 0) AS since
    FROM (SELECT ${firstAfter(project, at + DISORDER)} AS id OFFSET 0) first LEFT JOIN LATERAL (
      SELECT id, at FROM log WHERE project_id = ${project} AND id < first.id AND at <= ${at} ORDER BY id DESC LIMIT 1
    ) last ON true`;
  return moment ?? { event: 0, previous: null, next: null, since: 0, now: 0 };
}
