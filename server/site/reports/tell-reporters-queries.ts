import { append } from '#domain/core/long-lists.ts';
import type { ReportDecision, ReportTarget } from '#domain/site/reports/reports.ts';
import { deliver, NAMED_RECIPIENTS, SITE } from '../../notices/notifications/deliver-queries.ts';
import { newNotification } from '../../notices/notifications/from-events.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** A case that has just been decided. */
export type DecidedCase = {
  id: number;
  target: ReportTarget;
  project_id: number | null;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  author_id: number | null;
  decided_at: number;
};

/** The most reporters that one statement tells. */
const AT_ONCE = NAMED_RECIPIENTS;

/** No user: reporters don't learn which administrator decided. */
const NOBODY = 0;

/**
 * Tells those who reported what a case is about of its decision, except who decided it (reports.9). Returns whom it told. A case has no
 * log entry, so the notification has its id as a negative number.
 */
export async function tellReporters(
  tx: Transaction,
  { id, author_id, decided_at, project_id, target, ...place }: DecidedCase,
  decidedBy: number,
  decision: ReportDecision,
): Promise<number[]> {
  const reporters: number[] = [];
  const user = target === 'profile' ? author_id : null;
  const about = { ...place, id: -id, at: decided_at, actor_id: NOBODY };
  let last = 0;
  let users: number[];
  do {
    const rows = await tx<{ reporter_id: number }[]>`
      SELECT reporter_id FROM reports WHERE case_id = ${id} AND reporter_id > ${last} ORDER BY reporter_id LIMIT ${AT_ONCE}`;
    users = rows.map(({ reporter_id }) => reporter_id);
    last = users.at(-1) ?? last;
    const others = users.filter((reporter) => reporter !== decidedBy);
    const decided = newNotification('reportDecided', about, {
      users: others,
      data: { report: { target, decision, user } },
    });
    append(reporters, await deliver(tx, project_id ?? SITE, [decided]));
  } while (users.length === AT_ONCE);
  return reporters;
}
