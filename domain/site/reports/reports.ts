/** What can be reported (reports.1). */
export const REPORT_TARGETS = ['project', 'string', 'translation', 'comment', 'profile'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** Why (reports.2). */
export const REPORT_REASONS = ['spam', 'abuse', 'copyright', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a site administrator decides (reports.6). */
export const REPORT_DECISIONS = ['removed', 'dismissed'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
