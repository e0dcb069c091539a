/** Lists that a page fetches again when an event names them; each page knows which of them it shows. */
export const LIVE_TOPICS = [
  'project',
  'sections',
  'members',
  'invites',
  'dictionary',
  'log',
  'statistics',
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** What an event means to the open pages of its project (live.2). */
export type LiveEffect = {
  /** Whether pages say who did it, and to what: only where everyone who reads the texts may know. */
  readonly isPublicEvent: boolean;
  /** What of its string changed: the row with its translations, a comment on it, or both. */
  readonly changes?: 'row' | 'comment';
  /** Whether the strings of its section are others now, or in another order. */
  readonly isReordering?: true;
  /** Whether somebody may see less than before (live.5): the rights of open streams are checked again. */
  readonly revokesAccess?: true;
  /** Beside the log, which every line changes. */
  readonly topics: readonly LiveTopic[];
};
