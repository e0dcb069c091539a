/** The lists that a page can fetch again when an event names them. Each page knows which of them it shows. */
export const LIVE_TOPICS = [
  'project',
  'sections',
  'members',
  'assignments',
  'invites',
  'dictionary',
  'dismissals',
  'deleted',
  'log',
  'statistics',
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The effect of an event on the open pages of its project (live.2). */
export type LiveEffect = {
  /** Whether pages announce who did what: only for events that every reader of the texts may know of. */
  readonly isPublicEvent: boolean;
  /** What changed of its string: the row with its translations, or a comment on it. */
  readonly changes?: 'row' | 'comment';
  /** Whether the order of its section's strings changed, or which there are. */
  readonly isReordering?: true;
  /** Whether somebody may have lost access (live.5), so that the rights of open streams are checked again. */
  readonly revokesAccess?: true;
  /** The lists that changed, besides the log, which every entry changes. */
  readonly topics: readonly LiveTopic[];
};
