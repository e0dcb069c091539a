/** What the audit log has (administration.11): bans, restrictions and rights of users, decisions of reports, deletions, codes. */
export const AUDIT_KINDS = [
  'access',
  'passwordLink',
  'removeProfile',
  'decideReports',
  'askDeletion',
  'cancelDeletion',
  'deleteUser',
  'deleteProject',
  'undeleteProject',
  'hideProject',
  'restoreProject',
  'addCode',
  'deleteCode',
  'adminSecondFactor',
  'addAnnouncement',
  'editAnnouncement',
  'deleteAnnouncement',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** A fact of an entry: an id, a number, a mark or a word of the service, or its value before and after. */
type Fact = number | string | boolean | null;
export type AuditFacts = Readonly<Record<string, Fact | readonly [before: Fact, after: Fact]>>;
