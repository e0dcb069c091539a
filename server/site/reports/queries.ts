import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import type { decideReports, listReportCases, ReportCase, reportProject } from '#contract/site/reports.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { append } from '#domain/core/long-lists.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { ReportTarget } from '#domain/site/reports/reports.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { asJson, type Fragment } from '../../platform/database/fragment.ts';
import { type DecidedCase, tellReporters } from './tell-reporters-queries.ts';

/** What is reported: ids of where it is, its author and its text. */
export type Reported = {
  target: ReportTarget;
  project?: number;
  section?: number;
  string?: number;
  translation?: number;
  comment?: number;
  author?: number | undefined;
  text: string;
};

/** The name of what is reported, the same for each report on it. */
function keyOf({ target, project, string, translation, comment, author }: Reported): string {
  const id = { project, string, translation, comment, profile: author }[target];
  return `${target} ${project ?? ''} ${id}`;
}

/**
 * Stores a report. The first one on a thing opens a case; a user's further ones on it change their first. False if the user
 * has made too many within a day (reports.3).
 */
export function storeReport(
  sql: Sql,
  reporter: number,
  reported: Reported,
  { reason, note }: BodyOf<typeof reportProject>,
): Promise<boolean> {
  const { target, project, section, string, translation, comment, author, text } = reported;
  return sql
    .begin(async (tx) => {
      // One report of a user at a time, so that they are counted.
      await lockUser(tx, reporter);
      const [opened] = await tx<{ id: number }[]>`
      INSERT INTO report_cases AS c
        (key, target, project_id, section_id, string_id, translation_id, comment_id, author_id, text)
      VALUES (${keyOf(reported)}, ${target}, ${project ?? null}, ${section ?? null}, ${string ?? null},
        ${translation ?? null}, ${comment ?? null}, ${author ?? null}, left(${text}, ${SERVICE_LIMITS.reportedText}))
      ON CONFLICT (key) WHERE decision IS NULL DO UPDATE SET target = c.target
      RETURNING id`;
      await tx`
      INSERT INTO reports (case_id, reporter_id, reason, note) VALUES (${opened?.id ?? 0}, ${reporter}, ${reason}, ${note})
      ON CONFLICT (case_id, reporter_id) DO UPDATE SET reason = excluded.reason, note = excluded.note`;
      const [attempts] = await tx<{ amount: number }[]>`
      SELECT count(*)::int AS amount FROM reports
      WHERE reporter_id = ${reporter} AND created_at > now_ms() - ${SERVICE_LIMITS.reportsWindow}::bigint`;
      if ((attempts?.amount ?? 0) <= SERVICE_LIMITS.reportsInWindow) return true;
      throw new TooManyReports();
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyReports) return false;
      throw error;
    });
}

/** Rolls back a report that is one too many. */
class TooManyReports extends Error {}

/** A page of what was reported: open cases or decided ones, newest first. */
export function reportCases(sql: Sql, { state, limit, before }: QueryOf<typeof listReportCases>) {
  const page = sql`(decision IS NULL) = ${state === 'open'} ${before === undefined ? sql`` : sql`AND id < ${before}`}`;
  return casesWhere(sql, page, limit);
}

/**
 * Decides a case that is open, with an entry in the site's log; undefined if there is none. `isDone` is false if it was decided
 * already, as the case says.
 */
export async function decideCase(
  sql: Sql,
  id: number,
  actor: number,
  { decision, note }: BodyOf<typeof decideReports>,
): Promise<{ isDone: boolean; decidedCase: ReportCase; reporters: number[] } | undefined> {
  const reporters: number[] = [];
  // Several statements, because on a distributed database the case is on the coordinator and the log on every server.
  const isDone = await sql.begin(async (tx) => {
    reporters.length = 0;
    const [decided] = await tx<DecidedCase[]>`
      UPDATE report_cases SET decision = ${decision}, decided_at = now_ms(), decided_by = ${actor}, decision_note = ${note}
      WHERE id = ${id} AND decision IS NULL
      RETURNING id, target, project_id, section_id, string_id, translation_id, comment_id, author_id, decided_at`;
    if (!decided) return false;
    const acts = asJson({ decision: [null, decision], target: [null, decided.target] });
    const data = tx`jsonb_build_object('n', ${String(id)}::text, 'acts', ${acts}::jsonb)`;
    await tx`
      WITH done AS (SELECT 1 AS one)
      ${siteLogStep('decideReports', { actor, user: decided.author_id ?? undefined, data })}`;
    append(reporters, await tellReporters(tx, decided, actor, decision));
    const facts = { case: id, target: decided.target, decision };
    await appendAudit(tx, { kind: 'decideReports', actor, user: decided.author_id, facts });
    return true;
  });
  const [decidedCase] = await casesWhere(sql, sql`id = ${id}`, 1);
  return decidedCase && { isDone, decidedCase, reporters };
}

/** SQL: the id and name of a user, as JSON; null if there is none. */
const userName = (sql: Sql, id: Fragment) =>
  sql`(SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = ${id})`;

const casesWhere = (sql: Sql, which: Fragment, limit: number) => sql<ReportCase[]>`
  SELECT c.id, c.target, c.section_id, c.string_id, c.translation_id, c.comment_id, c.text, c.created_at,
    c.decision, c.decided_at, c.decision_note, ${userName(sql, sql`c.decided_by`)} AS decided_by,
    ${userName(sql, sql`c.author_id`)} AS author,
    CASE WHEN c.project_id IS NOT NULL THEN json_build_object('id', c.project_id, 'name', coalesce(
      (SELECT p.name FROM projects p WHERE p.id = c.project_id), '')) END AS project,
    (SELECT count(*)::int FROM reports r WHERE r.case_id = c.id) AS reports_amount,
    (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT ${userName(sql, sql`r.reporter_id`)} AS reporter, r.reason, r.note, r.created_at
      FROM reports r WHERE r.case_id = c.id ORDER BY r.created_at DESC, r.reporter_id LIMIT ${SERVICE_LIMITS.reportsListed}
    ) r) AS reports
  FROM (SELECT * FROM report_cases WHERE ${which} ORDER BY id DESC LIMIT ${limit}) c
  ORDER BY c.id DESC`;

/** Deletes cases that were decided long ago, with their reports. */
export async function sweepReports(sql: Sql): Promise<void> {
  await sql`
    WITH old AS (
      DELETE FROM report_cases WHERE decided_at < now_ms() - ${SERVICE_LIMITS.decidedReportsKept}::bigint RETURNING id
    )
    DELETE FROM reports WHERE case_id IN (SELECT id FROM old)`;
}

/** The present texts of what is reported. */
export const READ_TARGET = {
  async project(sql: Sql | Transaction, project: number) {
    const [row] = await sql<{ name: string; description: string; owner_id: number | null }[]>`
      SELECT name, description, (
        SELECT user_id FROM members m WHERE m.project_id = p.id AND m.role_id = ${OWNER_ROLE}
      ) AS owner_id FROM projects p WHERE id = ${project}`;
    return row;
  },
  async string(sql: Sql | Transaction, project: number, id: number) {
    const [row] = await sql<{ text: string }[]>`
      SELECT text FROM strings WHERE project_id = ${project} AND id = ${id}`;
    return row?.text ?? '';
  },
  async translation(sql: Sql | Transaction, project: number, id: number) {
    const [row] = await sql<{ text: string }[]>`
      SELECT text FROM translations WHERE project_id = ${project} AND id = ${id}`;
    return row?.text ?? '';
  },
};
