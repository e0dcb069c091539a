import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid } from '../../platform/http/failures.ts';
import { type Moment, momentOf } from './moment-queries.ts';

/** The moment of a time. Refuses times that are still to come, and those of which not everything is stored (past.3). */
export async function recordedMoment(sql: Sql | Transaction, project: number, at: number): Promise<Moment> {
  const moment = await momentOf(sql, project, at);
  if (at > moment.now) throw invalid('at', 'max');
  if (at < moment.since) throw conflict('at', 'notRecorded', moment.since);
  return moment;
}
