import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';
import type { ReportDecision, ReportTarget } from '#domain/site/reports/reports.ts';

/** A decided report: what was reported, by its author if it is a profile, and the decision. */
export type DecidedReport = { target: ReportTarget; decision: ReportDecision; user: number | null };

/** What the words of some kinds need besides what a notice is about: names of roles, statuses and actions, a decision, and a deadline. */
export type FactData = {
  role?: string | null;
  status?: string;
  action?: string;
  report?: DecidedReport;
  deadline?: string | null;
};

/** Something that users are told of, and whom it reaches. */
export type Fact = {
  kind: NotificationKind;
  /** The log entry that it is about, and its time and user. */
  log_id: number;
  at: number;
  actor_id: number;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  /** How many things happened. */
  amount: number;
  data: FactData;
  /** Those whom it concerns personally. */
  users: number[];
  /** Whether it reaches those who manage the members. */
  to_managers: boolean;
  /** Whether it reaches those who watch the project, and the sections and strings whose watchers it reaches. */
  to_project: boolean;
  sections: number[];
  strings: number[];
};
