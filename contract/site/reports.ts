import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { REPORT_DECISIONS, REPORT_REASONS, REPORT_TARGETS } from '#domain/site/reports/reports.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, replyList, text } from '../core/values.ts';
import * as routes from './reports.routes.ts';

const body = z.object({
  reason: z.enum(REPORT_REASONS),
  /** What site administrators should know. */
  note: text(LIMITS.hiddenReason).default(''),
});

/** A report on a case. */
const Report = z.object({
  /** Null if the user was deleted. */
  reporter: UserName.nullable(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  created_at: z.int(),
});

/** What was reported, with all reports on it until it is decided (reports.4). */
export const ReportCase = z.object({
  id: z.int(),
  target: z.enum(REPORT_TARGETS),
  /** Where it is; null for a profile. */
  project: z.object({ id: z.int(), name: z.string() }).nullable(),
  section_id: z.int().nullable(),
  string_id: z.int().nullable(),
  translation_id: z.int().nullable(),
  comment_id: z.int().nullable(),
  /** Who wrote it; null for a string, whose source has no author, and if the user was deleted. */
  author: UserName.nullable(),
  /** Its text when it was first reported, cut at SERVICE_LIMITS.reportedText. */
  text: z.string(),
  /** When it was first reported. */
  created_at: z.int(),
  /** The newest ones. */
  reports: replyList(Report, SERVICE_LIMITS.reportsListed),
  reports_amount: z.int(),
  /** Null while it is open. */
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decided_at: z.int().nullable(),
  decided_by: UserName.nullable(),
  decision_note: z.string(),
});
export type ReportCase = z.infer<typeof ReportCase>;

export const reportProject = endpoint(routes.reportProject, {
  summary: 'Report a project to the site administrators',
  body,
  isPersonal: true,
});

export const reportString = endpoint(routes.reportString, {
  summary: 'Report the source text of a string to the site administrators',
  body,
  isPersonal: true,
});

export const reportTranslation = endpoint(routes.reportTranslation, {
  summary: 'Report a translation to the site administrators',
  body,
  isPersonal: true,
});

export const reportComment = endpoint(routes.reportComment, {
  summary: 'Report a comment to the site administrators',
  body,
  isPersonal: true,
});

export const reportUser = endpoint(routes.reportUser, {
  summary: 'Report a user’s profile to the site administrators',
  body,
  isPersonal: true,
});

export const listReportCases = endpoint(routes.listReportCases, {
  summary: 'List what was reported, newest first (site administrators)',
  query: z.object({
    state: z.enum(['open', 'decided']).default('open'),
    limit: integerParam(SERVICE_LIMITS.reportsPage).default(SERVICE_LIMITS.reportsPageDefault),
    /** Id of the last case of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(ReportCase, SERVICE_LIMITS.reportsPage.max),
});

export const decideReports = endpoint(routes.decideReports, {
  summary: 'Decide all reports on one thing; removing it is a call of its own (site administrators)',
  body: z.object({
    decision: z.enum(REPORT_DECISIONS),
    note: text(LIMITS.hiddenReason).default(''),
  }),
  reply: ReportCase,
  status: 200,
});
