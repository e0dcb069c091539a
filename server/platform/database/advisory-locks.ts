/** The keys of PostgreSQL's advisory locks, in one table because two uses of one key would wait for each other. */
export const ADVISORY_LOCKS = {
  /** Servers of one database migrate it one after the other. */
  migrate: 7_203_114_966,
  /** While there is no user, sign-ups happen one after the other, so that exactly one becomes the site administrator. */
  firstUser: 7_203_114_967,
  /** Only one server folds deltas at a time. */
  foldDeltas: 7_203_114_968,
  /** Changes of users' access happen one after the other, so that two site administrators can't revoke each other's right. */
  userAccess: 7_203_114_969,
  /** Announcements are added one after the other, so that there are never more than may be stored. */
  announcements: 7_203_114_992,
  /** Entries of the audit log are appended one after the other. It is taken last in a transaction. */
  auditLog: 7_203_114_974,
} as const;
